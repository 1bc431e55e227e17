import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs that the tests run for real, and the Debian package each comes in. */
const needed = [
  /* Chromium without windows: the same engine for a quarter less of the processor. */
  { program: '/usr/lib/chromium/chromium-headless-shell', package: 'chromium-headless-shell' },
  /* With Galera, and the program that its nodes copy data with. */
  { program: 'mariadbd', package: 'mariadb-server' },
  { program: 'redis-server', package: 'redis-server' },
  { program: 'nginx', package: 'nginx' },
  { program: 'openssl', package: 'openssl' },
  /* Its `promtool` checks metrics, alert rules and how Prometheus is set up. */
  { program: 'promtool', package: 'prometheus' },
  { program: 'curl', package: 'curl' },
  { program: 'ip', package: 'iproute2' },
  /* An empty Debian, systemd as its process 1, and its way to the registries of packages. */
  { program: 'debootstrap', package: 'debootstrap' },
  { program: 'systemd-nspawn', package: 'systemd-container' },
  { program: 'slirp4netns', package: 'slirp4netns' },
  /* A library of Python: its folder stands for it. */
  { program: '/usr/lib/python3/dist-packages/swift', package: 'python3-swift' },
  /* For `npm run test:engines` alone. */
  { program: 'firefox-esr', package: 'firefox-esr' },
  /* Firefox refuses to play where nothing can sound. */
  { program: 'pulseaudio', package: 'pulseaudio' },
  { program: 'WebKitWebDriver', package: 'webkit2gtk-driver' },
  { program: 'Xvfb', package: 'xvfb' },
  /* For WebKit to show films. */
  { program: '/usr/share/doc/gstreamer1.0-plugins-bad', package: 'gstreamer1.0-plugins-bad' },
  { program: '/usr/share/doc/gstreamer1.0-libav', package: 'gstreamer1.0-libav' },
];

const searched = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

function isThere(program: string): boolean {
  const folders = program.startsWith('/') ? ['/'] : searched;
  return folders.some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/**
 * Installs what is missing of these programs on Debian as root.
 * @throws elsewhere, with what to install; and for a missing program whose package is not known.
 */
export function requirePrograms(names: readonly string[]): void {
  const unknown = names.filter((name) => !needed.some(({ program }) => program === name));
  for (const name of unknown) if (!isThere(name)) throw new Error(`There is no program ${name}.`);
  const wanted = needed.filter(({ program }) => names.includes(program));
  const missing = wanted.filter(({ program }) => !isThere(program));
  if (missing.length === 0) return;
  const packages = missing.map((entry) => entry.package);
  if (process.getuid?.() !== 0 || !isThere('apt-get')) {
    throw new Error(
      `Missing: ${packages.join(', ')}. On Debian: apt-get install ${packages.join(' ')}`,
    );
  }
  console.log(`Installing ${packages.join(', ')} …`);
  apt(['update']);
  withoutStartingServices(() =>
    apt(['install', '-y', '--no-install-recommends', 'fonts-liberation', ...packages]),
  );
}

const policyFile = '/usr/sbin/policy-rc.d';

/** Debian asks this file whether an installed service may be started; 101 says no. */
function withoutStartingServices(install: () => void): void {
  if (existsSync(policyFile)) return install();
  writeFileSync(policyFile, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    install();
  } finally {
    rmSync(policyFile);
  }
}

function apt(args: string[]): void {
  const { status, stderr } = spawnSync('apt-get', ['-qq', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`apt-get ${args.join(' ')} failed: ${stderr}`);
}
