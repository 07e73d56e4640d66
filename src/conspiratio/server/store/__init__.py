"""The database: schema, connections, migrations, backups."""
