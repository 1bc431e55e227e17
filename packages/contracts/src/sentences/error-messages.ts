import { fieldMessages } from './field-messages.ts';
import {
  type Message,
  type MessageOf,
  type SameSentences,
  type Sentences,
  sentenceIn,
} from './language.ts';
import { dayOf, waitOf } from './times-in-words.ts';

/* Every sentence of a refusal. The API sends the English one with key and params; a page ships one language alone. */
const englishErrors = {
  signInFirst: 'Please log in first.',
  wrongCredentials: 'Wrong username, email or password.',
  verifyEmailFirst: 'Please verify your email address before you log in.',
  accountSuspended: ({ reason }: { reason: string }) =>
    `This account is suspended, for this reason: “${reason}”`,
  accountSuspendedUntil: ({ reason, until }: { reason: string; until: string }) =>
    `This account is suspended until ${dayOf(until, 'en')}, for this reason: “${reason}”`,
  alreadyVerified: 'This email is already verified. You can log in now.',
  accountTaken: 'That email or username is already in use.',
  accountChanged: 'Your account has just changed. Please log in again.',
  forbidden: 'You are not allowed to do this.',
  stepUpFirst: 'Please confirm that it is you, then try again.',
  passkeyFirst: 'Your role needs a passkey here. Please use yours, or add one in your settings.',
  strongerProof: 'Please confirm with a code or a passkey.',
  foreignRequest: 'This request did not come from our own pages.',
  somebodyElse: 'Another account is logged in now, so this was not done.',
  invalidFields: 'Please check the highlighted fields.',
  unreadable: 'The request could not be read.',
  brokenAddress: 'This address is not written correctly.',
  tooLarge: 'That is too much to send at once.',
  tooManyAttempts: ({ seconds }: { seconds: number }) =>
    `Too many attempts. Please try again in ${waitOf(seconds, 'en')}.`,
  internal: 'Something went wrong. Please try again.',
  unavailable: 'Our servers are not answering right now. Please try again in a moment.',
  network: 'Network error. Please try again.',
  nothingHere: 'There is nothing at this address.',
  otherMethod: 'This address does not take such a request.',
  noSuchUser: 'There is no such user.',
  noSuchCampground: 'There is no campground at this address.',
  noSuchDevice: 'There is no such device.',
  noSuchSession: 'There is no such session.',
  noSuchPasskey: 'There is no such passkey on your account.',
  noSuchNote: 'There is no such note of yours.',
  noSuchEntry: 'There is no such entry.',
  noSuchMail: 'There is no such email.',
  noSuchJob: 'There is no such job.',
  noSuchGeneration: 'There is no such generation.',
  verificationLinkInvalid:
    'Invalid verification link. Please request a new one from the login page.',
  verificationLinkUsed: 'This verification link has already been used. You can log in.',
  verificationLinkExpired:
    'This verification link has expired. Please log in and click “Resend verification”.',
  resetLinkInvalid: 'Invalid reset link. Please request a new one.',
  resetLinkExpired: 'This link has expired. Please request a new one.',
  challengeExpired: 'Your 2FA session expired. Please sign in again.',
  factorFirst: 'Set up two-factor authentication first: recovery codes stand in for it.',
  scanFirst: 'Scan the QR code first, then enter the code that your authenticator shows.',
  enrollCodeWrong:
    'That code didn’t match. Open your authenticator and try the newest 6-digit code.',
  enrollTokenMissing: 'Missing enroll token',
  enrollTokenInvalid: 'This enroll token is not valid.',
  enrollTokenForeign: 'This enroll token is not valid for your account.',
  enrollTokenUsed: 'This enroll token has already been used.',
  enrollTokenExpired: 'This enroll token has expired. Please get a new one.',
  secondFactorRequired: 'Your role needs two-factor authentication, so it cannot be turned off.',
  secondFactorOff: 'Two-factor authentication is not turned on.',
  removalLinkOver: 'This link no longer works: it was used or stopped, or is incomplete.',
  removalTooEarly: 'It is too early: this link removes nothing yet.',
  lastFactor: 'Your role needs two-factor authentication. Please set up another way first.',
  passkeyNotVerified: 'That passkey could not be verified. Please try again.',
  passkeyTaken: 'This passkey is already in use.',
  passwordFirst: 'The password of this account is new: please log in with it first.',
  userHasNoFactor: 'This user has no two-factor authentication to reset.',
  userHasNoFactorForCodes:
    'This user’s two-factor is off, so there are no recovery codes to replace.',
  ownAccount: 'You cannot change your own account here.',
  changedMeanwhile: 'This has changed in the meantime. Look at it as it is now, then decide again.',
  rankTooLow: 'Your role doesn’t allow this for that user.',
  notBothAlone:
    'One person does not change address and two-factor of an account on the same day. Ask another admin.',
  addressIsNew: 'This address is less than a day old, so no link for a new password is sent yet.',
  roleTooHigh: 'Your role doesn’t allow you to give this role.',
  lastAdmin: 'This is the last admin. Make somebody else an admin first.',
  youAreLastAdmin: 'You are the last admin. Make somebody else an admin first.',
  userVerified: 'This address is verified already.',
  notSuspended: 'This account is not suspended.',
  mailSent: 'This email has already been sent.',
  mailOnItsWay: 'This email is already on its way.',
  mailSealed: 'This email was sealed with a key that is no longer in use, and cannot be read.',
  jobRunning:
    'Your last change to many people is still running or waiting. Wait for it, or stop it first.',
  ownJob: 'Another admin has to approve this.',
  jobOver: 'This is already over.',
  jobStays: 'This cannot be undone, or has already been undone.',
  listMoved: ({ total }: { total: number }) =>
    `The list has changed in the meantime: it has ${total} people now. Look at it, then decide again.`,
  tooManyPeople: ({ most }: { most: number }) =>
    `At most ${most} people can be changed at once. Narrow the list first.`,
  tooManyFilters: ({ most }: { most: number }) =>
    `You have ${most} saved filters for this list. Remove one first.`,
  noSuchList: 'There is no such list.',
  noSuchPlace: 'There is no such campground.',
  noSuchCorrection: 'This fact is not corrected.',
  placeShown: 'This campground is not hidden.',
  listNameTaken: 'You have a list of this name already.',
  ownListStays: 'This list is always there. You can only empty it.',
  tooManyLists: ({ most }: { most: number }) => `You have ${most} lists. Delete one first.`,
  listFull: ({ most }: { most: number }) =>
    `A list holds at most ${most} places. Take one out, or begin another list.`,
  confirmEmailFirst: 'Please confirm your email address first.',
  mailLinkOver: 'This link is cut off or too old. Turn the emails off at your saved places.',
  shareWithdrawn: 'Whoever shared this list has withdrawn the link.',
  releasesReadOnly: 'Releases can only be changed on the command line here.',
  contentUnchanged: 'Everybody has this content already.',
  releaseMoved: 'Another release has gone live in the meantime. Look at it, then decide again.',
  releaseRefused: ({ reason }: { reason: string }) => reason,
  notAReport: 'Not a valid browser report.',
  checkoutSessionsAway: ({ reason }: { reason: string }) =>
    `The checkout sessions cannot be shown. ${reason}`,
} satisfies Sentences;

