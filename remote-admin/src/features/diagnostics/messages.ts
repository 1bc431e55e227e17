import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    title: 'Health',
    lead: 'What the site leans on, looked at now. Where something is wrong, it says what to do next.',
    debugHealth: 'Debug Health',
    debugHealthText: 'Database, sessions, mail, audit chain and release, each asked once.',
    dbPing: 'DB Ping',
    dbPingText: 'One read and one write in the database, timed.',
    loadFailed: 'load failed',
    retry: 'Retry',
    checkAgain: 'Check again',
    checking: 'Checking…',
    ok: 'OK',
    failing: 'Not OK',
    allOk: 'All is well.',
    notOk: (failing: number, total: number) =>
      failing === 1
        ? `1 of ${total} checks needs attention. Under it you read what to do next.`
        : `${failing} of ${total} checks need attention. Under each you read what to do next.`,
    version: (version: string) => `Version ${version}`,
    checkedAt: 'checked',
    raw: 'Raw JSON',
    openEmail: 'Go to Email',
    openAudit: 'Go to Audit',
  },
  fr: {
    title: 'État du système',
    lead: 'Ce sur quoi le site repose, vérifié à l’instant. Si quelque chose cloche, la marche à suivre est indiquée.',
    debugHealth: 'Diagnostic',
    debugHealthText:
      'Base de données, sessions, courriels, chaîne d’audit et version en ligne, vérifiées une à une.',
    dbPing: 'Ping de la base de données',
    dbPingText: 'Une lecture et une écriture dans la base de données, chronométrées.',
    loadFailed: 'échec du chargement',
    retry: 'Réessayer',
    checkAgain: 'Vérifier à nouveau',
    checking: 'Vérification…',
    ok: 'OK',
    failing: 'En défaut',
    allOk: 'Tout va bien.',
    notOk: (failing, total) =>
      failing === 1
        ? `1 vérification sur ${total} est en défaut. La marche à suivre est indiquée dessous.`
        : `${failing} vérifications sur ${total} sont en défaut. La marche à suivre est indiquée sous chacune.`,
    version: (version) => `Version ${version}`,
    checkedAt: 'vérifié le',
    raw: 'JSON brut',
    openEmail: 'Aller aux courriels',
    openAudit: 'Aller à l’audit',
  },
});
