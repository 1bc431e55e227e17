import type { Language } from '@camp/contracts/sentences/language';
import { brand } from '@camp/contracts/site/brand';
import { letter, type Recipient } from './mails.ts';
import type { MailContent } from './render-mail.ts';

/* Mails to admins about a release that fails for visitors. */

interface FailureCounts {
  apps: string;
  visitors: number;
  failures: number;
}

/** The reason why reported failures take nothing back. */
type Doubt = 'kept' | 'one-network' | 'newcomers' | 'few';

const english = {
  takenBack: ({ apps, visitors, failures }: FailureCounts) => ({
    subject: `${brand.name} took back a release`,
    before: [
      `What just went live did not work for ${failures} of ${visitors} visitors, so everybody has the version before again: ${apps}.`,
      'Nothing else has changed. The site takes back nothing more by itself until somebody publishes again.',
    ],
  }),
  doubted: ({ apps, visitors, failures }: FailureCounts) => ({
    subject: `${brand.name} hears of failures in a release`,
    before: [
      `Browsers report that what just went live did not work for ${failures} of ${visitors} visitors: ${apps}. Nothing was taken back.`,
    ],
  }),
  doubts: {
    kept: 'It was published to stay (--keep), so only a person can take it back.',
    'one-network': 'All of these reports come from one network. They may be made up.',
    newcomers:
      'All of these reports come from visitors who had not been here before. They may be made up.',
    few: 'Too few of these reports come from visitors who had been here before.',
  } satisfies Record<Doubt, string>,
  look: 'Please open the site yourself. If it is broken, take the release back. You get one such email for each release.',
  greeting: (name: string) => `Hello ${name},`,
  label: 'Open the releases',
  after: ['You get this email because you are an admin.'],
};

const french: typeof english = {
  takenBack: ({ apps, visitors, failures }) => ({
    subject: `${brand.name} a retiré une version`,
    before: [
      `Ce qui vient d’être mis en ligne n’a pas fonctionné pour ${failures} visiteurs sur ${visitors}; tout le monde retrouve donc la version précédente\u00A0: ${apps}.`,
      'Rien d’autre n’a changé. Le site ne retire plus rien de lui-même avant la prochaine publication.',
    ],
  }),
  doubted: ({ apps, visitors, failures }) => ({
    subject: `On signale à ${brand.name} des échecs dans une version`,
    before: [
      `Des navigateurs signalent que ce qui vient d’être mis en ligne n’a pas fonctionné pour ${failures} visiteurs sur ${visitors}\u00A0: ${apps}. Rien n’a été retiré.`,
    ],
  }),
  doubts: {
    kept: 'Cette version a été publiée pour rester (--keep)\u00A0: seule une personne peut la retirer.',
    'one-network': 'Tous ces signalements viennent d’un seul réseau. Ils sont peut-être inventés.',
    newcomers:
      'Tous ces signalements viennent de visiteurs qui n’étaient encore jamais venus. Ils sont peut-être inventés.',
    few: 'Trop peu de ces signalements viennent de visiteurs qui étaient déjà venus.',
  },
  look: 'Ouvrez le site vous-même. S’il ne fonctionne pas, retirez la version. Vous recevez un seul courriel de ce genre par version.',
  greeting: (name) => `Bonjour ${name},`,
  label: 'Ouvrir les versions',
  after: ['Vous recevez ce courriel parce que vous êtes administrateur ou administratrice.'],
};

const texts: Record<Language, typeof english> = { en: english, fr: french };

interface TakenBack {
  apps: readonly string[];
  since: { visitors: number; failures: number };
}

/** The site took back what went live, because it failed for visitors. */
export function releaseTakenBackMail(
  recipient: Recipient,
  { apps, since }: TakenBack,
): MailContent {
  const { takenBack } = texts[recipient.language];
  return releaseLetter(recipient, takenBack({ apps: apps.join(', '), ...since }));
}

interface Doubtful {
  apps: readonly string[];
  isKept: boolean;
  places: number;
  failures: number;
  /** Of the places with failures: how many were fine before, and in how many networks all of them are. */
  regulars: number;
  networks: number;
}

/** Failures are reported of what went live, and nothing was taken back. */
export function releaseDoubtedMail(recipient: Recipient, reports: Doubtful): MailContent {
  const { doubted, doubts, look } = texts[recipient.language];
  const { apps, places: visitors, failures } = reports;
  const { subject, before } = doubted({ apps: apps.join(', '), visitors, failures });
  return releaseLetter(recipient, { subject, before: [...before, doubts[doubtIn(reports)], look] });
}

function doubtIn({ isKept, regulars, networks }: Doubtful): Doubt {
  if (isKept) return 'kept';
  if (networks === 1) return 'one-network';
  return regulars === 0 ? 'newcomers' : 'few';
}

function releaseLetter(
  recipient: Recipient,
  { subject, before }: Pick<MailContent, 'subject' | 'before'>,
): MailContent {
  const { greeting, label, after } = texts[recipient.language];
  const words = { subject, greeting: greeting(recipient.name), before, label, after };
  return letter({ recipient, words, href: '/admin/releases' });
}
