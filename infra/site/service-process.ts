import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { LogFile } from './log-file.ts';

export interface ServiceOptions {
  name: string;
  script: string;
  environment: NodeJS.ProcessEnv;
  /** Folder of the log file, `<name>.log`. */
  logFolder: string;
  /** More arguments for Node itself. */
  nodeOptions?: string[];
  /** True if it writes to its log file by itself, unread: reading along takes a processor's time from others. */
  writesItsLog?: boolean | undefined;
  /** Called with every line that the service prints after its start. */
  onLine?: ((line: string) => void) | undefined;
}

/** As in the units of infra/deploy/systemd: in free memory, the heap's part for new objects grows again and again. */
const heap = '--max-semi-space-size=16';

/** Long enough for a busy machine. */
const startTimeoutMs = 180_000;
const stopTimeoutMs = 10_000;
const maxLastLines = 20;

/** A long-running Node process of ours. It reports when it listens, and exits when asked to. */
export class ServiceProcess {
  readonly name: string;
  readonly child: ChildProcess;
  private hasStarted = false;
  private lastLines: string[] = [];

  private constructor(options: ServiceOptions) {
    this.name = options.name;
    mkdirSync(options.logFolder, { recursive: true });
    const file = join(options.logFolder, `${options.name}.log`);
    const output = options.writesItsLog ? openSync(file, 'a') : 'pipe';
    this.child = spawn(process.execPath, [heap, ...(options.nodeOptions ?? []), options.script], {
      env: options.environment,
      stdio: ['ignore', output, output, 'ipc'],
      /* Ctrl-C must reach only the parent, which stops the services in order. */
      detached: true,
    });
    if (output === 'pipe') this.keepLog(new LogFile(file), options.onLine);
    else closeSync(output);
  }

  /** Starts a service and waits until it listens. @throws with its last lines when it does not. */
  static async start(options: ServiceOptions): Promise<ServiceProcess> {
    const service = new ServiceProcess(options);
    const abort = new AbortController();
    const { signal } = abort;
    const gaveUp = AbortSignal.timeout(startTimeoutMs);
    try {
      await Promise.race([
        once(service.child, 'message', { signal }),
        once(service.child, 'close', { signal }).then(() => {
          throw new Error(`${service.name} did not start. ${service.lastLines.join('\n').trim()}`);
        }),
        once(gaveUp, 'abort', { signal }).then(() => {
          service.child.kill('SIGKILL');
          throw new Error(`${service.name} did not start within ${startTimeoutMs / 1_000} s.`);
        }),
      ]);
    } finally {
      abort.abort();
    }
    service.hasStarted = true;
    return service;
  }

  /** Asks the process to exit, and kills it when it does not. */
  async stop(): Promise<void> {
    if (this.hasEnded) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    const timer = setTimeout(() => this.child.kill('SIGKILL'), stopTimeoutMs);
    await ended;
    clearTimeout(timer);
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  private keepLog(log: LogFile, onLine: ServiceOptions['onLine']): void {
    this.child.once('close', () => log.close());
    const keep = (line: string) => {
      log.append(line);
      if (this.hasStarted) onLine?.(line);
    };
    const { stdout, stderr } = this.child;
    if (stdout) createInterface({ input: stdout }).on('line', keep);
    if (!stderr) return;
    createInterface({ input: stderr }).on('line', (line) => {
      keep(line);
      this.lastLines = [...this.lastLines, line].slice(-maxLastLines);
    });
  }
}
