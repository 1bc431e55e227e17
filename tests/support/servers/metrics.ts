import { until } from '#infra/test-servers/programs.ts';

/** Returns a service's metrics for Prometheus, as text (prometheus.io, exposition formats). */
export async function metricsAt(url: string): Promise<string> {
  return (await fetch(url)).text();
}

/** Returns the value of a series; undefined where there is none. Labels may come in any order. */
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

/** Returns the names of the metrics in a service's text, with or without a value at the moment. */
export const namesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name));

/** Returns the names of metrics that rules, dashboards and manuals use; parts of a histogram by its name. */
export const namesUsedIn = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/\b(?:campbc|nodejs|process)_\w*[a-z]\b/g)].map(([name]) =>
      name.replace(/_(?:bucket|sum|count)$/, ''),
    ),
  );

/** Returns the number of rounds that a worker of an API has ended. */
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
