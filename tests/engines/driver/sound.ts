import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startProgram, until } from '#infra/test-servers/programs.ts';

const startTimeoutMs = 120_000;

/** Starts a sound server that plays in real time without a device; returns the variable that leads a browser to it. */
export async function startSound(folder: string) {
  const socket = join(folder, 'sound');
  const modules = [
    `module-native-protocol-unix auth-anonymous=1 auth-cookie-enabled=0 socket=${socket}`,
    'module-null-sink',
  ];
  const { stop } = startProgram(
    'pulseaudio',
    ['-n', '--use-pid-file=no', '--exit-idle-time=-1', ...modules.map((load) => `--load=${load}`)],
    { env: { ...process.env, PULSE_RUNTIME_PATH: folder } },
  );
  await until(async () => existsSync(socket), 'The sound is ready', startTimeoutMs);
  return { environment: { PULSE_SERVER: `unix:${socket}` }, stop };
}
