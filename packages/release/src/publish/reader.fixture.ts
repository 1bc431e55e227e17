import { publisherIn } from '#built-app.fixture.ts';
import { appsOf } from '#document/content.ts';
import { liveDocument } from '#store/verified-documents.ts';

/*
 * A process that reads what is live, over and over, until it has read so often and seen so many
 * generations: `reader.fixture.ts <root> <times> <generations>`. Reports what it saw.
 */
const [root = '', times = '0', generations = '0'] = process.argv.slice(2);
const { store, keys } = publisherIn(root);
const seen = new Set<number>();
let unverified = 0;
let mixed = 0;
for (let reads = 0; reads < Number(times) || seen.size < Number(generations); reads += 1) {
  const live = await liveDocument(store, keys);
  if (!live) {
    unverified += 1;
    continue;
  }
  seen.add(live.generation);
  const versions = new Set(appsOf(live).map(({ release }) => release.version));
  if (versions.size > 1) mixed += 1;
}
process.stdout.write(JSON.stringify({ unverified, mixed, generations: seen.size }));
