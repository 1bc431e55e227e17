import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';

export interface ServiceOptions {
  name: string;
  script: string;
  environment: NodeJS.ProcessEnv;
  /** Folder of the log file, `<name>.log`. */
  logFolder: string;
  /** More arguments for Node itself. */
  nodeOptions?: string[];
}

const startWithinMs = 30_000;
const stopWithinMs = 10_000;

/** A long-running Node process of ours: tells when it listens, and ends when told to. */
export class ServiceProcess {
  readonly name: string;
  readonly child: ChildProcess;
  private lastWords = '';

  private constructor(options: ServiceOptions) {
    this.name = options.name;
    mkdirSync(options.logFolder, { recursive: true });
    const log = createWriteStream(join(options.logFolder, `${options.name}.log`), { flags: 'a' });
    this.child = spawn(process.execPath, [...(options.nodeOptions ?? []), options.script], {
      env: options.environment,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.child.stdout?.pipe(log);
    this.child.stderr?.pipe(log);
    this.child.stderr?.on('data', (chunk: Buffer) => {
      this.lastWords = (this.lastWords + chunk.toString()).slice(-2_000);
    });
  }

  /** Starts a service and waits until it listens. @throws with its last words when it does not. */
  static async start(options: ServiceOptions): Promise<ServiceProcess> {
    const service = new ServiceProcess(options);
    const abort = new AbortController();
    const { signal } = abort;
    const gaveUp = AbortSignal.timeout(startWithinMs);
    try {
      await Promise.race([
        once(service.child, 'message', { signal }),
        once(service.child, 'exit', { signal }).then(() => {
          throw new Error(`${service.name} did not start. ${service.lastWords.trim()}`);
        }),
        once(gaveUp, 'abort', { signal }).then(() => {
          service.child.kill('SIGKILL');
          throw new Error(`${service.name} did not start within ${startWithinMs / 1_000} s.`);
        }),
      ]);
    } finally {
      abort.abort();
    }
    return service;
  }

  /** Asks the process to end, and ends it when it does not. */
  async stop(): Promise<void> {
    if (this.hasEnded) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    const timer = setTimeout(() => this.child.kill('SIGKILL'), stopWithinMs);
    await ended;
    clearTimeout(timer);
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }
}
