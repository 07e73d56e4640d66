# Guests, accounts, sessions, addresses, bot accounts.

error-name-taken = Somebody else here has this name already, or one that looks like it. Choose another one.
error-chair-name-taken = An account here is called { $name }, or something that looks like it. Give the person who plays at your device another name.
error-account-already = You have an account already. You can change its password, or sign out first.
error-account-needed = This is only for accounts. Choose a password or make a passkey first.
error-person-gone = You are not signed in any more. Reload the page to go on.
error-sign-in-wrong = The name or the password is wrong. Check both and try again.
error-password-wrong = The old password is wrong. Try again.
error-session-missing = This session has ended already.
error-passkey-known = This passkey is registered already. Sign in with it, or make another one.
error-passkey-unknown = Nobody here has this passkey any more. Sign in another way.
error-passkey-missing = You have no such passkey. It may have been removed already.
error-last-way-in = Without this passkey you could not sign in any more. Choose a password or make another passkey first.
error-email-taken = Another account has this address. Choose a different one, or sign in to that account.
error-mail-link = This link is no longer good. Ask for a new one.
error-bots-need-account = Bots belong to accounts. Choose a password or make a passkey first.
error-bots-most = You can have at most { $most } bots. Remove one first.
error-bot-missing = You have no such bot. It may have been removed already.
