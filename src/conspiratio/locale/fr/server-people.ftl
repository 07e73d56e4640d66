# Invités, comptes, sessions, adresses, comptes de bots.

error-name-taken = Quelqu'un porte déjà ici ce nom, ou un nom qui lui ressemble à s'y méprendre. Choisissez-en un autre.
error-chair-name-taken = Un compte s'appelle déjà { $name } ici, ou presque pareil. Donnez un autre nom à la personne qui joue sur votre appareil.
error-account-already = Vous avez déjà un compte. Vous pouvez changer son mot de passe, ou d'abord vous déconnecter.
error-account-needed = Il faut un compte pour cela. Choisissez d'abord un mot de passe ou créez une clé d'accès.
error-person-gone = Vous n'êtes plus connecté. Rechargez la page pour continuer.
error-sign-in-wrong = Le nom ou le mot de passe est faux. Vérifiez les deux et réessayez.
error-password-wrong = L'ancien mot de passe est faux. Réessayez.
error-session-missing = Cette session est déjà terminée.
error-passkey-known = Cette clé d'accès est déjà enregistrée. Connectez-vous avec elle ou créez-en une autre.
error-passkey-unknown = Plus personne ici n'a cette clé d'accès. Connectez-vous autrement.
error-passkey-missing = Vous n'avez pas cette clé d'accès. Elle a peut-être déjà été retirée.
error-last-way-in = Sans cette clé d'accès, vous ne pourriez plus vous connecter. Choisissez d'abord un mot de passe ou créez une autre clé d'accès.
error-email-taken = Un autre compte a cette adresse. Choisissez-en une autre ou connectez-vous à ce compte.
error-mail-link = Ce lien n'est plus valable. Demandez-en un nouveau.
error-bots-need-account = Les bots appartiennent à des comptes. Choisissez d'abord un mot de passe ou créez une clé d'accès.
error-bots-most = Vous pouvez avoir au plus { $most } bots. Retirez-en d'abord un.
error-bot-missing = Vous n'avez pas ce bot. Il a peut-être déjà été retiré.
