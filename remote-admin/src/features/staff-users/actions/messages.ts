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
    unverifyQuestion: {
      title: 'Unverify email',
      text: (name: string) =>
        `The email of ${name} is no longer verified, and they are logged out.`,
    },
    waiting: {
      text: ({ name, seconds }: { name: string; seconds: number }) =>
        `The email of ${name} will be unverified in ${seconds} seconds, and they will be logged out.`,
      undo: 'Undo',
    },
    setRole: 'Set role',
    roleQuestion: {
      title: 'Set role',
      text: ({ name, role }: { name: string; role: string }) => `${name} gets the role ${role}.`,
    },
    undone: (name: string) => `The change to ${name} was undone.`,
    notUndone: 'Could not undo',
    delete: {
      open: 'Delete',
      deleting: 'Deleting…',
      title: 'Delete user',
      question: ({ name, id }: { name: string; id: number }) =>
        `Delete user ${name} (ID ${id})? This is permanent.`,
      losses: {
        account: (email: string) => `The account of ${email}, with its profile`,
        sessions: 'All sessions and remembered devices',
        factors: 'Two-factor, passkeys and recovery codes',
      },
      failed: 'Failed to delete user',
      done: (name: string) => `${name} is deleted.`,
    },
    failed: {
      verify: 'Failed to update verification',
      subscribe: 'Failed to update subscriber flag',
      role: 'Failed to set role',
    },
    meanwhile: {
      sentence: (facts: readonly string[]) =>
        `Somebody else made a change in the meantime${facts.length > 0 ? `: ${facts.join(', ')}` : ''}. Nothing was saved.`,
      role: (role: string) => `the role is now ${role}`,
      subscriber: { 0: 'no longer a subscriber', 1: 'now a subscriber' },
      verified: { 0: 'the email is no longer verified', 1: 'the email is verified now' },
      email: (email: string) => `the email is now ${email}`,
      username: (username: string) => `the username is now ${username}`,
      suspended: { 0: 'no longer suspended', 1: 'now suspended' },
      realName: (name: string) => `the real name is now ${name}`,
    },
    done: {
      verified: (name: string) => `The email of ${name} is verified.`,
      unverified: (name: string) =>
        `The email of ${name} is no longer verified. They have been logged out.`,
      subscribed: (name: string) => `${name} is a subscriber.`,
      unsubscribed: (name: string) => `${name} is no longer a subscriber.`,
      role: ({ name, role }: { name: string; role: string }) => `${name}: role is now ${role}.`,
    },
    bulk: {
      bar: 'Selected users',
      selected: (count: number, elsewhere: number) =>
        `${count} selected${elsewhere > 0 ? `, ${elsewhere} on other pages` : ''}`,
      maxSelected: 'No more can be selected at once.',
      verify: 'Verify',
      unverify: 'Unverify',
      subscribe: 'Make subscriber',
      unsubscribe: 'Remove subscriber',
      setRole: 'Set role…',
      setRoleFor: 'Set role… for the selected users',
      clear: 'Clear',
      saving: 'Saving…',
      result: {
        title: 'Results',
        changed: (count: number) => (count === 1 ? '1 user changed' : `${count} users changed`),
        refused: (count: number) => (count === 1 ? '1 refused' : `${count} refused`),
        unchanged: (count: number) => (count === 1 ? '1 unchanged' : `${count} unchanged`),
        show: 'Show',
        wasRefused: 'Refused',
        dismiss: 'Dismiss',
        unknownReason: 'No reason was given.',
        someone: (id: number) => `User ${id}`,
      },
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
    unverifyQuestion: {
      title: 'Annuler la vérification',
      text: (name) =>
        `Le courriel de ${name} ne sera plus vérifié, et ses sessions seront fermées.`,
    },
    waiting: {
      text: ({ name, seconds }) =>
        `Dans ${seconds} secondes, le courriel de ${name} ne sera plus vérifié, et ses sessions seront fermées.`,
      undo: 'Annuler',
    },
    setRole: 'Définir le rôle',
    roleQuestion: {
      title: 'Définir le rôle',
      text: ({ name, role }) => `${name} reçoit le rôle ${role}.`,
    },
    undone: (name) => `La modification de ${name} a été annulée.`,
    notUndone: 'Impossible d’annuler',
    delete: {
      open: 'Supprimer',
      deleting: 'Suppression…',
      title: 'Supprimer le compte',
      question: ({ name, id }) => `Supprimer le compte de ${name} (ID ${id})? C’est définitif.`,
      losses: {
        account: (email) => `Le compte de ${email} et son profil`,
        sessions: 'Toutes les sessions et tous les appareils mémorisés',
        factors: 'Les deux facteurs, les clés d’accès et les codes de récupération',
      },
      failed: 'Impossible de supprimer le compte',
      done: (name) => `Le compte de ${name} est supprimé.`,
    },
    failed: {
      verify: 'Impossible de modifier la vérification',
      subscribe: 'Impossible de modifier l’abonnement',
      role: 'Impossible de définir le rôle',
    },
    meanwhile: {
      sentence: (facts) =>
        `Une autre personne a fait un changement entre-temps${facts.length > 0 ? ` : ${facts.join(', ')}` : ''}. Rien n’a été enregistré.`,
      role: (role) => `le rôle est maintenant ${role}`,
      subscriber: { 0: 'plus d’abonnement', 1: 'abonnement en cours' },
      verified: { 0: 'le courriel n’est plus vérifié', 1: 'le courriel est maintenant vérifié' },
      email: (email) => `le courriel est maintenant ${email}`,
      username: (username) => `le nom d’utilisateur est maintenant ${username}`,
      suspended: { 0: 'plus de suspension', 1: 'compte maintenant suspendu' },
      realName: (name) => `le vrai nom est maintenant ${name}`,
    },
    done: {
      verified: (name) => `Le courriel de ${name} est vérifié.`,
      unverified: (name) =>
        `Le courriel de ${name} n’est plus vérifié, et ses sessions sont fermées.`,
      subscribed: (name) => `${name} a maintenant un abonnement.`,
      unsubscribed: (name) => `${name} n’a plus d’abonnement.`,
      role: ({ name, role }) => `${name} : nouveau rôle, ${role}.`,
    },
    bulk: {
      bar: 'Personnes sélectionnées',
      selected: (count, elsewhere) =>
        `${count} sélectionnée${count > 1 ? 's' : ''}${elsewhere > 0 ? `, dont ${elsewhere} sur d’autres pages` : ''}`,
      maxSelected: 'On ne peut pas en sélectionner plus à la fois.',
      verify: 'Vérifier',
      unverify: 'Annuler la vérification',
      subscribe: 'Abonner',
      unsubscribe: 'Retirer l’abonnement',
      setRole: 'Définir le rôle…',
      setRoleFor: 'Définir le rôle… des personnes sélectionnées',
      clear: 'Tout désélectionner',
      saving: 'Enregistrement…',
      result: {
        title: 'Résultat pour les personnes sélectionnées',
        changed: (count) => (count > 1 ? `${count} comptes modifiés` : `${count} compte modifié`),
        refused: (count) => (count > 1 ? `${count} refusés` : `${count} refusé`),
        unchanged: (count) => (count > 1 ? `${count} inchangés` : `${count} inchangé`),
        show: 'Afficher',
        wasRefused: 'Refusé',
        dismiss: 'Fermer le résultat',
        unknownReason: 'Aucune raison n’a été donnée.',
        someone: (id) => `Compte ${id}`,
      },
    },
  },
});
