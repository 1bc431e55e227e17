import { brand } from '@camp/contracts/brand';
import { composeMail } from './layout.ts';
import type { Mail } from './mail.ts';

interface Recipient {
  email: string;
  /** What to call the person. */
  name: string;
}

/** Asks a new member to confirm the address; the link is good for 24 hours (decision 12). */
export function verificationMail({ email, name }: Recipient, link: string): Mail {
  return composeMail({
    to: email,
    subject: `Confirm your email for ${brand.name}`,
    greeting: `Welcome to the campfire, ${name}!`,
    before: [
      'One step is left before your account is ready: please confirm that this is your email address.',
    ],
    button: { label: 'Confirm my email', href: link },
    after: [
      'The link works for 24 hours, once.',
      `If you did not sign up at ${brand.name}, you can ignore this mail and nothing will happen.`,
    ],
  });
}
