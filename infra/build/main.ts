import { buildApps } from '@camp/build/build';
import { appNames } from '@camp/build/apps';

const startedAt = Date.now();
await buildApps(appNames, (app) => console.log(`built ${app}`));
console.log(`Shell and remotes are built (${Date.now() - startedAt} ms).`);
