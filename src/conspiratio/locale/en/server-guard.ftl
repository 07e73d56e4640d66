# What is refused at the door of the server, and what broke inside.

error-origin-foreign = This came from another website, so nothing was done. Open the game at its own address and try again.
error-origin-missing = It can't be told which page this came from, so nothing was done. Reload the page, or let a program send a token instead of a cookie.
error-host-unknown = This server doesn't answer to that address. Use the one its host gave you. The host can allow it with this line in server.toml: { $line }
error-proxy-untrusted = This came through a proxy that the server doesn't trust, so nothing was done. The host can trust it with this line in server.toml: { $line }
error-metrics-private = The metrics are for programs on the server's own machine, and for those who send the metrics_token of server.toml as a bearer token.
error-body-too-large = That is too large: at most { $kilobytes } KB are accepted here.
error-too-often = That was too often. Try again in { $minutes ->
    [0] { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
   *[other] { $minutes } minutes
}.
error-limit-unknown = There is no rate limit “{ $found }”. Choose one of: { $known }.
error-limit-form = The rate limit { $name } can't be read: “{ $found }”. It should look like “20/hour”.
error-bug-server = Something went wrong in the server itself. That is our mistake. Tell the host this number: { $number }.
