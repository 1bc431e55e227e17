import { brand } from '@camp/contracts/site/brand';
import type { Role } from '@camp/contracts/site/roles';
import type { StaffActTexts } from './staff-acts-english.ts';

const roleInFrench: Record<Role, string> = {
  member: 'membre',
  subscriber: 'abonné',
  mod: 'modérateur',
  admin_jr: 'administrateur',
  admin: 'administrateur',
};

/** French texts of the mails about acts of staff. */
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
  resetHeld: (name, until) => ({
    subject: `Votre nouveau mot de passe ${brand.name} doit attendre un peu`,
    greeting: `Bonjour ${name},`,
    before: [
      `Nous avons reçu une demande de réinitialisation de votre mot de passe. Or, notre équipe a changé l’adresse courriel de votre compte il y a moins d’un jour. Pour que personne ne s’empare de votre compte de cette façon, nous n’enverrons aucun lien pour un nouveau mot de passe avant le ${until}. Faites-en alors la demande de nouveau.`,
      'Si vous connaissez votre mot de passe, vous n’avez pas à attendre\u00A0: confirmez votre adresse avec le lien que nous vous avons envoyé, puis connectez-vous.',
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
  deletedByStaff: (name) => ({
    subject: `Votre compte ${brand.name} a été supprimé`,
    greeting: `Bonjour ${name},`,
    before: [
      'Notre équipe a supprimé votre compte, ainsi que votre profil et vos lieux enregistrés. Plus personne ne peut s’y connecter, et il ne peut pas être rétabli.',
      `Si vous pensez qu’il s’agit d’une erreur, écrivez-nous à ${brand.mailboxes.general}.`,
    ],
    label: 'Nous écrire',
    after: [],
  }),
  unverified: (name) => ({
    subject: `Veuillez confirmer de nouveau votre adresse courriel pour ${brand.name}`,
    greeting: `Bonjour ${name},`,
    before: [
      'Notre équipe ne considère plus l’adresse courriel de votre compte comme confirmée, et tous les appareils ont été déconnectés. Confirmez que cette adresse est bien la vôtre, et vous pourrez vous reconnecter.',
    ],
    label: 'Confirmer mon courriel',
    after: [
      'Ce lien fonctionne une seule fois, pendant 24 heures. Ensuite, la page de connexion vous en enverra un nouveau.',
      `Si vous ne savez pas pourquoi, écrivez-nous à ${brand.mailboxes.general}.`,
    ],
  }),
  verifiedByStaff: (name) => ({
    subject: `Votre adresse courriel est confirmée pour ${brand.name}`,
    greeting: `Bonjour ${name},`,
    before: [
      'Notre équipe a confirmé l’adresse courriel de votre compte. Vous pouvez vous connecter; il ne vous reste rien à faire.',
    ],
    label: 'Se connecter',
    after: [],
  }),
  roleChanged: (name, { role, signsOut }) => ({
    subject: `Votre rôle sur ${brand.name} a changé`,
    greeting: `Bonjour ${name},`,
    before: [
      `Notre équipe a changé le rôle de votre compte. Votre nouveau rôle\u00A0: ${roleInFrench[role]}.`,
      ...(signsOut
        ? [
            'Ce rôle exige l’authentification à deux facteurs; tous les appareils ont donc été déconnectés. Vous la configurerez à la prochaine connexion. Gardez une application d’authentification à portée de main.',
          ]
        : []),
      `Si vous ne vous y attendiez pas, écrivez-nous à ${brand.mailboxes.general}.`,
    ],
    label: 'Se connecter',
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