const frenchErrors: SameSentences<typeof englishErrors> = {
  signInFirst: 'Votre session a pris fin. Veuillez vous reconnecter.',
  wrongCredentials: 'Nom d’utilisateur, courriel ou mot de passe incorrect.',
  verifyEmailFirst: 'Veuillez confirmer votre adresse courriel avant de vous connecter.',
  accountSuspended: ({ reason }) =>
    `Ce compte est suspendu, pour ce motif\u00A0: «\u00A0${reason}\u00A0»`,
  accountSuspendedUntil: ({ reason, until }) =>
    `Ce compte est suspendu jusqu’au ${dayOf(until, 'fr')}, pour ce motif\u00A0: «\u00A0${reason}\u00A0»`,
  alreadyVerified: 'Cette adresse est déjà confirmée. Vous pouvez vous connecter.',
  accountTaken: 'Ce courriel ou ce nom d’utilisateur est déjà utilisé.',
  accountChanged: 'Votre compte vient de changer. Veuillez vous reconnecter.',
  forbidden: 'Vous n’avez pas le droit de faire cela.',
  stepUpFirst: 'Veuillez confirmer que c’est bien vous, puis réessayer.',
  passkeyFirst:
    'Votre rôle exige ici une clé d’accès. Utilisez la vôtre, ou ajoutez-en une dans vos paramètres.',
  strongerProof: 'Veuillez confirmer avec un code ou une clé d’accès.',
  foreignRequest: 'Cette demande ne vient pas de notre site. Rechargez la page, puis réessayez.',
  somebodyElse: 'Un autre compte est maintenant connecté\u00A0: rien n’a été fait.',
  invalidFields: 'Veuillez vérifier les champs signalés.',
  unreadable: 'La demande n’a pas pu être lue.',
  brokenAddress: 'Cette adresse n’est pas écrite correctement.',
  tooLarge: 'C’est trop à envoyer d’un seul coup.',
  tooManyAttempts: ({ seconds }) =>
    `Trop d’essais. Veuillez réessayer dans ${waitOf(seconds, 'fr')}.`,
  internal: 'Un problème est survenu. Veuillez réessayer.',
  unavailable: 'Nos serveurs ne répondent pas. Veuillez réessayer dans un moment.',
  network: 'Erreur de réseau. Veuillez réessayer.',
  nothingHere: 'Il n’y a rien à cette adresse.',
  otherMethod: 'Cette adresse n’accepte pas ce genre de requête.',
  noSuchUser: 'Cette personne n’existe pas.',
  noSuchCampground: 'Il n’y a pas de camping à cette adresse.',
  noSuchDevice: 'Cet appareil n’existe pas.',
  noSuchSession: 'Cette session n’existe pas.',
  noSuchPasskey: 'Votre compte n’a pas cette clé d’accès.',
  noSuchNote: 'Vous n’avez pas écrit cette note.',
  noSuchEntry: 'Cette entrée n’existe pas.',
  noSuchMail: 'Ce courriel n’existe pas.',
  noSuchJob: 'Cette tâche n’existe pas.',
  noSuchGeneration: 'Cette génération n’existe pas.',
  verificationLinkInvalid:
    'Ce lien de confirmation n’est pas valide. Demandez-en un nouveau à la page de connexion.',
  verificationLinkUsed: 'Ce lien de confirmation a déjà servi. Vous pouvez vous connecter.',
  verificationLinkExpired:
    'Ce lien de confirmation a expiré. Connectez-vous pour en demander un nouveau.',
  resetLinkInvalid: 'Ce lien n’est pas valide. Veuillez en demander un nouveau.',
  resetLinkExpired: 'Ce lien a expiré. Veuillez en demander un nouveau.',
  challengeExpired:
    'Votre session d’authentification à deux facteurs a expiré. Veuillez vous reconnecter.',
  factorFirst:
    'Configurez d’abord l’authentification à deux facteurs\u00A0: les codes de récupération la remplacent au besoin.',
  scanFirst: 'Numérisez d’abord le code QR, puis saisissez le code que montre votre application.',
  enrollCodeWrong:
    'Ce code ne correspond pas. Ouvrez votre application et essayez le plus récent code à 6 chiffres.',
  enrollTokenMissing: 'Il manque le jeton d’activation.',
  enrollTokenInvalid: 'Ce jeton d’activation n’est pas valide.',
  enrollTokenForeign: 'Ce jeton d’activation n’est pas valide pour votre compte.',
  enrollTokenUsed: 'Ce jeton d’activation a déjà servi.',
  enrollTokenExpired: 'Ce jeton d’activation a expiré. Veuillez en demander un nouveau.',
  secondFactorRequired:
    'Votre rôle exige l’authentification à deux facteurs; elle ne peut pas être désactivée.',
  secondFactorOff: 'L’authentification à deux facteurs n’est pas activée.',
  removalLinkOver: 'Ce lien ne fonctionne plus\u00A0: il a servi, a été annulé ou est incomplet.',
  removalTooEarly: 'Il est trop tôt\u00A0: ce lien ne retire encore rien.',
  lastFactor:
    'Votre rôle exige l’authentification à deux facteurs. Veuillez d’abord configurer un autre moyen.',
  passkeyNotVerified: 'Cette clé d’accès n’a pas pu être vérifiée. Veuillez réessayer.',
  passkeyTaken: 'Cette clé d’accès est déjà utilisée.',
  passwordFirst: 'Le mot de passe de ce compte est nouveau : connectez-vous d’abord avec lui.',
  userHasNoFactor: 'Cette personne n’a pas d’authentification à deux facteurs à réinitialiser.',
  userHasNoFactorForCodes:
    'L’authentification à deux facteurs de cette personne est désactivée : il n’y a pas de codes de récupération à remplacer.',
  ownAccount: 'Vous ne pouvez pas modifier votre propre compte ici.',
  changedMeanwhile:
    'Il y a eu un changement entre-temps. Regardez où cela en est, puis décidez à nouveau.',
  rankTooLow: 'Votre rôle ne permet pas de faire cela à cette personne.',
  notBothAlone:
    'Une même personne ne change pas le même jour l’adresse et l’authentification à deux facteurs d’un compte. Adressez-vous à un autre membre de l’administration.',
  addressIsNew:
    'Cette adresse a moins d’un jour\u00A0: aucun lien de nouveau mot de passe n’est encore envoyé.',
  roleTooHigh: 'Votre rôle ne permet pas d’attribuer ce rôle.',
  lastAdmin: 'C’est le dernier admin. Nommez d’abord quelqu’un d’autre.',
  youAreLastAdmin: 'Vous êtes le dernier admin. Nommez d’abord quelqu’un d’autre.',
  userVerified: 'Cette adresse est déjà confirmée.',
  notSuspended: 'Ce compte n’est pas suspendu.',
  mailSent: 'Ce courriel est déjà parti.',
  mailOnItsWay: 'Ce courriel est déjà en route.',
  mailSealed: 'Ce courriel a été scellé avec une clé qui ne sert plus; il ne peut pas être lu.',
  jobRunning:
    'Votre dernier changement en lot est encore en cours ou en attente. Attendez qu’il finisse, ou arrêtez-le d’abord.',
  ownJob: 'Un autre membre de l’administration doit donner son accord.',
  jobOver: 'C’est déjà terminé.',
  jobStays: 'Cela ne peut pas être annulé, ou l’a déjà été.',
  listMoved: ({ total }) =>
    `La liste a changé entre-temps : elle compte maintenant ${total} personnes. Regardez-la, puis décidez à nouveau.`,
  tooManyPeople: ({ most }) =>
    `On peut modifier au plus ${most} personnes à la fois. Réduisez d’abord la liste.`,
  tooManyFilters: ({ most }) =>
    `Vous avez déjà ${most} filtres enregistrés pour cette liste. Supprimez-en un d’abord.`,
  noSuchList: 'Cette liste n’existe pas.',
  noSuchPlace: 'Ce camping n’existe pas.',
  noSuchCorrection: 'Ce fait n’est pas corrigé.',
  placeShown: 'Ce camping n’est pas masqué.',
  listNameTaken: 'Vous avez déjà une liste de ce nom.',
  ownListStays: 'Cette liste existe toujours. Vous pouvez seulement la vider.',
  tooManyLists: ({ most }) => `Vous avez ${most} listes. Supprimez-en une d’abord.`,
  listFull: ({ most }) =>
    `Une liste contient au plus ${most} lieux. Retirez-en un, ou commencez une autre liste.`,
  confirmEmailFirst: 'Veuillez d’abord confirmer votre adresse courriel.',
  mailLinkOver: 'Lien coupé ou trop ancien. Désactivez les courriels dans vos lieux enregistrés.',
  shareWithdrawn: 'La personne qui partageait cette liste a retiré le lien.',
  releasesReadOnly: 'Ici, les versions ne se modifient qu’en ligne de commande.',
  contentUnchanged: 'Tout le monde a déjà ce contenu.',
  releaseMoved: 'Une autre version est en ligne entre-temps. Regardez-la, puis décidez à nouveau.',
  releaseRefused: () => 'Les versions ne permettent pas cela. Rechargez la page, puis réessayez.',
  notAReport: 'Ce n’est pas le rapport d’un navigateur.',
  checkoutSessionsAway: () =>
    'Les passages à la caisse ne peuvent pas être affichés. Veuillez réessayer dans un moment.',
};

/** The key of a sentence about an error or a field, with the params that it needs. */
export type ErrorMessage = MessageOf<typeof englishErrors> | MessageOf<typeof fieldMessages.en>;

export const inEnglish = (message: Message): string | undefined =>
  sentenceIn(englishErrors, message) ?? sentenceIn(fieldMessages.en, message);

export const inFrench = (message: Message): string | undefined =>
  sentenceIn(frenchErrors, message) ?? sentenceIn(fieldMessages.fr, message);
