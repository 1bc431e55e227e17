import { until } from '#infra/test-servers/programs.ts';
import type { EmptyMachine } from './empty-machine.ts';

/** Registers a user at an address that the provider does not know. */
const registerNobody = `curl --fail --silent --show-error https://campbc.example/api/auth/register \\
  -H 'content-type: application/json' -H 'origin: https://campbc.example' \\
  -d '{"username":"nobody1","email":"nobody@mail.example","password":"Sturdy7-tent-pole"}'`;
const refusedMails = `mariadb --batch --skip-column-names campbc -e "SELECT CONCAT(state, ' ', refused_at IS NOT NULL)
  FROM outbox WHERE recipient = 'nobody@mail.example'"`;

/** Returns the final state of a mail that Postfix takes and the provider refuses. */
export async function bounce(machine: EmptyMachine): Promise<string> {
  await machine.run(registerNobody);
  let seen = '';
  await until(
    async () => (seen = await machine.run(refusedMails)).startsWith('dead'),
    'It comes back',
  );
  return seen.trim();
}
