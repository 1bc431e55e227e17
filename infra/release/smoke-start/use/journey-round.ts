import type { Journey, JourneyStep } from '@camp/contracts/site/journey';
import type { Finding } from '#infra/release/smoke-start/findings.ts';
import { type Stop, stopAt } from '#infra/release/smoke-start/plan.ts';
import type { Tab } from '#infra/release/smoke-start/tab.ts';

/** Longest time for a journey, in milliseconds, on a machine that does nothing else. */
const journeyMs = 10_000;

/** Takes the journeys that an app brings along. */
export class JourneyRound {
  readonly tab: Tab;

  constructor(tab: Tab) {
    this.tab = tab;
  }

  /** @returns the first step that cannot be taken, and what threw on the way. */
  async visit(stop: Stop): Promise<Finding[]> {
    const { journey } = stop;
    if (!journey) return [];
    const startedAt = Date.now();
    const within = (journeyMs / 5_000) * this.tab.settleTimeoutMs;
    const failed = (what: string): Finding[] => [
      { code: 'JOURNEY_FAILS', stop, what: `on the journey "${journey.name}", ${what}` },
    ];
    await this.tab.load(stop.address);
    for (const step of journey.steps) {
      const left = Math.max(1, startedAt + within - Date.now());
      const isTaken = await this.take(step, left).then(
        () => true,
        () => false,
      );
      const [incident] = this.tab.taken();
      if (incident) return failed(incident.what);
      if (!isTaken) return failed(`after ${Math.round(within / 1_000)} s, ${missing(step)}.`);
    }
    return [];
  }

  private async take(step: JourneyStep, timeout: number): Promise<void> {
    const { page } = this.tab;
    if ('press' in step) {
      const control = page.getByRole(step.press, { name: step.named });
      return control.first().click({ timeout });
    }
    if ('fill' in step) return page.getByLabel(step.fill).first().fill(step.with, { timeout });
    if ('see' in step)
      return page.getByText(step.see).filter({ visible: true }).first().waitFor({ timeout });
    await page.goBack({ timeout });
    return undefined;
  }
}

function missing(step: JourneyStep): string {
  if ('press' in step) return `no ${step.press} "${step.named}" can be pressed`;
  if ('fill' in step) return `no field "${step.fill}" can be filled`;
  if ('see' in step) return `"${step.see}" is not to be seen`;
  return 'Back leads nowhere';
}

/** Returns the journeys of apps, as stops. */
export const journeysOf = (
  remotes: Record<string, { journeys?: Journey[] | undefined }>,
  apps: readonly string[],
): Stop[] =>
  Object.entries(remotes)
    .filter(([name]) => apps.includes('shell') || apps.includes(`remote-${name}`))
    .flatMap(([name, { journeys = [] }]) =>
      journeys.map((journey): Stop => ({
        ...stopAt(`remote-${name}`, journey.at, journey.as ?? null),
        journey,
      })),
    );
