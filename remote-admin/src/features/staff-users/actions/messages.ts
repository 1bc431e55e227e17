import { defineMessages } from '@camp/ui/i18n/define-messages';

/** The English texts are those of docs/specification.md#user-management. */
export const messages = defineMessages({
  en: {
    actionsFor: (name: string) => `Actions for ${name}`,
    ownAccount: 'Your own account: another admin has to act on it.',
    ownAccountOfModerator: 'Your own account: an admin has to act on it.',
    notBelow: 'Their role is not below yours.',
    saving: 'Saving…',
    admin: {
      secondFactor: 'MFA',
      verify: 'Verify Email',
      unverify: 'Unverify Email',
      subscribe: 'Make Subscriber',
      unsubscribe: 'Remove Subscriber',
    },
    moderator: {
      secondFactor: 'Two-factor',
      verify: 'Verify email',
      unverify: 'Unverify email',
      subscribe: 'Make Subscriber',
      unsubscribe: 'Remove Subscriber',
    },
    setRole: 'Set role',
    setRoleFor: (name: string) => `Set role for ${name}`,
    delete: {
      open: 'Delete',
      deleting: 'Deleting…',
      title: 'Delete user',
      question: ({ name, id }: { name: string; id: number }) =>
        `Delete user ${name} (ID ${id})? This is permanent.`,
      failed: 'Failed to delete user',
      done: (name: string) => `${name} is deleted.`,
    },
    failed: {
      verify: 'Failed to update verification',
      subscribe: 'Failed to update subscriber flag',
      role: 'Failed to set role',
    },
    done: {
      verified: (name: string) => `The email of ${name} is verified.`,
      unverified: (name: string) =>
        `The email of ${name} is no longer verified. They have been signed out.`,
      subscribed: (name: string) => `${name} is a subscriber.`,
      unsubscribed: (name: string) => `${name} is no longer a subscriber.`,
      role: ({ name, role }: { name: string; role: string }) => `${name}: role is now ${role}.`,
    },
  },
  fr: {
    actionsFor: (name) => `Actions : ${name}`,
    ownAccount: 'Votre propre compte : une autre personne doit s’en charger.',
    ownAccountOfModerator:
      'Votre propre compte : une personne de l’administration doit s’en charger.',
    notBelow: 'Son rôle n’est pas inférieur au vôtre.',
    saving: 'Enregistrement…',
    admin: {
      secondFactor: 'AMF',
      verify: 'Vérifier le courriel',
      unverify: 'Annuler la vérification',
      subscribe: 'Abonner',
      unsubscribe: 'Retirer l’abonnement',
    },
    moderator: {
      secondFactor: 'Deux facteurs',
      verify: 'Vérifier le courriel',
      unverify: 'Annuler la vérification',
      subscribe: 'Abonner',
      unsubscribe: 'Retirer l’abonnement',
    },
    setRole: 'Définir le rôle',
    setRoleFor: (name) => `Définir le rôle : ${name}`,
    delete: {
      open: 'Supprimer',
      deleting: 'Suppression…',
      title: 'Supprimer le compte',
      question: ({ name, id }) => `Supprimer le compte de ${name} (ID ${id}) ? C’est définitif.`,
      failed: 'Impossible de supprimer le compte',
      done: (name) => `Le compte de ${name} est supprimé.`,
    },
    failed: {
      verify: 'Impossible de modifier la vérification',
      subscribe: 'Impossible de modifier l’abonnement',
      role: 'Impossible de définir le rôle',
    },
    done: {
      verified: (name) => `Le courriel de ${name} est vérifié.`,
      unverified: (name) =>
        `Le courriel de ${name} n’est plus vérifié, et ses sessions sont fermées.`,
      subscribed: (name) => `${name} a maintenant un abonnement.`,
      unsubscribed: (name) => `${name} n’a plus d’abonnement.`,
      role: ({ name, role }) => `${name} : nouveau rôle, ${role}.`,
    },
  },
});
