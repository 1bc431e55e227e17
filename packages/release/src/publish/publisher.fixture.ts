import { publisherIn } from '#built-app.fixture.ts';
import { publish } from './publish.ts';

/*
 * A process that publishes builds, one after the other: `publisher.fixture.ts <root> <folder…>`. With
 * DIE_AFTER it is killed when it has written so many files.
 */
const [root = '', ...folders] = process.argv.slice(2);
const publisher = publisherIn(root);
const { storage } = publisher.store;
const create = storage.create.bind(storage);
let left = Number(process.env['DIE_AFTER'] ?? Infinity);
storage.create = async (key, bytes) => {
  if (left === 0) process.kill(process.pid, 'SIGKILL');
  left -= 1;
  return create(key, bytes);
};
for (const folder of folders)
  await publish(publisher, { folders: [folder], by: `process ${process.pid}` });
