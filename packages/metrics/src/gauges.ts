import { Gauge, type Registry } from 'prom-client';

/** What a gauge says now; null where that is not known, and then it says nothing. */
type Read = () => number | null | Promise<number | null>;

/** A gauge without labels that is read when it is asked for. */
export function readGauge(registry: Registry, { name, help, read }: Described<Read>): void {
  const gauge: Gauge = new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const value = await read();
      if (value === null) gauge.remove();
      else gauge.set(value);
    },
  });
}

/** What a gauge says now, by the values of its label; a value that is left out is not told of. */
type ReadAll = () => Record<string, number> | Promise<Record<string, number>>;

/** The same with one label. */
export function readGauges(
  registry: Registry,
  { name, help, label, read }: Described<ReadAll> & { label: string },
): void {
  const gauge: Gauge = new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    async collect() {
      const values = Object.entries(await read());
      gauge.reset();
      for (const [value, count] of values) gauge.set({ [label]: value }, count);
    },
  });
}

interface Described<T> {
  name: string;
  help: string;
  read: T;
}
