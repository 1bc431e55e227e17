import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { requireAnswers } from '#infra/package/on-server/lacking-calls.ts';
import { rollOut, unitCalled } from './rolling-restart.ts';

const usage = `npm run rollout                        restarts every campbc-api@… and campbc-edge@… that runs
npm run rollout -- <unit…>             … or these, such as campbc-api@8081 campbc-edge@8080
    --recover                          what is not ready first, as after an update that failed
    --anyway                           although live apps call what the APIs of this package do not answer
    --restart <program>                by this program, given the unit's name, instead of systemctl restart

One after the other, the APIs first: each when all others are ready, and the next when it is ready again.`;

/** A unit that runs, or that is between two starts as its program ends again and again. */
const running =
  /(campbc-\S+) +loaded +(?:(?:active|activating|failed) |inactive +dead +(?:re)?start )/;

/** Lists the units of the site that systemd runs. */
function runningUnits(): string[] {
  const list = ['list-units', '--all', '--plain', '--no-legend', 'campbc-api@*', 'campbc-edge@*'];
  const lines = execFileSync('systemctl', list, { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => running.exec(line)?.[1] ?? []);
}

try {
  const { values, positionals } = parseArgs({
    options: {
      restart: { type: 'string' },
      recover: { type: 'boolean' },
      anyway: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
  });
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  const names = positionals.length > 0 ? positionals : runningUnits();
  if (names.length === 0) throw new Error(`No unit of the site runs.\n\n${usage}`);
  const hasApi = names.some((name) => name.includes('api'));
  if (hasApi && !values.anyway) await requireAnswers('.');
  const restart = values.restart ? [values.restart] : ['systemctl', 'restart'];
  await rollOut({
    units: names.map(unitCalled),
    restart,
    isRecovery: values.recover ?? false,
    tell: (line) => console.log(line),
  });
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
