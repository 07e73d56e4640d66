# You and your account, settings of this device, and pages that one reaches by a link.

## You

web-me-show-password = Show the password
web-me-password-hint = At least 8 characters; four words that have nothing to do with each other are good.
web-me-welcome = Welcome back!
web-me-account-made = You have an account now.
web-me-account-passkey = Account with a passkey
web-me-no-passkeys = None yet. A passkey signs you in by finger, face or PIN.
web-me-passkey-made = Made on { $date }
web-me-passkey-sure = Really remove this passkey? You can't sign in with it any more.
web-me-used = last used on { $date }
web-me-never-used = never used
web-me-email-confirmed = { $email } is confirmed.
web-me-email-sure = Really remove your address? You will get no more mail when it is your turn, and a forgotten password can't be replaced.
web-me-this-device = this device
web-me-end-others-sure = Really sign out on all other devices?
web-me-push-here = In this browser
    .note = Also when no page of ours is open.
web-me-push-impossible = This browser can't do that, or not here.
web-me-mail-needs-address = Enter an e-mail address first.
web-me-digest-hour = At what time?
web-me-webhook-note = We send a short message to this address.
web-me-live = For live games too
    .note = Otherwise only where there is time to come back.
web-me-api = How it works
web-me-bot-name = Name of a new bot
web-me-token-sure = Really make a new token for { $name }? The old one ends at once.
web-me-bot-sure = Really remove { $name }? Where it plays, it resigns.
web-me-signed-out = You are signed out.
web-me-deleted = Everything about you is deleted.

## Settings

web-me-on-this-device = On this device.
web-me-look = Appearance
web-me-theme = Colours
web-me-theme-auto = like the device
web-me-theme-light = light
web-me-theme-dark = dark
web-me-contrast = Contrast
web-me-contrast-auto = like the device
web-me-contrast-more = high
web-me-motion = Motion
web-me-motion-auto = like the device
web-me-motion-none = none
web-me-at-table = At the table
web-me-sound = Sound
    .note = Two soft notes when it is your turn.
web-me-confirm = Ask before what can't be taken back
    .note = A question before such moves.
web-me-keys = Show the keys
    .note = Which key does what, beside the buttons.

## By a link

web-me-invitation = Invitation
web-me-invited = You are invited
web-me-invited-note = There is a seat for you. What shall we call you?
web-me-sitting-down = Your seat is being prepared…
web-me-confirm-note = Is this address yours? Then we can write to you.
