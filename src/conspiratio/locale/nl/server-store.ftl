# De database en de reservekopieën: wat er in de weg staat en wat de beheerder kan doen.

error-database-url = “{ $found }” is geen adres van een database. Het ziet eruit als sqlite:////map/conspiratio.sqlite of postgresql://naam:wachtwoord@computer/database.
error-database-full = De schijf van de server is vol; er is niets gewijzigd. De beheerder moet ruimte maken.
error-database-damaged = De database van de server is beschadigd of de schijf hapert; er is niets gewijzigd. De beheerder moet ernaar kijken.
error-database-readonly = De database van de server kan alleen gelezen worden; er is niets gewijzigd. De beheerder moet kijken waarom: het bestand, de map en de schijf moeten beschrijfbaar zijn.
error-database-busy = De database van de server is bezig; er is niets gewijzigd. Probeer het zo nog eens.
error-database-refused = De server wordt niet in zijn database toegelaten. De beheerder moet de naam van de database, de gebruiker, het wachtwoord en de rechten nakijken.
error-database-away = De database van de server is nu niet bereikbaar; er is niets gewijzigd. Probeer het zo nog eens.
error-database-newer = De database komt van een nieuwere versie van dit programma (revisie { $found }). Installeer die versie; er is niets gewijzigd.
error-database-foreign = In de database staat een tabel “{ $table }” van een ander programma. Geef Conspiratio een eigen database; er is niets gewijzigd.
error-database-file-damaged = { $file } is beschadigd of geen database. Het bestand is gebleven zoals het is: zet het opzij en haal met “conspiratio restore BESTAND” een reservekopie terug.
error-migration-failed = { $database } kon niet bijgewerkt worden (revisie { $revision }). Alles is zoals het was; meld ons deze fout alsjeblieft.
error-data-in-use = De map { $folder } is in gebruik bij een andere Conspiratio-server. Stop die eerst, of kies een andere map met --data.
error-backup-nothing = In { $database } is niets om te bewaren: daar heeft nog geen server gedraaid.
error-backup-damaged = { $file } is beschadigd of geen reservekopie (bij { $where }); er is niets gewijzigd. Neem een andere reservekopie.
error-backup-newer = { $file } komt van een nieuwere versie van dit programma. Installeer die versie; er is niets gewijzigd.
error-restore-not-empty = { $database } is niet leeg; er is niets gewijzigd. Stop de server en neem een nieuwe database, of zet het oude bestand opzij.
