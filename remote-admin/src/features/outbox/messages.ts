import type { OutboxMail } from '@camp/contracts/staff/outbox';
import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    title: 'Email',
    lead: 'Emails waiting, sent and failed.',
    outbox: 'Outbox',
    filter: 'Emails by state',
    all: 'All',
    states: { queued: 'Queued', sending: 'Sending', sent: 'Sent', failed: 'Failed', dead: 'Dead' },
    choices: { queued: 'Queued', sending: 'Sending', sent: 'Sent', failed: 'Failed', dead: 'Dead' },
    columns: {
      recipient: 'Recipient',
      subject: 'Subject',
      state: 'State',
      attempts: 'Attempts',
      nextTry: 'Next try',
      lastError: 'Last error',
      time: 'When',
      actions: 'Actions',
    },
    retry: 'Retry',
    retrying: 'Retrying…',
    retryAll: 'Retry all dead emails',
    preview: 'Preview',
    mailOf: (id: number) => `email ${id}`,
    sendTest: 'Send a test email',
    sendingTest: 'Sending…',
    done: {
      test: ({ recipient }: OutboxMail) => `A test email to ${recipient} is on its way.`,
      retry: ({ id, recipient }: OutboxMail) => `Email ${id} to ${recipient} is back in the queue.`,
      retryAll: (retried: number) =>
        retried === 0
          ? 'There is no email to retry: what is left was refused by its receivers.'
          : `${retried} ${retried === 1 ? 'email is' : 'emails are'} back in the queue.`,
    },
    failed: {
      test: 'The test email could not be sent. Please try again.',
      retry: 'The email could not be put back in the queue. Please try again.',
      retryAll: 'The emails could not be put back in the queue. Please try again.',
    },
    to: (recipient: string) => `To ${recipient}`,
    notKept: 'The text of a sent email is not kept.',
    written: (at: string) => `written ${at}`,
    search: { label: 'Search emails', placeholder: 'Search by recipient or subject…' },
    noneFound: 'No emails match',
    noneFoundText: 'Try a part of the address or of the subject.',
    clearSearch: 'Clear the search',
    previewFailed: 'The email could not be shown.',
    tryAgain: 'Try again',
    loading: 'Loading…',
    showing: (shown: number, total: number) =>
      `Showing ${shown} of ${total} ${total === 1 ? 'email' : 'emails'}.`,
    loadFailed: 'The outbox could not be loaded',
    loadFailedText: 'No email has been lost. Please try again.',
    refreshFailed: 'The list could not be refreshed.',
    none: 'No emails',
    noneText: 'As soon as the site writes to somebody, the email appears here.',
    noneIn: {
      queued: 'No email is waiting',
      sending: 'No email is being sent',
      sent: 'No email has been sent',
      failed: 'No email has failed',
      dead: 'No email was given up',
    },
  },
  fr: {
    title: 'Courriels',
    lead: 'Les courriels en attente, envoyés et échoués.',
    outbox: 'Boîte d’envoi',
    filter: 'Courriels par état',
    all: 'Tous',
    states: {
      queued: 'En attente',
      sending: 'En route',
      sent: 'Envoyé',
      failed: 'Échoué',
      dead: 'Abandonné',
    },
    choices: {
      queued: 'En attente',
      sending: 'En route',
      sent: 'Envoyés',
      failed: 'Échoués',
      dead: 'Abandonnés',
    },
    columns: {
      recipient: 'Destinataire',
      subject: 'Objet',
      state: 'État',
      attempts: 'Essais',
      nextTry: 'Prochain essai',
      lastError: 'Dernière erreur',
      time: 'Quand',
      actions: 'Actions',
    },
    retry: 'Renvoyer',
    retrying: 'Renvoi…',
    retryAll: 'Renvoyer tous les courriels abandonnés',
    preview: 'Aperçu',
    mailOf: (id) => `du courriel ${id}`,
    sendTest: 'Envoyer un courriel d’essai',
    sendingTest: 'Envoi…',
    done: {
      test: ({ recipient }) => `Un courriel d’essai est en route vers ${recipient}.`,
      retry: ({ id, recipient }) => `Le courriel ${id} à ${recipient} est de nouveau en attente.`,
      retryAll: (retried) => {
        if (retried === 0)
          return 'Aucun courriel à renvoyer\u00A0: les destinataires ont refusé ceux qui restent.';
        return retried === 1
          ? '1 courriel est de nouveau en attente.'
          : `${retried} courriels sont de nouveau en attente.`;
      },
    },
    failed: {
      test: 'Le courriel d’essai n’a pas pu être envoyé. Veuillez réessayer.',
      retry: 'Le courriel n’a pas pu être remis en attente. Veuillez réessayer.',
      retryAll: 'Les courriels n’ont pas pu être remis en attente. Veuillez réessayer.',
    },
    to: (recipient) => `À ${recipient}`,
    notKept: 'Le texte d’un courriel envoyé n’est pas conservé.',
    written: (at) => `écrit le ${at}`,
    search: {
      label: 'Rechercher un courriel',
      placeholder: 'Rechercher par destinataire ou objet…',
    },
    noneFound: 'Aucun courriel ne correspond',
    noneFoundText: 'Essayez une partie de l’adresse ou de l’objet.',
    clearSearch: 'Effacer la recherche',
    previewFailed: 'Le courriel n’a pas pu être affiché.',
    tryAgain: 'Réessayer',
    loading: 'Chargement…',
    showing: (shown, total) =>
      total === 1 ? '1 courriel affiché sur 1.' : `${shown} courriels affichés sur ${total}.`,
    loadFailed: 'La boîte d’envoi n’a pas pu être chargée',
    loadFailedText: 'Aucun courriel n’est perdu pour autant. Veuillez réessayer.',
    refreshFailed: 'La liste n’a pas pu être mise à jour.',
    none: 'Aucun courriel',
    noneText: 'Dès que le site écrira à quelqu’un, le courriel s’affichera ici.',
    noneIn: {
      queued: 'Aucun courriel en attente',
      sending: 'Aucun courriel en route',
      sent: 'Aucun courriel envoyé',
      failed: 'Aucun courriel échoué',
      dead: 'Aucun courriel abandonné',
    },
  },
});
