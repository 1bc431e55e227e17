import { buildApps } from './build.ts';
import { appNames } from './apps.ts';

const startedAt = Date.now();
const named = process.argv.slice(2);
await buildApps(named.length > 0 ? named : appNames, (app) => console.log(`built ${app}`));
const built = named.length > 0 ? named.join(', ') : 'Shell and remotes';
console.log(`${built}: up to date (${Date.now() - startedAt} ms).`);
