import { Gauge, type Registry } from 'prom-client';

/** Reads the present value of a gauge; null if it is not known, and then the gauge is left out. */
type Read = () => number | null | Promise<number | null>;

/** Adds a gauge without labels that is read when metrics are collected. */
export function readGauge(registry: Registry, { name, help, read }: GaugeOptions<Read>): void {
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

/** Reads the present values of a gauge, by the values of its label. Label values that are left out are not reported. */
type ReadAll = () => Record<string, number> | Promise<Record<string, number>>;

/** The same with one label. */
export function readGauges(
  registry: Registry,
  { name, help, label, read }: GaugeOptions<ReadAll> & { label: string },
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

interface GaugeOptions<T> {
  name: string;
  help: string;
  read: T;
}
