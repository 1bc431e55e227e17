import { DatabaseError } from 'sequelize';
import { connectDatabase } from '#db/connection.ts';
import { keysInUse } from '#features/key-rotation/sealed-columns.ts';
import { forgetNewer } from '#features/operator/restored-releases.ts';
import { OperatorError } from '#features/operator/operator-error.ts';
import { listStaff, makeStaff, staffRoles } from '#features/operator/staff.ts';
import { defineModels } from '#models/define-models.ts';
import { readEnv } from './env.ts';

const usage = `npm run admin -- <command>

  list                      everybody with a staff role
  make <username> [role]    gives an account one of the roles ${staffRoles.join(', ')}; admin when left out
  restored <generation>     the release store was restored to this generation: forget the newer ones
  keys                      how many texts in the database each key of SECRETS_KEY opens`;

/* Commands for an operator on the server, with the settings of the API. */
try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(sentenceFor(error as Error));
  process.exit(1);
}

async function run(args: string[]): Promise<string> {
  const [command = '', subject = '', role = 'admin'] = args;
  const mayBe = { list: [1], make: [2, 3], keys: [1], restored: [2] }[command];
  if (!mayBe?.includes(args.length)) throw new OperatorError(usage);
  const env = readEnv(process.env);
  const db = await connectDatabase(env);
  defineModels(db, env);
  try {
    if (command === 'list') return await listStaff();
    if (command === 'keys') return await keysInUse(db, env.SECRETS_KEY);
    if (command === 'restored') return await forgetNewer(db, subject);
    return await makeStaff(db, { username: subject, role });
  } finally {
    await db.close();
  }
}

function sentenceFor(error: Error): string {
  if (error instanceof DatabaseError) return 'The tables are missing or old. Start the API once.';
  return error.message;
}
