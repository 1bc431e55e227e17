/** What a refusal for too many tries means, when it says how many seconds to wait. */
export function frenchWait(seconds: number): string {
  const [amount, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  const wait = new Intl.NumberFormat('fr', { style: 'unit', unit, unitDisplay: 'long' });
  return `Trop d’essais. Veuillez réessayer dans ${wait.format(amount)}.`;
}

/** What an error code means, wherever it comes from (docs/decisions/0006-error-body.md). */
export const frenchRefusals: Readonly<Record<string, string>> = {
  NETWORK: 'Erreur de réseau. Veuillez réessayer.',
  UNAVAILABLE: 'Nos serveurs ne répondent pas. Veuillez réessayer dans un moment.',
  INTERNAL: 'Un problème est survenu. Veuillez réessayer.',
  RATE_LIMITED: 'Trop d’essais. Veuillez patienter un peu, puis réessayer.',
  UNAUTHENTICATED: 'Votre session a pris fin. Veuillez vous reconnecter.',
  INVALID_CREDENTIALS: 'Nom d’utilisateur, courriel ou mot de passe incorrect.',
  EMAIL_NOT_VERIFIED: 'Veuillez confirmer votre adresse courriel avant de vous connecter.',
  ALREADY_VERIFIED: 'Cette adresse est déjà confirmée. Vous pouvez vous connecter.',
  CODE_INVALID: 'Ce code n’est pas le bon. Essayez le plus récent.',
  TWOFA_EXPIRED:
    'Votre session d’authentification à deux facteurs a expiré. Veuillez vous reconnecter.',
  TOKEN_INVALID: 'Ce lien n’est pas valide. Veuillez en demander un nouveau.',
  TOKEN_USED: 'Ce lien a déjà servi. Veuillez en demander un nouveau.',
  TOKEN_EXPIRED: 'Ce lien a expiré. Veuillez en demander un nouveau.',
  CONFLICT: 'Cela existe déjà ou vient de changer. Rechargez la page, puis réessayez.',
  NOT_FOUND: 'Nous n’avons pas trouvé ce que vous cherchez.',
  CSRF: 'Cette demande ne vient pas de notre site. Rechargez la page, puis réessayez.',
  FORBIDDEN: 'Vous n’avez pas le droit de faire cela.',
  BAD_REQUEST: 'La demande n’a pas pu être lue.',
  PAYLOAD_TOO_LARGE: 'C’est trop à envoyer d’un seul coup.',
  VALIDATION: 'Veuillez vérifier les champs signalés.',
};
