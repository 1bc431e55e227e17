import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { runToEnd } from './child.mjs';
import { unpackPinned } from './unpack-pinned.mjs';

/**
 * The only place that names the package manager and its version: named in package.json, pnpm would also
 * keep itself in the lockfile.
 */
const version = '12.21.0';

/**
 * The program to run on each machine, and the hash of its package (`npm view NAME@VERSION dist.integrity`).
 * @type {Record<string, Pinned>}
 * @typedef {{ name: string, program: string, integrity: string }} Pinned
 */
const programs = {
  'linux-x64': {
    name: '@pnpm/exe.linux-x64',
    program: 'pnpm',
    integrity:
      'sha512-8eufCjHXspKbNS/kh8q4Q0gqJoOuvC4Q5pgos6XS8By/nAMtP+jf8F1Cw9er840kfAX+PJ/ts+A9qnLE91rvXQ==',
  },
  'linux-arm64': {
    name: '@pnpm/exe.linux-arm64',
    program: 'pnpm',
    integrity:
      'sha512-4Oj/iF2TDCe2lcH0n4TupPR5sSdrNLclJB6xBElLMPCUOAvBhdf2rRlSaO5M4erJ6g4Fyy7YTXTpcmfFsKyxEA==',
  },
};

/** For all other machines: it fetches the program for its machine, and checks that npm has signed it. */
const launcher = {
  name: 'pnpm',
  program: 'bin/pnpm.mjs',
  integrity:
    'sha512-Zv2CeO4ok1zpUXktNDZ/869cQyonVkRYIwKVM4NbjaUpu+C+UTCv1W7QcT+4eJ5Hutgtk71a4v5UsVVi1idu8A==',
};

/** @type {import('node:child_process').StdioOptions} */
const toTerminal = ['ignore', 'inherit', 'inherit'];

/**
 * Runs pnpm in a folder. Its package is compared with the hash above before any of it runs.
 * @param {string} root
 * @param {string[]} args
 * @param {import('node:child_process').StdioOptions} [stdio] where its output goes; by default to the terminal.
 * @returns {Promise<{ code: number, signal: string | null }>}
 */
export async function runPackageManager(root, args, stdio = toTerminal) {
  const modules = join(root, 'node_modules');
  mkdirSync(modules, { recursive: true });
  /* Not in the folder for temporary files, where machines may forbid programs. */
  const folder = mkdtempSync(join(modules, '.pnpm-'));
  try {
    const pinned = programs[machine()] ?? launcher;
    const fetched = await fetchPackage(`${pinned.name}@${version}`, folder);
    if (fetched.code !== 0) return fetched;
    const unpacked = await unpackPinned(folder, pinned.integrity);
    if (unpacked.code !== 0) return unpacked;
    const program = join(folder, 'package', pinned.program);
    const command = pinned === launcher ? [process.execPath, program] : [program];
    return await runToEnd(command[0], [...command.slice(1), ...args], {
      cwd: root,
      stdio,
      isGroup: true,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The programs above are for the usual C library; Node says which one it runs on. */
function machine() {
  const { header } = /** @type {{ header: Record<string, unknown> }} */ (
    process.report.getReport()
  );
  const library = process.platform === 'linux' && !header['glibcVersionRuntime'] ? '-musl' : '';
  return `${process.platform}-${process.arch}${library}`;
}

/**
 * Puts a package into a folder as the registry has it, or npm's cache. Nothing of it is run.
 * @param {string} wanted
 * @param {string} folder
 */
function fetchPackage(wanted, folder) {
  const options = ['--prefer-offline', '--loglevel=error', '--pack-destination', folder];
  return runToEnd('npm', ['pack', wanted, ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
    isGroup: true,
  });
}
