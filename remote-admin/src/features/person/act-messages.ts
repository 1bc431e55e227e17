import { defineMessages } from '@camp/ui/i18n/define-messages';

/** Texts of the actions on the page of a person. */
export const actMessages = defineMessages({
  en: {
    suspension: {
      title: 'Suspension',
      none: 'Not suspended.',
      until: (end: string) => `Suspended until ${end}, for this reason:`,
      untilLifted: 'Suspended until staff lift it, for this reason:',
      suspend: 'Suspend',
      change: 'Change suspension',
      lift: 'Lift suspension',
      liftQuestion: (name: string) => `${name} can log in again at once, and is told by email.`,
      lifted: (name: string) => `${name} can log in again.`,
      liftFailed: 'Failed to lift the suspension',
      question: (name: string) => `Suspend ${name}?`,
      consequence:
        'They are logged out everywhere at once and cannot log in until then. They are told the reason by email and when they try to log in.',
      reason: 'Reason',
      reasonHint: 'The person reads this, word for word.',
      reasonMissing: 'Enter a reason.',
      length: 'For how long',
      lengths: {
        day1: 'One day',
        week: 'One week',
        month: '30 days',
        day: 'Until a day…',
        lifted: 'Until staff lift it',
      },
      lastDay: 'Last day',
      dayMissing: 'Choose a day that is still to come.',
      save: 'Save',
      saving: 'Saving…',
      cancel: 'Cancel',
      done: (name: string) => `${name} is suspended.`,
      failed: 'Failed to suspend',
    },
    help: {
      title: 'Help with logging in',
      unlock: 'Lift the lock',
      unlockQuestion: (name: string) =>
        `Wrong passwords and codes of ${name} are forgotten, and both are accepted again at once.`,
      unlocked: (name: string) => `${name} can try to log in again.`,
      unlockFailed: 'Failed to lift the lock',
      sendReset: 'Send password reset',
      resetSent: (name: string) => `The email to set a new password is on its way to ${name}.`,
      sendVerification: 'Send verification email',
      verificationSent: (name: string) => `The verification email is on its way to ${name}.`,
      mailFailed: 'Failed to send the email',
      saving: 'Saving…',
    },
    lock: {
      open: 'Nothing keeps this person from logging in.',
      until: (end: string) => `Too many tries: locked in some places until ${end}`,
      passwordsPaused: 'Passwords are paused in new browsers until a new one is set.',
      codesPaused: 'Authenticator codes are paused until a new password is set.',
      wrongPasswords: (count: number) =>
        count === 1 ? '1 wrong password in a row.' : `${count} wrong passwords in a row.`,
      wrongCodes: (count: number) =>
        count === 1 ? '1 wrong code in a row.' : `${count} wrong codes in a row.`,
    },
    account: { title: 'Account' },
  },
  fr: {
    suspension: {
      title: 'Suspension',
      none: 'Pas de suspension.',
      until: (end) => `Compte suspendu jusqu’au ${end}, pour ce motif\u00A0:`,
      untilLifted: 'Compte suspendu jusqu’à nouvel ordre, pour ce motif\u00A0:',
      suspend: 'Suspendre',
      change: 'Modifier la suspension',
      lift: 'Lever la suspension',
      liftQuestion: (name) =>
        `${name} pourra se reconnecter tout de suite et en sera averti par courriel.`,
      lifted: (name) => `${name} peut se reconnecter.`,
      liftFailed: 'Impossible de lever la suspension',
      question: (name) => `Suspendre ${name}?`,
      consequence:
        'Toutes ses sessions prennent fin tout de suite, et la connexion lui est fermée jusque-là. Le motif lui est donné par courriel et à la connexion.',
      reason: 'Motif',
      reasonHint: 'La personne lit ce texte, mot pour mot.',
      reasonMissing: 'Indiquez un motif.',
      length: 'Durée',
      lengths: {
        day1: 'Un jour',
        week: 'Une semaine',
        month: '30 jours',
        day: 'Jusqu’à un jour précis…',
        lifted: 'Jusqu’à nouvel ordre',
      },
      lastDay: 'Dernier jour',
      dayMissing: 'Choisissez un jour à venir.',
      save: 'Enregistrer',
      saving: 'Enregistrement…',
      cancel: 'Annuler',
      done: (name) => `Le compte de ${name} est suspendu.`,
      failed: 'Impossible de suspendre le compte',
    },
    help: {
      title: 'Aide à la connexion',
      unlock: 'Lever le verrouillage',
      unlockQuestion: (name) =>
        `Les mots de passe et codes erronés de ${name} sont oubliés; les bons sont de nouveau acceptés tout de suite.`,
      unlocked: (name) => `${name} peut réessayer de se connecter.`,
      unlockFailed: 'Impossible de lever le verrouillage',
      sendReset: 'Envoyer la réinitialisation',
      resetSent: (name) =>
        `Le courriel pour choisir un nouveau mot de passe est en route vers ${name}.`,
      sendVerification: 'Envoyer la vérification',
      verificationSent: (name) => `Le courriel de vérification est en route vers ${name}.`,
      mailFailed: 'Impossible d’envoyer le courriel',
      saving: 'Enregistrement…',
    },
    lock: {
      open: 'Rien n’empêche cette personne de se connecter.',
      until: (end) => `Trop d’essais\u00A0: connexion bloquée à certains endroits jusqu’au ${end}`,
      passwordsPaused:
        'Mots de passe en pause dans les nouveaux navigateurs, jusqu’à ce qu’un nouveau soit choisi.',
      codesPaused: 'Codes de l’application en pause, jusqu’à un nouveau mot de passe.',
      wrongPasswords: (count) =>
        count === 1 ? '1 mot de passe erroné.' : `${count} mots de passe erronés de suite.`,
      wrongCodes: (count) => (count === 1 ? '1 code erroné.' : `${count} codes erronés de suite.`),
    },
    account: { title: 'Compte' },
  },
});
