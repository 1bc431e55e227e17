import { buildMembers } from '@camp/build/build';
import { memberNames } from '@camp/build/members';

const startedAt = Date.now();
await buildMembers(memberNames, (member) => console.log(`built ${member}`));
console.log(`Shell and remotes are built (${Date.now() - startedAt} ms).`);
