import type { Browser } from 'playwright-core';
import { startTestSite } from '#infra/test-servers/test-site.ts';
import { startFederationDefaults } from './federation-defaults.ts';
import { startLimit } from './limit.ts';
import { startOneApp } from './one-app.ts';

/** One way to serve the same pages. */
export interface Variant {
  name: VariantName;
  url: string;
  /** Whether it has scripts, so that a click is answered in the page. */
  reacts: boolean;
  stop: () => Promise<void>;
}

export const variantNames = ['this site', 'no script', 'one app', 'federation defaults'] as const;
export type VariantName = (typeof variantNames)[number];

const nothing = () => Promise.resolve();

/** Starts those that are asked for, and the site itself, of which the others are made. */
export async function startVariants(
  browser: Browser,
  wanted: readonly VariantName[],
): Promise<{ variants: Variant[]; stop: () => Promise<void> }> {
  const site = await startTestSite();
  const all: Record<VariantName, () => Promise<Variant>> = {
    'this site': () =>
      Promise.resolve({ name: 'this site', url: site.url, reacts: true, stop: nothing }),
    'no script': () => startLimit(browser, site.url),
    'one app': () => startOneApp(site.url),
    'federation defaults': () => startFederationDefaults(site.url),
  };
  const variants: Variant[] = [];
  for (const name of wanted) variants.push(await all[name]());
  const stop = async () => {
    for (const variant of variants) await variant.stop();
    await site.stop();
  };
  return { variants, stop };
}
