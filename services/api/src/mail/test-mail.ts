import { brand } from '@camp/contracts/brand';
import type { MailContent } from './mail.ts';
import type { Recipient } from './recipient.ts';

/** Shows whoever asked for it in the back-office that mail arrives. */
export function testMail({ email, name, language }: Recipient): MailContent {
  const { label, ...text } = language === 'fr' ? french(name) : english(name);
  return { to: email, language, ...text, button: { label, href: '/admin/email' } };
}

const english = (name: string) => ({
  subject: `A test mail from ${brand.name}`,
  greeting: `Hello ${name},`,
  before: ['You asked for this mail in the back-office. It is here, so mail leaves and arrives.'],
  label: 'Open the outbox',
  after: ['Nobody else got it, and there is nothing to do.'],
});

const french = (name: string) => ({
  subject: `Un courriel d’essai de ${brand.name}`,
  greeting: `Bonjour ${name},`,
  before: [
    'Vous avez demandé ce courriel dans l’administration. Il est arrivé\u00A0: les courriels partent et arrivent bien.',
  ],
  label: 'Ouvrir la boîte d’envoi',
  after: ['Personne d’autre ne l’a reçu, et il n’y a rien à faire.'],
});
