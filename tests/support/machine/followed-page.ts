import { readFileSync } from 'node:fs';
import type { EmptyMachine } from './empty-machine.ts';

const commandBlock = /^```sh\n(.*?)^```$/gms;

/** The commands of a page of the docs, which run on a machine in their order. */
export class FollowedPage {
  /** The parts that ran, each with its time in seconds. */
  readonly times: string[] = [];
  private readonly machine: EmptyMachine;
  private readonly blocks: string[];

  constructor(file: string, machine: EmptyMachine) {
    const page = readFileSync(file, 'utf8');
    this.machine = machine;
    this.blocks = [...page.matchAll(commandBlock)].map(([, commands = '']) => commands);
  }

  /** Number of blocks that have not run yet. */
  get left(): number {
    return this.blocks.length;
  }

  /** Runs all blocks up to the one with these words. @returns its output. @throws when a command fails. */
  async upTo(words: string): Promise<string> {
    for (let block = this.blocks.shift(); block !== undefined; block = this.blocks.shift()) {
      const since = Date.now();
      const said = await this.machine.run(block);
      const seconds = ((Date.now() - since) / 1_000).toFixed(1);
      this.times.push(`${seconds.padStart(6)} s  ${block.split('\n')[0]}`);
      if (block.includes(words)) return said;
    }
    throw new Error(`No command left on the page has ${words}.`);
  }
}
