import { until } from '#infra/test-servers/programs.ts';

/** What a service tells Prometheus, as text (prometheus.io, exposition formats). */
export async function metricsAt(url: string): Promise<string> {
  return (await fetch(url)).text();
}

/** The value of a series; undefined where there is none. Labels are in no order. */
export function valueOf(text: string, name: string, labels: object = {}): number | undefined {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  for (const line of text.split('\n')) {
    const [, found, given = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (found !== name) continue;
    const pairs = given.split(/,(?=\w+=")/).filter(Boolean);
    if (pairs.length === wanted.length && wanted.every((pair) => pairs.includes(pair)))
      return Number(value);
  }
  return undefined;
}

/** The names of the metrics in a text of a service, whether they have a value at the moment or not. */
export const namesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name));

/** The names of metrics that rules, dashboards and manuals use; a histogram's parts by its own name. */
export const namesUsedIn = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/\b(?:campbc|nodejs|process)_\w*[a-z]\b/g)].map(([name]) =>
      name.replace(/_(?:bucket|sum|count)$/, ''),
    ),
  );

/** Rounds that a worker of an API has ended. */
export async function roundsOf(worker: string, port: number): Promise<number> {
  const text = await metricsAt(`http://127.0.0.1:${port}/metrics`);
  return valueOf(text, 'campbc_worker_rounds_total', { worker }) ?? 0;
}

/** Waits until a worker of an API has begun and ended a round since this call. */
export async function roundPasses(worker: string, port: number): Promise<void> {
  const before = await roundsOf(worker, port);
  const hasPassed = async () => (await roundsOf(worker, port)) >= before + 2;
  await until(hasPassed, `A round of ${worker} passes`);
}
