import anyio, asyncio, pytest, logging
from sqlalchemy import text
from conspiratio.server.store.database import Database
async def test_leak(database_url):
    d=Database(database_url)
    slow = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50000) SELECT max(i) FROM n" if d.is_sqlite else "SELECT pg_sleep(30)"
    for door in (d.write, d.read):
        for n in range(40):
            async def go():
                async with door() as c:
                    await c.execute(text(slow))
            async with anyio.create_task_group() as g:
                g.start_soon(go)
                await asyncio.sleep(0.001*(n%10))
                g.cancel_scope.cancel()
        async with door() as c: assert (await c.execute(text("select 1"))).scalar()==1
        print(door.__name__, d._writer.pool.status(), d._reader.pool.status())
    if not d.is_sqlite:
        async with d.read() as c: print((await c.execute(text("select count(*) from pg_stat_activity where datname=current_database()"))).scalar())
    await d.close()
