import { expect, test } from '@jest/globals';
import { ConnectionError } from 'sequelize';
import { requireSession } from './session.ts';

const asked = {
  sql_mode: 'STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION',
  time_zone: '+00:00',
  character_set_client: 'utf8mb4',
  character_set_connection: 'utf8mb4',
  character_set_results: 'utf8mb4',
  collation_connection: 'utf8mb4_bin',
  autocommit: 'ON',
  foreign_key_checks: 'ON',
  sql_auto_is_null: 'OFF',
  sql_safe_updates: 'OFF',
  sql_select_limit: '18446744073709551615',
  tx_isolation: 'READ-COMMITTED',
  tx_read_only: 'OFF',
};

const shownAs = (variables: Record<string, string>) =>
  Object.entries(variables).map(([name, value]) => ({ Variable_name: name, Value: value }));

test('a session that is as it was asked for is used', () => {
  expect(() => requireSession(shownAs(asked))).not.toThrow();
});

test('a session with another setting is none, and a sentence says which', () => {
  const session = shownAs({ ...asked, sql_mode: 'NO_BACKSLASH_ESCAPES', time_zone: 'SYSTEM' });

  expect(() => requireSession(session)).toThrow(ConnectionError);
  expect(() => requireSession(session)).toThrow(
    /^The database does not keep to the session it was asked for: sql_mode is NO_BACKSLASH_ESCAPES in place of .*; time_zone is SYSTEM in place of \+00:00\.$/,
  );
});

test('a session of which nothing is known is none', () => {
  expect(() => requireSession([])).toThrow(/time_zone is not known/);
});
