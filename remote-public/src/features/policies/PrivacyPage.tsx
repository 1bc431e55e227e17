import { brand, Link } from '@camp/shell-api';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { ExternalLink } from '@camp/ui/navigation/ExternalLink';
import { MailLink } from '#components/MailLink.tsx';
import type { Texts } from '#texts.d.ts';
import { PolicyPage } from './PolicyPage.tsx';
import en from './privacy.en.json' with { type: 'json' };
import fr from './privacy.fr.json' with { type: 'json' };

const messages = defineMessages<Texts['features/policies/privacy']>({ en, fr });

/** The office that hears complaints under the Personal Information Protection Act (SBC 2003, c. 63, part 10). */
const commissioner = 'https://www.oipc.bc.ca/';

/** Says what is kept of visitors and members, why, for how long, and who answers for it. */
export default function PrivacyPage() {
  const { links, ...texts } = useMessages(messages);

  return (
    <PolicyPage
      policy="privacy"
      texts={texts}
      links={{
        rights: <Link to="/settings#your-data">{links.settings}</Link>,
        officer: (
          <>
            {links.officer({ site: brand.name })} <MailLink address={brand.mailboxes.general} />
          </>
        ),
        complaint: <ExternalLink href={commissioner}>{links.commissioner}</ExternalLink>,
      }}
    />
  );
}
