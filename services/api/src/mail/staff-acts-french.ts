import { brand } from '@camp/contracts/site/brand';
import type { StaffActTexts } from './staff-acts-english.ts';

/** What the mails about acts of staff say in French. */
export const french: StaffActTexts = {
  signedOutByStaff: (name, sessions) => ({
    subject: `Vous avez été déconnecté de votre compte ${brand.name}`,
    greeting: `Bonjour ${name},`,
    before: [
      `Notre équipe a mis fin aux sessions de votre compte sur ${sessions === 1 ? 'un appareil' : `${sessions} appareils`}. Vous pouvez vous reconnecter à tout moment.`,
      `Si vous ne savez pas pourquoi, écrivez-nous à ${brand.mailboxes.general}. Si quelqu’un d’autre connaît peut-être votre mot de passe, choisissez-en un nouveau.`,
    ],
    label: 'Choisir un nouveau mot de passe',
    after: [],
  }),
  invitation: (name) => ({
    subject: `Vous êtes invité à ${brand.name}`,
    greeting: `Bienvenue autour du feu, ${name}!`,
    before: [
      `Notre équipe a créé un compte pour vous sur ${brand.name}. Choisissez un mot de passe, et il est à vous.`,
    ],
    label: 'Choisir un mot de passe',
    after: [
      'Ce lien fonctionne une seule fois, pendant 7 jours.',
      'Si vous ne voulez pas de compte, vous pouvez ignorer ce courriel\u00A0: le compte disparaîtra de lui-même.',
    ],
  }),
  addressReplaced: (name) => ({
    subject: `L’adresse courriel de votre compte ${brand.name} a été changée`,
    greeting: `Bonjour ${name},`,
    before: [
      'Notre équipe a changé l’adresse courriel de votre compte, et tous les appareils ont été déconnectés. Nous écrirons désormais à la nouvelle adresse, dès qu’elle sera confirmée.',
      `Si vous n’avez pas demandé ce changement, écrivez tout de suite à ${brand.mailboxes.general}.`,
    ],
    label: 'Nous écrire',
    after: [],
  }),
  accountEdited: (name) => ({
    subject: `Votre compte ${brand.name} a été modifié`,
    greeting: `Bonjour ${name},`,
    before: [
      'Notre équipe a corrigé le nom de votre compte. S’il s’agit du nom d’utilisateur, tous les appareils ont été déconnectés; connectez-vous avec le nouveau ou avec votre courriel.',
      `Si vous n’avez pas demandé ce changement, écrivez à ${brand.mailboxes.general}.`,
    ],
    label: 'Ouvrir mon profil',
    after: [],
  }),
  suspended: (name, { reason, until }) => ({
    subject: `Votre compte ${brand.name} est suspendu`,
    greeting: `Bonjour ${name},`,
    before: [
      until
        ? `Notre équipe a suspendu votre compte jusqu’au ${until}. D’ici là, personne ne peut s’y connecter, et tous les appareils ont été déconnectés. Ensuite, vous pourrez vous reconnecter comme avant.`
        : 'Notre équipe a suspendu votre compte. Personne ne peut s’y connecter, et tous les appareils ont été déconnectés.',
      `Le motif\u00A0: ${reason}`,
      `Si vous pensez qu’il s’agit d’une erreur, écrivez-nous à ${brand.mailboxes.general}.`,
    ],
    label: 'Nous écrire',
    after: [],
  }),
  suspensionLifted: (name) => ({
    subject: `Votre compte ${brand.name} est rouvert`,
    greeting: `Bonjour ${name},`,
    before: [
      'Notre équipe a levé la suspension de votre compte. Vous pouvez vous connecter comme avant.',
    ],
    label: 'Se connecter',
    after: [],
  }),
};
