import { test } from '#tests/support/browser/browser.ts';
import { join } from '#tests/support/people/join-journey.ts';
import { MariaDb } from '#infra/test-servers/mariadb.ts';
import { startRedis } from '#infra/test-servers/redis-server.ts';
import { startTestSite } from '#infra/test-servers/test-site.ts';

test('the same journey works on MariaDB and Redis', async ({ page }) => {
  test.setTimeout(120_000);
  const [database, redis] = await Promise.all([MariaDb.start(), startRedis()]);
  try {
    const site = await startTestSite({
      DATABASE_URL: await database.createDatabase('journey'),
      REDIS_URL: redis.url,
    });
    try {
      await join(page, site);
      /* A page that is still open goes on asking for newer versions. */
      await page.goto('about:blank');
    } finally {
      await site.stop();
    }
  } finally {
    await Promise.all([database.stop(), redis.stop()]);
  }
});
