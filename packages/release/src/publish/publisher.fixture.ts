import { publisherIn } from '#built-app.fixture.ts';
import { publish } from './publish.ts';

/* A process that publishes builds, one after the other: `publisher.fixture.ts <root> <folder…>`. */
const [root = '', ...folders] = process.argv.slice(2);
const publisher = publisherIn(root);
for (const folder of folders)
  await publish(publisher, { folders: [folder], by: `process ${process.pid}` });
