import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    title: 'Health',
    lead: 'Live checks of everything the site depends on, with next steps when something fails.',
    debugHealth: 'Debug Health',
    debugHealthText: 'One check each: database, sessions, email, audit chain, release.',
    dbPing: 'DB Ping',
    dbPingText: 'Times one read and one write in the database.',
    loadFailed: 'load failed',
    retry: 'Retry',
    checkAgain: 'Check again',
    checking: 'Checking…',
    ok: 'OK',
    failing: 'Not OK',
    allOk: 'All is well.',
    notOk: (failing: number, total: number) =>
      failing === 1
        ? `1 of ${total} checks needs attention. What to do next is written below it.`
        : `${failing} of ${total} checks need attention. What to do next is written below each.`,
    version: (version: string) => `Version ${version}`,
    checkedAt: 'checked',
    raw: 'Raw JSON',
    openEmail: 'Go to Email',
    openAudit: 'Go to Audit',
    names: {
      database: 'Database',
      sessions: 'Sessions',
      mail_server: 'Mail server',
      mail_queue: 'Mail queue',
      audit_chain: 'Audit chain',
      release: 'Release',
      read: 'Read',
      write: 'Write',
      payments: 'Payments',
    },
    advice: {
      database: 'Check that the database is running and DATABASE_URL is correct, then try again.',
      sessions:
        'Check that the session store is running and REDIS_URL is correct. Until then people may be logged out.',
      mail_server:
        'Check that the mail server is running and SMTP_URL is correct. Waiting emails are then sent automatically.',
      mail_queue: 'Read the last error of the emails that are stuck, then retry them.',
      audit_chain:
        'Press Verify on the Audit page to see whether an entry was changed, removed or inserted. The API’s log says why entries are not sealed.',
      release:
        'Run “npm run release -- verify”. If it finds a problem, go back to a sound generation with “npm run release -- rollback”.',
      read: 'Check that the database is running and not overloaded, then try again.',
      write:
        'Check that the database’s disk is not full and that it is not read-only, then try again.',
      payments:
        'Check that STRIPE_SECRET_KEY is valid and STRIPE_API_BASE can be reached, then try again.',
    },
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
    names: {
      database: 'Base de données',
      sessions: 'Sessions',
      mail_server: 'Serveur de courriel',
      mail_queue: 'File des courriels',
      audit_chain: 'Chaîne d’audit',
      release: 'Version en ligne',
      read: 'Lecture',
      write: 'Écriture',
      payments: 'Paiements',
    },
    advice: {
      database:
        'Vérifiez que la base de données fonctionne et que DATABASE_URL y mène, puis vérifiez à nouveau.',
      sessions:
        'Vérifiez que le service des sessions fonctionne et que REDIS_URL y mène; d’ici là, les connexions pourraient ne pas tenir.',
      mail_server:
        'Vérifiez que le serveur de courriel fonctionne et que SMTP_URL y mène; les courriels en attente partiront alors d’eux-mêmes.',
      mail_queue: 'Lisez la dernière erreur des courriels bloqués, puis renvoyez-les.',
      audit_chain:
        'Appuyez sur Vérifier à la page du journal : elle dit si une entrée a été modifiée, retirée ou ajoutée. Le journal de l’API dit pourquoi des entrées ne sont pas scellées.',
      release:
        'Lancez « npm run release -- verify »; en cas de défaut, revenez à une génération saine avec « npm run release -- rollback ».',
      read: 'Vérifiez que la base de données fonctionne et n’est pas surchargée, puis vérifiez à nouveau.',
      write:
        'Vérifiez que le disque de la base de données n’est pas plein et qu’elle n’est pas en lecture seule, puis vérifiez à nouveau.',
      payments:
        'Vérifiez que STRIPE_SECRET_KEY est valide et que STRIPE_API_BASE répond, puis vérifiez à nouveau.',
    },
  },
});
