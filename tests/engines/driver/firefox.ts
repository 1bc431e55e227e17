import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram, until } from '#infra/test-servers/programs.ts';
import { BidiConnection } from './bidi.ts';
import { type Engine, type Tab, windowSize } from './engine.ts';
import { startSound } from './sound.ts';

/** The browser asks the network only for what the site asks for, and draws nothing over a page. */
const preferences = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.blockedURIs.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en-CA, en',
  'media.gmp-manager.updateEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.server': 'data:,',
};

/** Starts Firefox without a window. It speaks WebDriver BiDi itself, without a driver, and needs a sound server. */
export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'campbc-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const sound = await startSound(profile);
  const program = startProgram(
    'firefox-esr',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    { env: { ...process.env, ...sound.environment } },
  );
  const connection = await connect(join(profile, 'WebDriverBiDiServer.json'));
  const session = await connection.send('session.new', { capabilities: {} });
  const { browserVersion } = session['capabilities'] as { browserVersion: string };
  await connection.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    name: `Firefox ${browserVersion}`,
    newTab: () => openTab(connection),
    async stop() {
      connection.close();
      await program.stop();
      await sound.stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Firefox writes the address it listens on into its profile. */
async function connect(file: string): Promise<BidiConnection> {
  const isWritten = async () => existsSync(file) && readFileSync(file, 'utf8').includes('ws_port');
  await until(isWritten, 'Firefox is ready', startTimeoutMs);
  const { ws_host, ws_port } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  return BidiConnection.to(`ws://${String(ws_host)}:${String(ws_port)}/session`);
}

const startTimeoutMs = 120_000;

async function openTab(connection: BidiConnection): Promise<Tab> {
  const { userContext } = await connection.send('browser.createUserContext', {});
  const { context } = await connection.send('browsingContext.create', {
    type: 'tab',
    userContext,
  });
  await connection.send('browsingContext.setViewport', { context, viewport: windowSize });
  const failures: string[] = [];
  connection.on('log.entryAdded', ({ level, text, source }) => {
    const isOurs = (source as { context?: unknown }).context === context;
    if (isOurs && level === 'error') failures.push(String(text));
  });
  return {
    async goTo(url) {
      await connection.send('browsingContext.navigate', { context, url, wait: 'none' });
    },
    async call(source, argument) {
      const answer = await connection.send('script.callFunction', {
        functionDeclaration: source,
        arguments: [{ type: 'string', value: argument }],
        target: { context },
        awaitPromise: true,
      });
      return textOf(answer);
    },
    async perform(actions) {
      await connection.send('input.performActions', { context, actions });
    },
    async screenshot() {
      const { data } = await connection.send('browsingContext.captureScreenshot', { context });
      return Buffer.from(String(data), 'base64');
    },
    failures: () => failures,
    async close() {
      await connection.send('browser.removeUserContext', { userContext });
    },
  };
}

interface CallResult {
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

function textOf(answer: CallResult): string {
  if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
  return answer.result?.value ?? '';
}
