import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    title: 'Passkeys',
    text: 'A passkey logs you in with your fingerprint, face or screen lock. It cannot be guessed or phished.',
    list: 'Your passkeys',
    loading: 'Loading your passkeys…',
    failed: 'Unable to load your passkeys',
    none: 'No passkeys yet.',
    added: (day: string) => `Added ${day}`,
    used: (ago: string) => `last used ${ago}`,
    neverUsed: 'never used',
    unsupported:
      'This browser does not support passkeys. A recent Chrome, Edge, Firefox or Safari does.',
    add: {
      form: 'Add a passkey',
      name: 'Name of the passkey',
      hint: 'Such as “My phone”, so that you recognize it later.',
      unnamed: 'Give it a name.',
      submit: 'Add a passkey',
      submitting: 'Waiting for your device…',
      done: (name: string) => `The passkey “${name}” is ready to use.`,
      codes:
        'From now on your password alone no longer logs you in. These codes do if your passkey is lost.',
      failed: {
        cancelled: 'No passkey was added: the request was cancelled or took too long.',
        known: 'This device already holds a passkey for your account.',
        other: 'Could not add the passkey',
      },
    },
    remove: {
      label: 'Remove',
      labelOf: (name: string) => `Remove ${name}`,
      question: (name: string) => `Remove the passkey “${name}”?`,
      text: 'It no longer logs you in here. You may want to delete it on your device as well.',
      confirm: 'Remove passkey',
      confirming: 'Removing…',
      done: (name: string) => `The passkey “${name}” is removed.`,
      failed: 'Could not remove the passkey',
    },
  },
  fr: {
    title: 'Clés d’accès',
    text: 'Une clé d’accès vous connecte par empreinte, par visage ou par le verrouillage de l’écran. Elle ne se devine pas et ne se vole pas par hameçonnage.',
    list: 'Vos clés d’accès',
    loading: 'Chargement de vos clés d’accès…',
    failed: 'Impossible de charger vos clés d’accès',
    none: 'Aucune clé d’accès pour l’instant.',
    added: (day) => `Ajoutée le ${day}`,
    used: (ago) => `dernière utilisation ${ago}`,
    neverUsed: 'jamais utilisée',
    unsupported:
      'Ce navigateur ne prend pas en charge les clés d’accès. Un Chrome, Edge, Firefox ou Safari récent le fait.',
    add: {
      form: 'Ajouter une clé d’accès',
      name: 'Nom de la clé d’accès',
      hint: 'Par exemple « Mon téléphone », pour la reconnaître.',
      unnamed: 'Donnez-lui un nom.',
      submit: 'Ajouter une clé d’accès',
      submitting: 'En attente de votre appareil…',
      done: (name) => `La clé d’accès « ${name} » est prête.`,
      codes:
        'Désormais, votre mot de passe seul ne suffit plus. Ces codes vous connectent si votre clé d’accès est perdue.',
      failed: {
        cancelled: 'Aucune clé n’a été ajoutée : la demande a été annulée ou a trop duré.',
        known: 'Cet appareil a déjà une clé d’accès pour votre compte.',
        other: 'Impossible d’ajouter la clé d’accès',
      },
    },
    remove: {
      label: 'Retirer',
      labelOf: (name) => `Retirer ${name}`,
      question: (name) => `Retirer la clé d’accès « ${name} »?`,
      text: 'Elle ne vous connectera plus ici. Vous voudrez peut-être la supprimer aussi sur votre appareil.',
      confirm: 'Retirer la clé d’accès',
      confirming: 'Retrait…',
      done: (name) => `La clé d’accès « ${name} » est retirée.`,
      failed: 'Impossible de retirer la clé d’accès',
    },
  },
});
