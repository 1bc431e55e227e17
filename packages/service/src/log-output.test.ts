import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const imports = `import { pino } from ${JSON.stringify(import.meta.resolve('pino'))};
  import { logOutput } from ${JSON.stringify(new URL('log-output.ts', import.meta.url).href)};`;

test.each(['process.exit(1)', "throw new Error('on purpose')"])(
  'what was said last is written when the process ends by %s',
  (end) => {
    const script = `${imports}
      const log = pino(logOutput());
      for (let line = 1; line <= 500; line += 1) log.info({ line }, 'said');
      ${end};`;

    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script]);

    const lines = String(stdout).trim().split('\n');
    expect(lines).toHaveLength(500);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ line: 500, msg: 'said' });
  },
);

test('a log on a full disk does not end the process [calls-account-6]', () => {
  const script = `${imports}
    const log = pino(logOutput());
    let line = 0;
    const timer = setInterval(() => {
      log.info({ line: (line += 1) }, 'said');
      if (line < 20) return;
      clearInterval(timer);
      console.error('alive');
      process.exit(0);
    }, 5);`;
  const full = openSync('/dev/full', 'w');

  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', full, 'pipe'],
  });

  closeSync(full);
  expect([status, String(stderr).trim()]).toEqual([0, 'alive']);
});
