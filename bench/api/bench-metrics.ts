import { me } from '@camp/contracts/account/session';
import { freePort } from '#infra/site/ports.ts';
import type { Bench } from '#bench/bench-run.ts';
import { besidePeer } from '#bench/servers/loader.ts';
import { signedInApi } from '#bench/servers/signed-in.ts';
import { startMeasuredApi, startStores } from '#bench/servers/stores.ts';

const people = 64;
const usualRounds = 8;
const seconds = 3;

/**
 * Measures what METRICS_PORT costs when the API is asked who is signed in: two processes over one database, with
 * and without it, take turns.
 */
export const benchMetrics: Bench = async (run, started) => {
  const { databaseUrl, environment } = await startStores(started);
  const start = async (name: string, METRICS_PORT: string) => {
    const api = await startMeasuredApi(started, { ...environment, METRICS_PORT });
    return { ...(await signedInApi(api, { databaseUrl, people })), name };
  };
  const without = await start('without', '');
  const counted = await start('with', String(await freePort()));
  await run.measure('metrics', (within) =>
    besidePeer(within, [without, counted], {
      title: `GET ${me.path}, with and without METRICS_PORT`,
      rounds: run.rounds(usualRounds),
      load: { seconds },
      peer: without,
    }),
  );
};
