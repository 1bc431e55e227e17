import { me } from '@camp/contracts/account/session';
import type { BenchRun } from '#bench/bench-run.ts';
import { besidePeer, rateBeside } from '#bench/servers/loader.ts';
import { signedInApi } from '#bench/servers/signed-in.ts';
import { startMeasuredApi, startStores } from '#bench/servers/stores.ts';
import { judge } from '#bench/spreads.ts';
import { startEdge, startNginxProxy, startPlainProxy } from './peers.ts';

const usualRounds = 5;
const seconds = 3;
const people = 64;

const minShare = 0.7;

/** Measures how often a second the API says who is signed in: directly, and through the edge and other proxies. */
export async function throughEdge(run: BenchRun, started: AsyncDisposableStack) {
  const { databaseUrl, environment } = await startStores(started);
  const api = await startMeasuredApi(started, environment);
  const proxies = [
    await startEdge(started, api.url),
    await startPlainProxy(started, api.url),
    await startNginxProxy(started, api.url),
  ];
  const { cookies, ...ours } = await signedInApi(api, { databaseUrl, people });
  const direct = { ...ours, cookies, name: 'the API' };
  const through = proxies.map((proxy) => ({ ...proxy, cookies, name: `through ${proxy.name}` }));
  const figures = await besidePeer(started, [direct, ...through], {
    title: `GET ${me.path}, signed in`,
    rounds: run.rounds(usualRounds),
    load: { seconds },
    peer: direct,
  });
  const share = figures['through this edge']?.[rateBeside(direct.name)]?.median ?? 0;
  judge('Through the edge', share, { least: minShare });
  return figures;
}
