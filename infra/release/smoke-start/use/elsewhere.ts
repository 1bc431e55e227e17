import type { Finding } from '#infra/release/smoke-start/findings.ts';
import type { Progress } from '#infra/release/smoke-start/observe-page.ts';
import type { Stop } from '#infra/release/smoke-start/plan.ts';
import type { Device, Tab } from '#infra/release/smoke-start/tab.ts';

/** All that usually differs from a publisher's own browser, at once. */
const elsewhere: Device = { isTouch: true, colorScheme: 'dark', timeZone: 'Pacific/Auckland' };
const said = 'by touch, in the dark theme, in the time zone of Auckland';

/** Widths of the window beside those of every look, in CSS pixels: a tablet, a small laptop, a wide screen. */
export const moreWidths = [768, 1_024, 1_920];

/** Loads a page as on another device and in another place, where the tab stays. @returns its faults there. */
export async function lookElsewhere(
  tab: Tab,
  stop: Stop,
  isThere: (progress: Progress) => boolean,
): Promise<Finding[]> {
  await tab.pretend(elsewhere);
  await tab.restore();
  await tab.load(stop.path).catch(() => undefined);
  const progress = await tab.settled((each) => isThere(each) || each.hasFallback);
  /* Calls of the page before, of a visitor who is no longer there, may be refused meanwhile. */
  const incident = tab.taken().find(({ status = 404 }) => status === 404);
  if (!incident && (isThere(progress) || progress.path !== stop.path)) return [];
  const what = `${said}, ${incident?.what ?? 'it is not there.'}`;
  return [{ code: 'PAGE_FAILS_ELSEWHERE', stop, what }];
}

/** Compares the page on screen with windows of several widths. @returns where it is wider. */
export async function tooWideIn(
  tab: Tab,
  stop: Stop,
  widths: readonly number[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const width of widths) {
    await tab.resize(width);
    await tab.settled(() => true);
    const seen = await tab.observe();
    const what = `at ${width} px it is ${seen.width} px wide, because of ${seen.widest}.`;
    if (seen.width > width) findings.push({ code: 'PAGE_TOO_WIDE', stop, what });
  }
  return findings;
}
