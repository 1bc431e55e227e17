import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { rollOut, unitCalled } from './rollout.ts';

const usage = `npm run rollout                        restarts every campbc-api@… and campbc-edge@… that runs
npm run rollout -- <unit…>             … or these, such as campbc-api@8081 campbc-edge@8080
    --restart <program>                by this program, given the unit's name, instead of systemctl restart

One after the other, the APIs first: each when all others are ready, and the next when it is ready again.`;

/** What systemd runs of the site. */
function runningUnits(): string[] {
  const patterns = ['campbc-api@*', 'campbc-edge@*'];
  const list = ['list-units', '--plain', '--no-legend', '--state=active', ...patterns];
  const lines = execFileSync('systemctl', list, { encoding: 'utf8' }).trim().split('\n');
  return lines.flatMap((line) => line.split(' ')[0] || []);
}

try {
  const { values, positionals } = parseArgs({
    options: { restart: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  const names = positionals.length > 0 ? positionals : runningUnits();
  if (names.length === 0) throw new Error(`No unit of the site runs.\n\n${usage}`);
  const restart = values.restart ? [values.restart] : ['systemctl', 'restart'];
  await rollOut({ units: names.map(unitCalled), restart, tell: (line) => console.log(line) });
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
