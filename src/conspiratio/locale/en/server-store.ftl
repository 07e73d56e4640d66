# The database and its backups: what stands in the way, and what the host can do.

error-database-url = “{ $found }” is no address of a database. It looks like sqlite:////folder/conspiratio.sqlite or postgresql://user:password@host/database.
error-database-full = The server's disk is full; nothing was changed. The host has to make room.
error-database-damaged = The server's database is damaged or its disk is failing; nothing was changed. The host has to look after it.
error-database-readonly = The server's database can only be read; nothing was changed. The host has to see why: the file, its folder and the disk must be writable.
error-database-busy = The server's database is busy; nothing was changed. Try again in a moment.
error-database-refused = The server is not let into its database. The host has to check the name of the database, the user, the password and the rights.
error-database-away = The server's database can't be reached at the moment; nothing was changed. Try again in a moment.
error-database-newer = The database was made by a newer version of this program (revision { $found }). Install that version; nothing was changed.
error-database-foreign = The database holds a table “{ $table }” of another program. Give Conspiratio a database of its own; nothing was changed.
error-database-file-damaged = { $file } is damaged or no database. It was left as it is: move it away, then bring back a backup with “conspiratio restore FILE”.
error-migration-failed = { $database } could not be brought up to date (revision { $revision }). It is as it was before; please report this mistake of ours.
error-data-in-use = The folder { $folder } is in use by another Conspiratio server. Stop that one first, or choose another folder with --data.
error-backup-nothing = There is nothing to back up in { $database }: no server has run there yet.
error-backup-damaged = { $file } is damaged or no backup (at { $where }); nothing was changed. Use another backup.
error-backup-newer = { $file } was made by a newer version of this program. Install that version; nothing was changed.
error-restore-not-empty = { $database } is not empty; nothing was changed. Stop the server and restore into a new database, or move the old file away.
