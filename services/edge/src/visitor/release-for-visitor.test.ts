import { visitorWhere } from '@camp/release/document/visitor.fixture';
import { expect, test } from '@jest/globals';
import { canaryOf, page, startEdge } from '#edge.fixture.ts';

test('a visitor stays in the channel that was drawn; without a canary nothing is drawn', async () => {
  const canary = canaryOf('account', 50);
  const plain = await startEdge();
  const { url } = await startEdge({ canaries: [canary] });

  expect((await page(`${plain.url}/login`)).response.headers.get('set-cookie')).toBeNull();
  const drawn = (await page(`${url}/login`)).response.headers.get('set-cookie') ?? '';
  expect(drawn).toMatch(/^campbc_visitor=[\w-]{22}; Max-Age=31536000;.*HttpOnly; SameSite=Lax/);
  for (const [bucket, channel, version] of [
    [0, 'remote-account', '2'],
    [49, 'remote-account', '2'],
    [50, 'stable', '1'],
  ] as const) {
    const visitor = visitorWhere([canary, (own) => own === bucket]);
    const { html, response } = await page(`${url}/login`, { cookie: `campbc_visitor=${visitor}` });
    const inlined = /id="release">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(inlined)).toMatchObject({ channel, remotes: { account: { version } } });
    expect(inlined).not.toContain('canaries');
    expect(response.headers.get('set-cookie')).toBeNull();
  }
});

test('on a site over HTTPS the id belongs to this host, and one from before counts on [sign-in-16]', async () => {
  const canary = canaryOf('account', 50);
  const environment = { PUBLIC_URL: 'https://camp.example' };
  const { url } = await startEdge({ canaries: [canary], environment });
  const visitor = visitorWhere([canary, (own) => own === 0]);

  const drawn = (await page(`${url}/login`)).response.headers.get('set-cookie');
  const names = ['__Host-campbc_visitor', 'campbc_visitor'];
  const known = names.map((name) => page(`${url}/login`, { cookie: `${name}=${visitor}` }));

  expect(drawn).toMatch(/^__Host-campbc_visitor=[\w-]{22}; .*Path=\/;.* HttpOnly; Secure;/);
  for (const { html, response } of await Promise.all(known)) {
    expect(html).toContain('"channel":"remote-account"');
    expect(response.headers.get('set-cookie')).toBeNull();
  }
});

test('whoever names an id that was not drawn here gets a new one', async () => {
  const { url } = await startEdge({ canaries: [canaryOf('account', 50)] });

  for (const made of ['', '7', 'x'.repeat(21), 'x'.repeat(4_000), '<script>alert(1)</script>']) {
    const { response } = await page(`${url}/login`, { cookie: `campbc_visitor=${made}` });

    expect(response.headers.get('set-cookie')).toMatch(/^campbc_visitor=[\w-]{22};/);
  }
});

test('a visitor of two canaries has both, and each combination has the pages rendered for it', async () => {
  const [account, site] = [canaryOf('account', 50), canaryOf('public', 50)];
  const { url } = await startEdge({ canaries: [account, site] });
  const isIn = (bucket: number) => bucket < 50;
  const isOut = (bucket: number) => bucket >= 50;

  for (const [inAccount, inSite, channel, drawn] of [
    [isOut, isOut, 'stable', '<main>Welcome'],
    [isOut, isIn, 'remote-public', '<main>Tried'],
    /* These pages are missing: browsers draw them. */
    [isIn, isOut, 'remote-account', '<div id="root"></div>'],
    [isIn, isIn, 'remote-account+remote-public', '<div id="root"></div>'],
  ] as const) {
    const visitor = visitorWhere([account, inAccount], [site, inSite]);
    const { html } = await page(url, { cookie: `campbc_visitor=${visitor}` });

    expect(html).toContain(`"channel":"${channel}"`);
    expect(html).toContain(drawn);
  }
});
