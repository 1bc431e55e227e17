import type { Browser } from 'playwright-core';
import { startTestSite, type TestSite } from '#infra/test-servers/test-site.ts';
import type { BenchRun } from '#bench/bench-run.ts';
import { startFederationDefaults } from './federation-defaults.ts';
import { startLimit } from './limit.ts';
import { startOneApp } from './one-app.ts';
import type { Variant, VariantName } from './variant.ts';

interface Options {
  run: BenchRun;
  started: AsyncDisposableStack;
  browser: Browser;
  only: readonly VariantName[];
}

/** Starts the site itself, and the variants that are asked for, which are made from it. */
export async function startVariants({
  run,
  started,
  browser,
  only,
}: Options): Promise<{ site: TestSite; variants: Variant[] }> {
  const site = await startTestSite();
  started.defer(() => site.stop());
  const all: Record<VariantName, () => Promise<Variant>> = {
    'this site': () => Promise.resolve({ name: 'this site', url: site.url, reacts: true }),
    'no script': () => startLimit(started, browser, site.url),
    'one app': () => startOneApp(started, site.url),
    'federation defaults': () => startFederationDefaults(started, site.url),
  };
  const variants: Variant[] = [];
  for (const name of only) {
    const variant = await run.attempt(`page: ${name}`, all[name]);
    if (variant) variants.push(variant);
  }
  return { site, variants };
}
