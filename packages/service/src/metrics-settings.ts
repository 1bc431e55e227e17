import * as z from 'zod';

const portSentence = 'Give a port from 1 to 65535, or leave it out for no metrics.';

/** Settings of a service's metrics, for its schema of settings. */
export const metricsSettings = {
  /** Port of the metrics, which are served nowhere else. If empty, nothing is counted. */
  METRICS_PORT: z.preprocess(
    (given) => (given === '' ? undefined : given),
    z.coerce
      .number(portSentence)
      .int(portSentence)
      .min(1, portSentence)
      .max(65_535, portSentence)
      .optional(),
  ),
  /** Address to serve them on, by default only this machine's own. Anyone who reaches it can read them. */
  METRICS_HOST: z.preprocess(
    (given) => given || '127.0.0.1',
    z.union([z.ipv4(), z.ipv6()], 'Give an address of this machine, such as 10.0.0.5.'),
  ),
};
