import type { Settings } from '#infra/site/settings.ts';
import type { RunningSite } from '#infra/site/site.ts';

/** Prints the site's addresses and the demo accounts. */
export function announce(settings: Settings, { secrets, inboxUrl }: RunningSite): void {
  const isEmbedded = !settings.environment['DATABASE_URL'];
  const lines = [
    '',
    `  CampBC     ${settings.publicUrl}`,
    ...(inboxUrl ? [`  Mail       ${inboxUrl}`] : []),
    `  Data       ${settings.dataDir}`,
    ...(isEmbedded ? demoAccounts(secrets.DEMO_PASSWORD) : []),
    '',
    '  Ctrl-C stops everything.',
    '',
  ];
  console.log(lines.join('\n'));
}

function demoAccounts(password: string): string[] {
  const names = ['admin', 'adminjr', 'mod', 'member', 'subscriber'];
  return [
    '',
    `  Demo accounts, all with the password ${password}`,
    ...names.map((name) => `    ${name}@campbc.example`),
    '  The first three are staff: they set up an authenticator app when they first log in.',
  ];
}
