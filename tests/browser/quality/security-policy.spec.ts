import { expect } from '@playwright/test';
import { site, test } from '#tests/support/browser/browser.ts';
import { queryDatabase } from '#tests/support/people/database.ts';

test.use({
  expectedErrors: /Content Security Policy|Trusted/,
  expectedViolations: /./,
});

declare global {
  /** Set by code that was not refused. */
  var hasRun: boolean | undefined;
}

/** Trusted Types, as far as an attacker needs it; the browser's types do not have it yet. */
interface PolicyFactory {
  createPolicy: (name: string, rules: object) => unknown;
}

/** Runs in the page: makes the attack of a script that got in; returns the directive that refuses it. */
async function attack(name: string): Promise<string> {
  const foreignScript = new URL('https://evil.example/run.js').href;
  const code = 'globalThis.hasRun = true';
  const added = (tag: string, attributes = {}) => {
    const element = Object.assign(document.createElement(tag), attributes);
    document.body.append(element);
    return element;
  };
  const attacks: Record<string, () => unknown> = {
    'a foreign script': () => added('script', { src: foreignScript }),
    'a foreign module': () => import(foreignScript),
    'a file of ours that the release does not name': () =>
      added('script', { src: '/r/shell/run.js' }),
    'an inline script': () => added('script', { text: code }),
    'an event handler in an attribute': () => added('img').setAttribute('onerror', code),
    'code from a string': () => (Reflect.get(globalThis, 'eval') as (text: string) => void)(code),
    'a function from a string': () => (Reflect.construct(Function, [code]) as () => void)(),
    'markup from a string': () => (added('div').innerHTML = `<img src="data:," onerror="${code}">`),
    'a policy that lets anything through': () =>
      (Reflect.get(globalThis, 'trustedTypes') as PolicyFactory).createPolicy('mine', {}),
  };

  return new Promise<string>((resolve) => {
    addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {
      once: true,
    });
    /* Later: while a test's own code runs, the browser accepts strings as code. */
    setTimeout(
      () =>
        void Promise.resolve()
          .then(attacks[name])
          .catch(() => undefined),
    );
  });
}

/** Attacks, each with the directive that refuses it. */
const refusals = {
  'a foreign script': 'require-trusted-types-for',
  'a foreign module': 'script-src-elem',
  'a file of ours that the release does not name': 'require-trusted-types-for',
  'an inline script': 'require-trusted-types-for',
  'an event handler in an attribute': 'require-trusted-types-for',
  'code from a string': 'require-trusted-types-for',
  'a function from a string': 'require-trusted-types-for',
  'markup from a string': 'require-trusted-types-for',
  'a policy that lets anything through': 'trusted-types',
};

test('code from elsewhere, from strings and from markup is refused, and each refusal is reported [every-page-17]', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  for (const [name, directive] of Object.entries(refusals)) {
    await test.step(name, async () => expect(await page.evaluate(attack, name)).toBe(directive));
  }
  expect(await page.evaluate(() => globalThis.hasRun)).toBeUndefined();
  await expect
    .poll(reportedDirectives)
    .toEqual(expect.arrayContaining([...new Set(Object.values(refusals))]));
});

async function reportedDirectives(): Promise<unknown[]> {
  const rows = await queryDatabase(
    site,
    "SELECT DISTINCT reason FROM release_signals WHERE kind = 'violation'",
  );
  return rows.map(({ reason }) => reason);
}
