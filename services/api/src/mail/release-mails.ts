import { letter } from './letter.ts';
import { mailTexts } from './mail-texts.ts';
import type { Recipient } from './recipient.ts';
import type { MailContent } from './render-mail.ts';

/* Mails to admins about a release that fails for visitors. */

const href = '/admin/releases';

/** The reason why reported failures take nothing back. */
type Doubt = 'kept' | 'network' | 'newcomers' | 'providers' | 'few';

interface TakenBack {
  apps: readonly string[];
  since: { visitors: number; failures: number };
}

/** The site took back what went live, because it failed for visitors. */
export function releaseTakenBackMail(
  recipient: Recipient,
  { apps, since }: TakenBack,
): MailContent {
  const values = { apps: apps.join(', '), ...since };
  const texts = mailTexts[recipient.language].releases.takenBack;
  return letter({ recipient, texts, values, href });
}

interface EndedCanary extends Pick<TakenBack, 'apps'> {
  reason: 'failures' | 'load-time';
  visitors: number;
  failures: number;
}

/** A canary was over its error budget, and has ended. */
export function canaryEndedMail(
  recipient: Recipient,
  { apps, reason, visitors, failures }: EndedCanary,
): MailContent {
  const values = { apps: apps.join(', '), visitors, failures, isSlow: reason === 'load-time' };
  const texts = mailTexts[recipient.language].releases.canaryEnded;
  return letter({ recipient, texts, values, href });
}

interface Doubtful {
  apps: readonly string[];
  isKept: boolean;
  places: number;
  failures: number;
  /** Of the places with failures: how many were fine before, and in how many networks, of how many providers, all are. */
  regulars: number;
  networks: number;
  providers: number;
}

/** Fewer providers than this may be one owner's. */
const minProviders = 5;

/** Failures are reported of what went live, and nothing was taken back. */
export function releaseDoubtedMail(recipient: Recipient, reports: Doubtful): MailContent {
  const { apps, places: visitors, failures } = reports;
  const values = { apps: apps.join(', '), visitors, failures, doubt: doubtIn(reports) };
  const texts = mailTexts[recipient.language].releases.doubted;
  return letter({ recipient, texts, values, href });
}

function doubtIn({ isKept, regulars, networks, providers }: Doubtful): Doubt {
  if (isKept) return 'kept';
  if (networks === 1) return 'network';
  if (regulars === 0) return 'newcomers';
  return providers < minProviders ? 'providers' : 'few';
}
