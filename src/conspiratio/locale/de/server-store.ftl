# Die Datenbank und ihre Sicherungen: was im Weg steht und was der Betreiber tun kann.

error-database-url = „{ $found }“ ist keine Adresse einer Datenbank. Sie sieht aus wie sqlite:////ordner/conspiratio.sqlite oder postgresql://name:passwort@rechner/datenbank.
error-database-full = Der Speicher des Servers ist voll; geändert wurde nichts. Der Betreiber muss Platz schaffen.
error-database-damaged = Die Datenbank des Servers ist beschädigt, oder ihr Speicher versagt; geändert wurde nichts. Der Betreiber muss nachsehen.
error-database-readonly = Die Datenbank des Servers lässt sich nur lesen; geändert wurde nichts. Der Betreiber muss nachsehen, warum: Datei, Ordner und Speicher müssen beschreibbar sein.
error-database-busy = Die Datenbank des Servers ist beschäftigt; geändert wurde nichts. Versuche es gleich noch einmal.
error-database-refused = Der Server wird nicht in seine Datenbank gelassen. Der Betreiber muss Namen der Datenbank, Benutzer, Passwort und Rechte prüfen.
error-database-away = Die Datenbank des Servers ist gerade nicht zu erreichen; geändert wurde nichts. Versuche es gleich noch einmal.
error-database-newer = Die Datenbank stammt von einer neueren Version dieses Programms (Stand { $found }). Installiere diese Version; geändert wurde nichts.
error-database-foreign = In der Datenbank gibt es die Tabelle „{ $table }“ eines anderen Programms. Gib Conspiratio eine eigene Datenbank; geändert wurde nichts.
error-database-file-damaged = { $file } ist beschädigt oder keine Datenbank. Die Datei blieb, wie sie ist: Lege sie beiseite und hole mit „conspiratio restore DATEI“ eine Sicherung zurück.
error-migration-failed = { $database } ließ sich nicht auf den neuesten Stand bringen ({ $revision }). Alles ist, wie es war; bitte melde diesen Fehler von uns.
error-data-in-use = Den Ordner { $folder } benutzt schon ein anderer Conspiratio-Server. Beende zuerst diesen, oder wähle mit --data einen anderen Ordner.
error-backup-nothing = In { $database } gibt es nichts zu sichern: Dort lief noch kein Server.
error-backup-damaged = { $file } ist beschädigt oder keine Sicherung (bei { $where }); geändert wurde nichts. Nimm eine andere Sicherung.
error-backup-newer = { $file } stammt von einer neueren Version dieses Programms. Installiere diese Version; geändert wurde nichts.
error-restore-not-empty = { $database } ist nicht leer; geändert wurde nichts. Beende den Server und nimm eine neue Datenbank, oder lege die alte Datei beiseite.
