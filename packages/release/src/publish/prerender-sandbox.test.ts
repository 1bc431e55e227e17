import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { built, newPublisher } from '#built-app.fixture.ts';
import type { InlinedRelease } from '#document/release-document.ts';
import { renderInSandbox } from './prerender-process.ts';
import { publish } from './publish.ts';

/* A remote whose page tries to get out while it is rendered, and shows the result. */
const shellCode = `exports.shared = {};
  exports.render = async ({ remotes }) => JSON.stringify(await remotes.public.page());`;

const shell = () => built({ name: 'shell', prerenderer: shellCode });
const release: InlinedRelease = {
  generation: 0,
  createdAt: '',
  channel: 'stable',
  shell: {
    version: '1',
    url: '/r/shell/1/',
    entry: 'entry.js',
    styles: [],
    preload: [],
    provides: {},
    files: {},
  },
  remotes: {},
};

const routes = [{ path: '/', page: 'home', access: 'anyone', prerender: true }];
const remote = (prerenderer: string) => built({ name: 'remote-public', prerenderer, routes });

/** The value of an expression in a page that is rendered; `refused` if it throws. */
interface ExpressionResult {
  got?: string;
  refused?: string;
}

/** Renders one page that tries each expression after the other. */
async function shown(expressions: readonly string[]): Promise<ExpressionResult[]> {
  const publisher = newPublisher();
  const tried = expressions.map(
    (expression) => `await (async () => {
      try { return { got: String(await (${expression})) }; } catch (error) { return { refused: String(error) }; }
    })()`,
  );
  const code = `exports.page = async () => [${tried.join()}];`;
  const key = join(publisher.root, 'keys/release-private.pem');
  const folders = [shell(), remote(code.replace('KEY', key))];
  const { pages } = await publish(publisher, { folders, by: 'me' });
  const html = await publisher.store.readPage(pages?.['/']?.en ?? '');
  return JSON.parse(html ?? '[]') as ExpressionResult[];
}

const withoutModule = (name: string) => `Error: Pages are rendered without the module ${name}.`;

const escapes: [what: string, expression: string, sentence: string][] = [
  ['read the signing key', `require('node:fs').readFileSync('KEY')`, withoutModule('node:fs')],
  ['import the file system', `import('node:fs')`, 'A dynamic import callback was not'],
  ['start a program', `require('child_process').execSync('id')`, withoutModule('child_process')],
  ['start a thread', `require('worker_threads')`, withoutModule('worker_threads')],
  ['open a connection', `require('net').connect(80, '127.0.0.1')`, withoutModule('net')],
  ['fetch', `fetch('http://127.0.0.1/')`, 'ReferenceError: fetch is not defined'],
  [
    'open a web socket',
    `new WebSocket('ws://127.0.0.1/')`,
    'ReferenceError: WebSocket is not defined',
  ],
  ['read the environment', `JSON.stringify(process.env)`, 'ReferenceError: process is not defined'],
  [
    'get at modules behind our back',
    `globalThis.process.getBuiltinModule('fs')`,
    'TypeError: Cannot read',
  ],
  ['make code from text', `new Function('return process')()`, 'EvalError: Code generation'],
  ['evaluate text without a caller', `Promise.resolve("import('net')").then(eval)`, 'EvalError'],
  ['write to the terminal', `console._stderr.write('x')`, 'TypeError: Cannot read'],
];

let ends: ExpressionResult[] = [];

beforeAll(async () => {
  ends = await shown(escapes.map(([, expression]) => expression));
});

test.each(escapes.map(([what, _expression, sentence], index) => ({ what, sentence, index })))(
  'code that is rendered cannot $what',
  ({ index, sentence }) => {
    expect(ends[index]).toEqual({ refused: expect.stringContaining(sentence) });
  },
);

test('what the web interfaces leave among the globals leads to no network', async () => {
  let visits = 0;
  const server = createServer((_request, response) => {
    visits += 1;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const [told] = await shown([
    `(async () => {
    const found = Reflect.ownKeys(globalThis).filter((name) => typeof name === 'symbol' && globalThis[name]?.dispatch);
    for (const name of found) await globalThis[name].request({ origin: 'http://127.0.0.1:${port}', path: '/', method: 'GET' });
    return found.length;
  })()`,
  ]);

  expect(told).toEqual({ got: '0' });
  expect(visits).toBe(0);
  server.close();
});

test('what a page may use is there', async () => {
  const [told] = await shown([
    `[
    typeof require('stream').Readable, typeof require('util').promisify,
    require('crypto').createHash('md5').update('camp').digest('hex').length,
    await new Response(new Blob(['tent']).stream()).text(), new URL('/x', 'https://a.example').href,
  ].join(' ')`,
  ]);

  expect(told).toEqual({ got: 'function function 32 tent https://a.example/x' });
});

test('a page that takes too much is its own app’s failure', async () => {
  const greedy = remote('exports.page = () => Array(5e7).fill(0).length;');

  const published = publish(newPublisher(), { folders: [shell(), greedy], by: 'me' });

  await expect(published).rejects.toThrow(
    'remote-public: /: it ended without an answer, took more than 8 s of work, 60 s in all, or too much memory.',
  );
});

const limits = { work: 0.5, memoryMegabytes: 64, residentMegabytes: 250 };

test.each([
  ['never ends', `exports.page = () => { for (;;); };`],
  ['eats all memory', `const all = []; for (;;) all.push(Array(1e6).fill({}));`],
  ['fills buffers', `const all = []; for (;;) all.push(Buffer.alloc(1e7, 1));`],
])('a page that %s is ended at its limit', async (_what, remoteCode) => {
  const order = {
    release,
    remote: 'public',
    paths: ['/'],
    languages: ['en'] as const,
    shellCode,
    remoteCode,
  };

  const { failures } = await renderInSandbox(order, limits);

  expect(failures).toEqual({
    '/': '/: it ended without an answer, took more than 0.5 s of work, 60 s in all, or too much memory.',
  });
});
