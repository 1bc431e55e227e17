import type { PersonFacts } from '@camp/contracts/staff/person';
import { defineMessages } from '@camp/ui/i18n/define-messages';

/** The facts about a person's sign-in besides the password. */
type Factors = Pick<PersonFacts, 'authenticator' | 'passkeys' | 'recovery_left'>;

export const messages = defineMessages({
  en: {
    title: 'Person',
    people: { admin: 'Users', moderator: 'Moderator Dashboard' },
    parts: 'Parts of this page',
    tabs: {
      overview: 'Overview',
      'sign-in': 'Two-factor and sessions',
      mails: 'Emails',
      history: 'History',
      notes: 'Notes',
    },
    loading: 'Loading…',
    loadFailed: 'Failed to load this person',
    tryAgain: 'Nothing has been changed. Please try again.',
    outage: 'Our servers are not answering. We try again every few seconds.',
    notFound: {
      title: 'No such user',
      text: 'The account was deleted, or the address of this page is wrong.',
      back: 'Back to the list',
    },
    none: '—',
    states: { suspended: 'Suspended', locked: 'Locked', unverified: 'Not verified' },
    publicProfile: 'Public profile',
    facts: {
      title: 'Facts',
      id: 'ID',
      email: 'Email',
      realName: 'Real name',
      role: 'Role',
      verified: 'Verified',
      subscriber: 'Subscriber',
      joined: 'Joined',
      lastLogin: 'Last login',
      secondFactor: 'Two-factor',
      factors: ({ authenticator, passkeys, recovery_left }: Factors) => {
        const parts = [
          authenticator && 'Authenticator',
          passkeys > 0 && (passkeys === 1 ? '1 passkey' : `${passkeys} passkeys`),
          recovery_left !== null && `${recovery_left} recovery codes left`,
        ];
        return parts.filter(Boolean).join(', ') || 'Off';
      },
      waived: 'Two-factor waived until',
      sessions: 'Sessions',
      devices: 'Remembered devices',
      mails: 'Emails',
      mailCount: (mails: string, failed: number) =>
        failed > 0 ? `${mails}, ${failed} failed` : mails,
    },
  },
  fr: {
    title: 'Compte',
    people: { admin: 'Comptes', moderator: 'Modération' },
    parts: 'Parties de cette page',
    tabs: {
      overview: 'Aperçu',
      'sign-in': 'Deux facteurs et sessions',
      mails: 'Courriels',
      history: 'Historique',
      notes: 'Notes',
    },
    loading: 'Chargement…',
    loadFailed: 'Impossible de charger ce compte',
    tryAgain: 'Rien n’a été modifié. Veuillez réessayer.',
    outage: 'Nos serveurs ne répondent pas. Nous réessayons toutes les quelques secondes.',
    notFound: {
      title: 'Aucun compte ici',
      text: 'Le compte a été supprimé, ou l’adresse de la page est erronée.',
      back: 'Retour à la liste',
    },
    none: '—',
    states: { suspended: 'Suspendu', locked: 'Verrouillé', unverified: 'Non vérifié' },
    publicProfile: 'Profil public',
    facts: {
      title: 'Faits',
      id: 'N°',
      email: 'Courriel',
      realName: 'Vrai nom',
      role: 'Rôle',
      verified: 'Vérifié',
      subscriber: 'Abonnement',
      joined: 'Inscription',
      lastLogin: 'Dernière connexion',
      secondFactor: 'Deux facteurs',
      factors: ({ authenticator, passkeys, recovery_left }) => {
        const parts = [
          authenticator && 'Application',
          passkeys > 0 && (passkeys === 1 ? '1 clé d’accès' : `${passkeys} clés d’accès`),
          recovery_left !== null && `codes de récupération restants\u00A0: ${recovery_left}`,
        ];
        return parts.filter(Boolean).join(', ') || 'Désactivé';
      },
      waived: 'Dérogation jusqu’au',
      sessions: 'Sessions',
      devices: 'Appareils mémorisés',
      mails: 'Courriels',
      mailCount: (mails, failed) => (failed > 0 ? `${mails}, dont ${failed} en échec` : mails),
    },
  },
});
