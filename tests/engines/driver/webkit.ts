import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram, until } from '#infra/test-servers/programs.ts';
import { freePort } from '#infra/site/ports.ts';
import { type Engine, type Tab, windowSize } from './engine.ts';

/** Starts the driver of WebKit's MiniBrowser, and a virtual screen: it has no mode without windows. */
export async function startWebKit(): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'campbc-webkit-'));
  const screen = await startScreen(join(folder, 'display'));
  const port = await freePort();
  const driver = startProgram('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: screen.display,
      LANG: 'en_CA.UTF-8',
      LANGUAGE: 'en_CA:en',
      /* Root in a container may not build the sandbox, and only our own pages are opened. */
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${url}/status`)).ok, 'WebKit is ready', startTimeoutMs);
  const first = await openSession(url);
  await first.close();
  return {
    name: `WebKitGTK ${first.version}`,
    newTab: async () => tabOf(await openSession(url)),
    async stop() {
      await driver.stop();
      await screen.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const startTimeoutMs = 120_000;

async function startScreen(file: string) {
  writeFileSync(file, '');
  const { width, height } = windowSize;
  const size = `${width + 100}x${height + 200}x24`;
  const command = `exec Xvfb -displayfd 3 -screen 0 ${size} -nolisten tcp 3> "$0"`;
  const { stop } = startProgram('sh', ['-c', command, file]);
  const isNumbered = async () => /^\d+\n/.test(readFileSync(file, 'utf8'));
  await until(isNumbered, 'The screen is ready', startTimeoutMs);
  return { display: `:${readFileSync(file, 'utf8').trim()}`, stop };
}

/** One window and its commands (W3C WebDriver). A session has a window of its own, and keeps nothing. */
interface Session {
  version: string;
  send: (path: string, body: object) => Promise<unknown>;
  read: (path: string) => Promise<unknown>;
  close: () => Promise<void>;
}

async function openSession(driver: string): Promise<Session> {
  const capabilities = { alwaysMatch: { pageLoadStrategy: 'none' } };
  const opened = await ask(`${driver}/session`, 'POST', { capabilities });
  const { sessionId, capabilities: given } = opened as {
    sessionId: string;
    capabilities: { browserVersion: string };
  };
  const own = `${driver}/session/${sessionId}`;
  return {
    version: given.browserVersion,
    send: (path, body) => ask(`${own}/${path}`, 'POST', body),
    read: (path) => ask(`${own}/${path}`, 'GET'),
    close: async () => void (await ask(own, 'DELETE')),
  };
}

async function ask(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

async function tabOf({ send, read, close }: Session): Promise<Tab> {
  await resizeContent(send);
  return {
    async goTo(url) {
      await send('url', { url });
    },
    async call(source, argument) {
      const script = `const [argument, done] = arguments;
        (${source})(argument).then(done, (error) => done('!' + error));`;
      const answer = String(await send('execute/async', { script, args: [argument] }));
      if (answer.startsWith('!')) throw new Error(answer.slice(1));
      return answer;
    },
    async perform(actions) {
      await send('actions', { actions });
    },
    screenshot: async () => Buffer.from(String(await read('screenshot')), 'base64'),
    failures: () => [],
    close,
  };
}

/** A window's size is that of its frame, too. */
async function resizeContent(send: Session['send']): Promise<void> {
  const { width, height } = windowSize;
  await send('window/rect', { width, height });
  const script = 'return [innerWidth, innerHeight]';
  const inner = (await send('execute/sync', { script, args: [] })) as [number, number];
  const frame = { width: width - inner[0], height: height - inner[1] };
  await send('window/rect', { width: width + frame.width, height: height + frame.height });
}
