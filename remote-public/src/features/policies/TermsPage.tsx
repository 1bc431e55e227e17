import { brand, Link } from '@camp/shell-api';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { MailLink } from '#components/MailLink.tsx';
import type { Texts } from '#texts.d.ts';
import { PolicyPage } from './PolicyPage.tsx';
import en from './terms.en.json' with { type: 'json' };
import fr from './terms.fr.json' with { type: 'json' };

const messages = defineMessages<Texts['features/policies/terms']>({ en, fr });

/** Says what visitors and members may expect of the site, and what it expects of them. */
export default function TermsPage() {
  const { links, ...texts } = useMessages(messages);

  return (
    <PolicyPage
      policy="terms"
      texts={texts}
      links={{
        facts: <MailLink address={brand.mailboxes.general}>{links.correct}</MailLink>,
        data: <Link to="/campgrounds/data">{links.data}</Link>,
      }}
    />
  );
}
