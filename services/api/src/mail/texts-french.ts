import { brand } from '@camp/contracts/site/brand';
import { french as staffActs } from './staff-acts-french.ts';
import type { MailTexts, RemovedFactors } from './texts-english.ts';

const pasVous = `Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe, puis écrivez-nous à ${brand.mailboxes.general} pour que nous puissions vous aider.`;

const pasDemande = `Si vous ne l’avez pas demandé, choisissez tout de suite un nouveau mot de passe, puis écrivez-nous à ${brand.mailboxes.general}.`;

function removedInFrench({ hasAuthenticator, passkeys, hasCodes }: RemovedFactors): string {
  const parts = [
    ...(hasAuthenticator ? ['l’application d’authentification'] : []),
    ...(passkeys > 0 ? [passkeys === 1 ? 'une clé d’accès' : `${passkeys} clés d’accès`] : []),
    ...(hasCodes ? ['les codes de récupération'] : []),
  ];
  return new Intl.ListFormat('fr-CA').format(parts);
}

/** French texts of the mails. */
export const french: MailTexts = {
  ...staffActs,
  verification: (name) => ({
    subject: `Confirmez votre adresse courriel pour ${brand.name}`,
    greeting: `Bienvenue autour du feu, ${name}!`,
    before: [
      'Il reste une étape avant que votre compte soit prêt\u00A0: confirmez que cette adresse courriel est bien la vôtre.',
    ],
    label: 'Confirmer mon adresse',
    after: [
      'Ce lien fonctionne une seule fois, pendant 24\u00A0heures.',
      `Si vous ne vous êtes pas inscrit à ${brand.name}, n’ouvrez pas le lien\u00A0: le compte disparaîtra de lui-même.`,
      'Un filtre de courriel l’a ouvert à votre place? Demandez un nouveau mot de passe avec cette adresse\u00A0: le compte est alors à vous, et vous pouvez le supprimer.',
    ],
  }),
  passwordReset: (name) => ({
    subject: `Choisissez un nouveau mot de passe pour ${brand.name}`,
    greeting: `Bonjour ${name},`,
    before: ['Nous avons reçu une demande de réinitialisation de votre mot de passe.'],
    label: 'Choisir un nouveau mot de passe',
    after: [
      'Ce lien fonctionne une seule fois, pendant une heure.',
      'Si vous n’avez rien demandé, ignorez ce courriel\u00A0: votre mot de passe reste le même.',
    ],
  }),
  passwordChanged: (name) => ({
    subject: `Le mot de passe de votre compte ${brand.name} a changé`,
    greeting: `Bonjour ${name},`,
    before: [
      'Le mot de passe de votre compte vient d’être changé, et tous vos appareils ont été déconnectés. Si c’est vous, il n’y a rien d’autre à faire.',
      pasVous,
    ],
    label: 'Choisir un nouveau mot de passe',
    after: [],
  }),
  secondFactorOn: (name) => ({
    subject: `L’authentification à deux facteurs est activée pour votre compte ${brand.name}`,
    greeting: `Bien équipé pour la route, ${name}!`,
    before: [
      'Pour vous connecter, il faut maintenant votre mot de passe et un code de votre application d’authentification. Gardez vos codes de récupération au sec\u00A0: chacun vous ouvre la porte une fois si vous perdez votre téléphone.',
      pasVous,
    ],
    label: 'Choisir un nouveau mot de passe',
    after: [],
  }),
  secondFactorReplaced: (name) => ({
    subject: `L’application d’authentification de votre compte ${brand.name} a été remplacée`,
    greeting: `Bonjour ${name},`,
    before: [
      'Une autre application d’authentification produit désormais les codes de votre compte. Les codes de la précédente et vos anciens codes de récupération ne fonctionnent plus, et tous les autres appareils ont été déconnectés.',
      pasVous,
    ],
    label: 'Choisir un nouveau mot de passe',
    after: [],
  }),
  secondFactorOff: (name) => ({
    subject: `L’authentification à deux facteurs est désactivée pour votre compte ${brand.name}`,
    greeting: `Bonjour ${name},`,
    before: [
      'Votre compte ne demande plus de code\u00A0: votre mot de passe suffit. Vous pouvez réactiver l’authentification à deux facteurs quand vous voulez dans vos paramètres.',
      pasVous,
    ],
    label: 'Choisir un nouveau mot de passe',
    after: [],
  }),
  secondFactorReset: (name, removed) => ({
    subject: `L’authentification à deux facteurs a été réinitialisée pour votre compte ${brand.name}`,
    greeting: `Bonjour ${name},`,
    before: [
      `Notre équipe a retiré de votre compte ${removedInFrench(removed)}, et tous vos appareils ont été déconnectés. Après votre prochaine connexion, vous pourrez configurer de nouveau l’authentification à deux facteurs.`,
      pasDemande,
    ],
    label: 'Choisir un nouveau mot de passe',
    after: [],
  }),
  secondFactorWaived: (name, until) => ({
    subject: `L’authentification à deux facteurs est suspendue pour votre compte ${brand.name}`,
    greeting: `Bonjour ${name},`,
    before: [
      `Notre équipe permet d’ouvrir votre compte avec le mot de passe seul jusqu’au ${until}. Ensuite, l’authentification à deux facteurs reviendra d’elle-même.`,
      pasDemande,
    ],
    label: 'Choisir un nouveau mot de passe',
    after: [],
  }),
  secondFactorUnneeded: (name, until) => ({
    subject: `L’authentification à deux facteurs est suspendue pour votre compte ${brand.name}`,
    greeting: `Bonjour ${name},`,
    before: [
      `Notre équipe permet à votre compte de se passer de l’authentification à deux facteurs jusqu’au ${until}. Ensuite, vous devrez la configurer si votre rôle l’exige.`,
      pasDemande,
    ],
    label: 'Choisir un nouveau mot de passe',
    after: [],
  }),
  secondFactorBack: (name) => ({
    subject: `L’authentification à deux facteurs est rétablie pour votre compte ${brand.name}`,
    greeting: `Bonjour ${name},`,
    before: [
      'Notre équipe a mis fin à la suspension de l’authentification à deux facteurs de votre compte, et tous vos appareils ont été déconnectés. À votre prochaine connexion, un code vous sera demandé si vous l’avez configurée ou si votre rôle l’exige.',
      pasDemande,
    ],
    label: 'Choisir un nouveau mot de passe',
    after: [],
  }),
  recoveryCodesReplaced: (name) => ({
    subject: `Les codes de récupération de votre compte ${brand.name} ont été remplacés`,
    greeting: `Bonjour ${name},`,
    before: [
      'Notre équipe a créé de nouveaux codes de récupération pour votre compte, et les anciens ne fonctionnent plus. La personne qui vous aide vous remettra les nouveaux\u00A0: nous ne les envoyons jamais par courriel.',
      pasDemande,
    ],
    label: 'Choisir un nouveau mot de passe',
    after: [],
  }),
  recoveryCodesMade: (name) => ({
    subject: `Vous avez de nouveaux codes de récupération ${brand.name}`,
    greeting: `Bonjour ${name},`,
    before: [
      'Dix nouveaux codes de récupération ont été créés dans vos paramètres, et les anciens ne fonctionnent plus.',
      pasVous,
    ],
    label: 'Choisir un nouveau mot de passe',
    after: [],
  }),
  newSignIn: (name, { device, ip, time }) => ({
    subject: `Nouvelle connexion à votre compte ${brand.name}`,
    greeting: `Bonjour ${name},`,
    before: [
      `Votre compte vient d’être ouvert sur un appareil que nous ne connaissions pas\u00A0: ${device}, depuis l’adresse ${ip}, le ${time}.`,
      'Si c’est vous, il n’y a rien à faire. Sinon, déconnectez cet appareil dans vos paramètres et changez-y votre mot de passe.',
    ],
    label: 'Voir mes appareils',
    after: [
      `Si vous ne pouvez plus vous connecter, choisissez «\u00A0Mot de passe oublié?\u00A0» sur la page de connexion ou écrivez-nous à ${brand.mailboxes.general}.`,
    ],
  }),
  passwordPaused: (name) => ({
    subject: `La connexion par mot de passe à votre compte ${brand.name} est suspendue`,
    greeting: `Bonjour ${name},`,
    before: [
      'Quelqu’un a saisi 100 fois de suite un mauvais mot de passe pour votre compte. Personne n’est entré. Pour que cela reste ainsi, le mot de passe seul ne suffit plus dans un navigateur que vous n’avez jamais utilisé ici.',
      'Dans un navigateur que vous avez déjà utilisé ici, vous vous connectez comme d’habitude, et avec une clé d’accès, partout. Dans tout autre navigateur, il faut aussi un code que nous vous envoyons par courriel. Chacune de ces connexions met fin à la suspension, de même qu’un nouveau mot de passe.',
    ],
    label: 'Choisir un nouveau mot de passe',
    after: [],
  }),
  mailedCode: (name, code) => ({
    subject: `Votre code de connexion à ${brand.name}`,
    greeting: `Bonjour ${name},`,
    before: [
      `Quelqu’un essaie de deviner le mot de passe de votre compte. Le bon ne suffit donc plus à lui seul, il faut aussi ce code\u00A0: ${code}. Il sert une seule fois, dans les 10 minutes. Si vous n’êtes pas en train de vous connecter, quelqu’un connaît votre mot de passe\u00A0: ne donnez ce code à personne et choisissez un nouveau mot de passe.`,
    ],
    label: 'Choisir un nouveau mot de passe',
    after: [],
  }),
  codesGuessed: (name, { device, ip, time }) => ({
    subject: `Quelqu’un connaît peut-être votre mot de passe ${brand.name}`,
    greeting: `Bonjour ${name},`,
    before: [
      `Quelqu’un a donné le bon mot de passe de votre compte, puis plusieurs fois de mauvais codes, le dernier le ${time}\u00A0: ${device}, depuis l’adresse ${ip}. Sans le bon code, personne n’entre.`,
      'Si c’est vous, il n’y a rien à faire. Sinon, quelqu’un connaît votre mot de passe\u00A0: choisissez-en un nouveau dès maintenant.',
    ],
    label: 'Choisir un nouveau mot de passe',
    after: [
      'Après 100 mauvais codes de suite, nous n’acceptons plus ceux de votre application, jusqu’à ce que vous choisissiez un nouveau mot de passe ou vous connectiez avec une clé d’accès ou un code de récupération.',
    ],
  }),
  factorRemoval: (name, { device, ip, time, from, until }) => ({
    subject: `Demande de retrait de l’authentification à deux facteurs de votre compte ${brand.name}`,
    greeting: `Bonjour ${name},`,
    before: [
      `Quelqu’un a donné votre mot de passe, mais ni code ni clé d’accès, et a demandé que ceux-ci soient retirés de votre compte\u00A0: ${device}, depuis l’adresse ${ip}, le ${time}.`,
      `Du ${from} au ${until}, la page ci-dessous peut retirer votre application d’authentification, vos clés d’accès et vos codes de récupération. Avant cela, elle ne retire rien. Une connexion avec un code ou une clé d’accès met fin à la demande.`,
    ],
    label: 'Les retirer ou les garder',
    after: [
      'Si ce n’est pas vous, choisissez «\u00A0Annuler la demande\u00A0» sur cette page, puis choisissez un nouveau mot de passe.',
    ],
  }),
  passkeyAdded: (name, passkey) => ({
    subject: `Une clé d’accès a été ajoutée à votre compte ${brand.name}`,
    greeting: `Bonjour ${name},`,
    before: [
      `La clé d’accès «\u00A0${passkey}\u00A0» permet maintenant de se connecter à votre compte. Si vous l’avez ajoutée, il n’y a rien d’autre à faire.`,
      'Si ce n’est pas vous, retirez-la dans vos paramètres et changez-y votre mot de passe.',
    ],
    label: 'Ouvrir mes paramètres',
    after: [
      `Si vous ne pouvez plus vous connecter, choisissez «\u00A0Mot de passe oublié?\u00A0» sur la page de connexion ou écrivez-nous à ${brand.mailboxes.general}.`,
    ],
  }),
  passkeyRemoved: (name, passkey) => ({
    subject: `Une clé d’accès a été retirée de votre compte ${brand.name}`,
    greeting: `Bonjour ${name},`,
    before: [
      `La clé d’accès «\u00A0${passkey}\u00A0» n’ouvre plus votre compte, et tous les autres appareils ont été déconnectés.`,
      'Si ce n’est pas vous, connectez-vous, vérifiez vos clés d’accès et changez votre mot de passe dans vos paramètres.',
    ],
    label: 'Ouvrir mes paramètres',
    after: [],
  }),
  accountDeleted: (name) => ({
    subject: `Votre compte ${brand.name} a été supprimé`,
    greeting: `Bonne route, ${name}.`,
    before: [
      'Votre compte a été supprimé pour de bon, avec votre profil, vos appareils et vos réglages de connexion. Nous ne vous écrirons plus.',
      `Si ce n’est pas vous, écrivez-nous à ${brand.mailboxes.general} et racontez-nous ce qui s’est passé.`,
      'La place près du feu reste libre\u00A0: il suffit de vous réinscrire.',
    ],
  }),
  test: (name) => ({
    subject: `Un courriel d’essai de ${brand.name}`,
    greeting: `Bonjour ${name},`,
    before: [
      'Vous avez demandé ce courriel dans l’administration. Il est arrivé\u00A0: les courriels partent et arrivent bien.',
    ],
    label: 'Ouvrir la boîte d’envoi',
    after: ['Il n’y a rien à faire.'],
  }),
};
