import type { Finding } from '#infra/release/smoke-start/findings.ts';
import type { Stop } from '#infra/release/smoke-start/plan.ts';
import type { Device, Tab } from '#infra/release/smoke-start/tab.ts';
import { stretchTexts } from './controls.ts';

/** All that usually differs from a publisher's own browser, at once. */
export const elsewhere: Device = {
  isTouch: true,
  colorScheme: 'dark',
  timeZone: 'Pacific/Auckland',
  reducedMotion: 'reduce',
};
export const saidOfElsewhere =
  'by touch, in the dark theme, with reduced motion, in the time zone of Auckland';

/** Widths of the window beside those of every look, in CSS pixels: a tablet, a small laptop, a wide screen. */
export const moreWidths = [768, 1_024, 1_920];
const narrow = 360;

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

/** The same on a phone with texts three times as long, as another language may have them. */
export async function tooWideWithLongTexts(tab: Tab, stop: Stop): Promise<Finding[]> {
  await tab.ask(stretchTexts, undefined);
  const findings = await tooWideIn(tab, stop, [narrow]);
  tab.taken();
  return findings.map((finding) => ({
    ...finding,
    what: `with texts three times as long, ${finding.what}`,
  }));
}
