# Vous et votre compte, les réglages de cet appareil, et les pages où mène un lien.

## Vous

web-me-show-password = Montrer le mot de passe
web-me-password-hint = Au moins 8 caractères ; quatre mots sans rapport entre eux conviennent bien.
web-me-welcome = Bon retour parmi nous !
web-me-account-made = Vous avez maintenant un compte.
web-me-account-passkey = Compte avec clé d'accès
web-me-no-passkeys = Aucune encore. Avec une clé d'accès, votre doigt, votre visage ou un code suffit.
web-me-passkey-made = Créée le { $date }
web-me-passkey-sure = Retirer vraiment cette clé d'accès ? Elle ne vous connectera plus.
web-me-used = dernier usage le { $date }
web-me-never-used = jamais utilisé
web-me-email-confirmed = { $email } est confirmée.
web-me-email-sure = Retirer vraiment votre adresse ? Plus de messages quand c'est à vous, ni d'aide pour un mot de passe oublié.
web-me-this-device = cet appareil
web-me-end-others-sure = Déconnecter vraiment tous les autres appareils ?
web-me-push-here = Dans ce navigateur
    .note = Même si aucune de nos pages n'est ouverte.
web-me-push-impossible = Ce navigateur ne le peut pas, ou pas ici.
web-me-mail-needs-address = Indiquez d'abord une adresse e-mail.
web-me-digest-hour = À quelle heure ?
web-me-webhook-note = Nous envoyons un court message à cette adresse.
web-me-live = Aussi pour les parties en direct
    .note = Sinon, seulement là où l'on a le temps de venir.
web-me-api = Mode d'emploi
web-me-bot-name = Nom d'un nouveau bot
web-me-token-sure = Créer vraiment un nouveau jeton pour { $name } ? L'ancien ne vaudra plus rien.
web-me-bot-sure = Retirer vraiment { $name } ? Il abandonnera ses parties.
web-me-signed-out = Vous êtes déconnecté.
web-me-deleted = Tout ce qui vous concerne est supprimé.

## Réglages

web-me-on-this-device = Sur cet appareil.
web-me-look = Apparence
web-me-theme = Couleurs
web-me-theme-auto = comme l'appareil
web-me-theme-light = claires
web-me-theme-dark = sombres
web-me-contrast = Contraste
web-me-contrast-auto = comme l'appareil
web-me-contrast-more = élevé
web-me-motion = Mouvement
web-me-motion-auto = comme l'appareil
web-me-motion-none = aucun
web-me-at-table = À la table
web-me-sound = Son
    .note = Deux notes douces quand c'est à vous.
web-me-confirm = Demander avant ce qui ne s'annule pas
    .note = Une question avant de tels coups.
web-me-keys = Montrer les touches
    .note = Quelle touche fait quoi, près des boutons.

## Par un lien

web-me-invitation = Invitation
web-me-invited = Une invitation pour vous
web-me-invited-note = Une place vous attend. Comment vous appeler ?
web-me-sitting-down = On prépare votre place…
web-me-confirm-note = Cette adresse est-elle la vôtre ? Alors nous pourrons vous écrire.
