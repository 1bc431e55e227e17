import { brand } from '@camp/contracts/brand';
import type { MailContent } from './mail.ts';
import type { Recipient } from './recipient.ts';

/** Asks a new member to confirm the address. The link is valid for 24 hours. */
export function verificationMail({ email, name, language }: Recipient, link: string): MailContent {
  const { label, ...text } = language === 'fr' ? french(name) : english(name);
  return { to: email, language, ...text, button: { label, href: link } };
}

const english = (name: string) => ({
  subject: `Confirm your email for ${brand.name}`,
  greeting: `Welcome to the campfire, ${name}!`,
  before: [
    'One step is left before your account is ready: please confirm that this is your email address.',
  ],
  label: 'Confirm my email',
  after: [
    'The link works for 24 hours, once.',
    `If you did not sign up at ${brand.name}, you can ignore this mail and nothing will happen.`,
  ],
});

const french = (name: string) => ({
  subject: `Confirmez votre adresse courriel pour ${brand.name}`,
  greeting: `Bienvenue autour du feu, ${name}\u00A0!`,
  before: [
    'Il reste une étape avant que votre compte soit prêt\u00A0: confirmez que cette adresse courriel est bien la vôtre.',
  ],
  label: 'Confirmer mon adresse',
  after: [
    'Le lien fonctionne pendant 24\u00A0heures, une seule fois.',
    `Si vous ne vous êtes pas inscrit à ${brand.name}, ignorez ce courriel\u00A0: rien ne se passera.`,
  ],
});
