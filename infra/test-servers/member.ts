import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ServiceOptions, ServiceProcess } from '#infra/site/service-process.ts';
import { until } from './programs.ts';

/** A service that is started again whenever it ends, as systemd does it. */
export class Member {
  readonly name: string;
  readonly port: number;
  private readonly options: ServiceOptions;
  private service: ServiceProcess | null = null;
  private isLeaving = false;

  private constructor(options: ServiceOptions, port: number) {
    this.name = options.name;
    this.options = options;
    this.port = port;
  }

  static async start(options: ServiceOptions, port: number): Promise<Member> {
    const member = new Member(options, port);
    await member.run();
    return member;
  }

  kill(signal: NodeJS.Signals): void {
    this.service?.child.kill(signal);
  }

  ready(): Promise<void> {
    const isReady = async () => (await fetch(`http://127.0.0.1:${this.port}/readyz`)).ok;
    return until(isReady, `${this.name} is ready`);
  }

  async stop(): Promise<void> {
    this.isLeaving = true;
    await this.service?.stop();
  }

  /** Its process id is next to its logs, in a file of its name. */
  private async run(): Promise<void> {
    this.service = await ServiceProcess.start(this.options);
    const { child } = this.service;
    writeFileSync(join(this.options.logFolder, this.name), String(child.pid));
    void once(child, 'exit').then(() => (this.isLeaving ? undefined : this.run()));
  }
}
