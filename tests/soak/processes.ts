import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A process of the run at one moment (proc(5)). */
export interface Seen {
  pid: number;
  /** `api`, `edge`, `mail-catcher`, or the program. */
  name: string;
  rssBytes: number;
  handles: number;
}

/** Lists the descendants of this process. */
export function descendants(): Seen[] {
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc')) {
    const pid = Number(entry);
    const parent = pid ? parentOf(pid) : null;
    if (parent !== null) parents.set(pid, parent);
  }
  const isOurs = (pid: number): boolean => {
    const parent = parents.get(pid);
    return parent === process.pid || (parent !== undefined && parent > 1 && isOurs(parent));
  };
  return [...parents.keys()].filter(isOurs).flatMap((pid) => look(pid) ?? []);
}

function parentOf(pid: number): number | null {
  const stat = textOf(`/proc/${pid}/stat`);
  /* The name before it is in brackets and may contain spaces. */
  return stat ? Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) : null;
}

function look(pid: number): Seen | null {
  const name = nameOf(textOf(`/proc/${pid}/cmdline`).split('\0'));
  const kilobytes = /VmRSS:\s*(\d+)/.exec(textOf(`/proc/${pid}/status`))?.[1];
  if (!kilobytes || name === 'sh' || name === 'cat') return null;
  return { pid, name, rssBytes: Number(kilobytes) * 1_024, handles: handlesOf(pid) };
}

function nameOf([program = '', ...args]: string[]): string {
  const script = args.map((arg) => /(?:services|infra)\/([\w-]+)\//.exec(arg)?.[1]).find(Boolean);
  return script ?? basename(program.split(' ')[0] ?? '').replace(/:$/, '');
}

function handlesOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
}

/** Empty if it has ended meanwhile. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Adds up the bytes of all files in a folder. */
export function bytesIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files.reduce((sum, file) => {
    if (!file.isFile()) return sum;
    return sum + (statSync(join(file.parentPath, file.name), { throwIfNoEntry: false })?.size ?? 0);
  }, 0);
}
