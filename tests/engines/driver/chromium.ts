import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram, until } from '#infra/test-servers/programs.ts';
import { chromiumOptions } from '#tests/support/servers/chromium.ts';
import { BidiConnection } from './bidi.ts';
import type { Tab } from './engine.ts';

const startTimeoutMs = 120_000;

/**
 * Opens a tab of a Chromium whose service workers are not watched. Those that Playwright is attached to never count as
 * idle, so that a newer worker may wait behind one for minutes.
 */
export async function openUnwatchedTab(): Promise<Pick<Tab, 'goTo' | 'call' | 'close'>> {
  const profile = mkdtempSync(join(tmpdir(), 'campbc-chromium-'));
  const { executablePath, args } = chromiumOptions;
  const program = startProgram(executablePath, [
    ...args,
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ]);
  const connection = await BidiConnection.to(await addressIn(profile));
  return {
    async goTo(url) {
      await connection.send('Page.navigate', { url });
    },
    async call(source, argument) {
      const { result, exceptionDetails } = await connection.send('Runtime.evaluate', {
        expression: `(${source})(${JSON.stringify(argument)})`,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
      const { value } = result as { value?: string | number };
      return String(value ?? '');
    },
    async close() {
      connection.close();
      await program.stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Returns the address of its only tab. Chromium writes the port that it listens on into its profile. */
async function addressIn(profile: string): Promise<string> {
  const read = () => readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0];
  let found: Target | undefined;
  const isOpen = async () => {
    const list = await fetch(`http://127.0.0.1:${read()}/json/list`);
    const targets = (await list.json()) as Target[];
    found = targets.find(({ type }) => type === 'page');
    return found !== undefined;
  };
  await until(isOpen, 'Chromium is ready', startTimeoutMs);
  return found?.webSocketDebuggerUrl ?? '';
}

interface Target {
  type: string;
  webSocketDebuggerUrl: string;
}
