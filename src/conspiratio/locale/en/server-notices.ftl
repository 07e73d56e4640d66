# Where notices may go: what is wrong with an address.

error-url-not-allowed = Notices cannot be sent to “{ $found }”. Give a whole address that begins with https:// and leads to a server on the public internet, without port, user name or password. Any other server has to be allowed by the host of this one.
error-url-unresolved = There is no server named “{ $found }” to be found. Check the spelling, or try again later.
error-allowed-host = “{ $found }” cannot be allowed for notices. Name a server like ntfy.lan or ntfy.lan:8080, without http:// and without a path.
error-email-invalid = “{ $found }” is not an e-mail address. One looks like claudia@example.org.
error-push-subscription = Your browser has given us an address for notices that does not work here. Turn notices off and on again.
