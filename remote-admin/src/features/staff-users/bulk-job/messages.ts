import { defineMessages } from '@camp/ui/i18n/define-messages';
import { formatNumber } from '@camp/ui/i18n/format';

interface Counts {
  count: number;
  total: number;
}

interface Waiting {
  /** The name of the person who asked for it. */
  name: string;
  change: string;
  total: number;
}

const people = (count: number) =>
  count === 1 ? '1 person' : `${formatNumber(count, 'en')} people`;
const personnes = (count: number) =>
  count > 1 ? `${formatNumber(count, 'fr')} personnes` : `${count} personne`;

/** If the count stopped early, only the question gives the number. */
const numberOf = (total: number | null) => (total === null ? '' : `${total} `);
const tous = (total: number | null) => (total === null ? 'tous ceux' : `les ${total}`);

export const messages = defineMessages({
  en: {
    open: (total: number | null) => `Change all ${numberOf(total)}that match…`,
    title: (total: number | null) => `Change all ${numberOf(total)}that match`,
    action: 'What to do',
    choose: 'Choose…',
    role: 'Role',
    verify: 'Verify email',
    unverify: 'Unverify email',
    subscribe: 'Make subscriber',
    unsubscribe: 'Remove subscriber',
    setRole: 'Set role',
    counting: 'Counting…',
    preview: ({ count, total }: Counts) =>
      count === total
        ? `${people(total)} will be changed, except those already set.`
        : `${people(total)} match. You may change ${count} of them; the others are refused.`,
    signsOut: 'They will be logged out.',
    secondAdmin: 'A second admin has to approve it before it begins.',
    waiting: ({ name, change, total }: Waiting) =>
      `${name} asks for this change to ${people(total)}: ${change}.`,
    waitingOwn: ({ change, total }: Waiting) =>
      `This change to ${people(total)} waits for the approval of a second admin: ${change}.`,
    roleOf: (role: string) => `role ${role}`,
    approve: 'Approve',
    approving: 'Approving…',
    approveFailed: 'The change could not be approved.',
    refuse: 'Refuse',
    withdraw: 'Withdraw',
    tooMany: (most: number) =>
      `At most ${most} people can be changed at once. Narrow the list first.`,
    reason: 'Reason',
    reasonHint: 'The audit log keeps it.',
    confirm: (count: number) => `Change ${people(count)}`,
    starting: 'Starting…',
    cancel: 'Cancel',
    failed: 'The change could not be started.',
    progress: 'Change to many people',
    running: ({ count, total }: Counts) => `${count} of ${total} done`,
    goesOn: 'It goes on if you leave this page.',
    stop: 'Stop',
    stopping: 'Stopping…',
    undo: 'Undo',
    undoing: 'Undoing…',
    stopFailed: 'The change could not be stopped.',
    undoFailed: 'The change could not be undone.',
    dismiss: 'Dismiss',
    show: 'Show who was refused',
    done: { done: 'Done', stopped: 'Stopped', undone: 'Undone' },
    changed: (count: number) => `${people(count)} changed`,
    unchanged: (count: number) => `${count} unchanged`,
    refused: (count: number) => `${count} refused`,
    left: (count: number) => `${count} left as they were`,
    someone: (id: number) => `User ${id}`,
    more: (count: number) => `and ${count} more`,
    because: ({ count, reason }: { count: number; reason: string }) => `${count}: ${reason}`,
  },
  fr: {
    open: (total) => `Modifier ${tous(total)} qui correspondent…`,
    title: (total) => `Modifier ${tous(total)} qui correspondent`,
    action: 'Que faire',
    choose: 'Choisir…',
    role: 'Rôle',
    verify: 'Vérifier le courriel',
    unverify: 'Annuler la vérification',
    subscribe: 'Abonner',
    unsubscribe: 'Retirer l’abonnement',
    setRole: 'Définir le rôle',
    counting: 'Calcul…',
    preview: ({ count, total }) =>
      count === total
        ? `Le changement touchera ${personnes(total)}, sauf celles pour qui c’est déjà fait.`
        : `La liste compte ${personnes(total)}. Vous pouvez en modifier ${count}; les autres seront refusées.`,
    signsOut: 'Leurs sessions seront fermées.',
    secondAdmin: 'Une deuxième personne de l’administration doit l’approuver avant qu’il commence.',
    waiting: ({ name, change, total }) =>
      `${name} demande ce changement pour ${personnes(total)}\u00A0: ${change}.`,
    waitingOwn: ({ change, total }) =>
      `Ce changement pour ${personnes(total)} attend l’approbation d’une deuxième personne de l’administration\u00A0: ${change}.`,
    roleOf: (role) => `rôle ${role}`,
    approve: 'Approuver',
    approving: 'Approbation…',
    approveFailed: 'Le changement n’a pas pu être approuvé.',
    refuse: 'Refuser',
    withdraw: 'Retirer la demande',
    tooMany: (most) =>
      `On peut modifier au plus ${most} personnes à la fois. Réduisez d’abord la liste.`,
    reason: 'Raison',
    reasonHint: 'Le journal d’audit la conserve.',
    confirm: (count) => `Modifier ${personnes(count)}`,
    starting: 'Lancement…',
    cancel: 'Annuler',
    failed: 'Le changement n’a pas pu être lancé.',
    progress: 'Changement en lot',
    running: ({ count, total }) => `${count} sur ${total}`,
    goesOn: 'Il se poursuit si vous quittez cette page.',
    stop: 'Arrêter',
    stopping: 'Arrêt…',
    undo: 'Annuler le changement',
    undoing: 'Annulation…',
    stopFailed: 'Impossible d’arrêter le changement.',
    undoFailed: 'Impossible d’annuler le changement.',
    dismiss: 'Fermer',
    show: 'Montrer les personnes refusées',
    done: { done: 'Terminé', stopped: 'Arrêté', undone: 'Annulé' },
    changed: (count) => (count > 1 ? `${count} personnes modifiées` : `${count} personne modifiée`),
    unchanged: (count) => (count > 1 ? `${count} inchangées` : `${count} inchangée`),
    refused: (count) => (count > 1 ? `${count} refusées` : `${count} refusée`),
    left: (count) =>
      count > 1 ? `${count} laissées telles quelles` : `${count} laissée telle quelle`,
    someone: (id) => `Compte ${id}`,
    more: (count) => `et ${count} de plus`,
    because: ({ count, reason }) => `${count} : ${reason}`,
  },
});
