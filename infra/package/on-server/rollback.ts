import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultHome, goBack, packageBefore } from '#infra/package/on-server/package-folders.ts';
import { runNode } from '#infra/site/process.ts';
import { requireAnswers } from '#infra/package/on-server/lacking-calls.ts';

const usage = `campbc rollback-package [<unit…>]   back to the package from before, and a rollout of it
    --into <folder>                 where packages are, instead of ${defaultHome}
    --restart <program>             as campbc rollout has it
    --anyway                        although live apps call what the API of that package does not answer

What is not ready is restarted first. A second time it leads nowhere else: to go forth, install that package again.
The database stays as it is: older code runs on newer tables.`;

try {
  const { values, positionals } = parseArgs({
    options: {
      into: { type: 'string' },
      restart: { type: 'string' },
      anyway: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
  });
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  if (!values.anyway)
    await requireAnswers(join(values.into ?? defaultHome, packageBefore(values.into)));
  console.log(`${goBack(values.into)} is linked.`);
  const restart = values.restart ? ['--restart', values.restart] : [];
  process.exitCode = await runNode([
    'infra/package/on-server/rollout.ts',
    '--recover',
    '--anyway',
    ...restart,
    ...positionals,
  ]);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
