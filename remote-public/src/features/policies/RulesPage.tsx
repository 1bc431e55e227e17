import { brand } from '@camp/shell-api';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { MailLink } from '#components/MailLink.tsx';
import type { Texts } from '#texts.d.ts';
import { PolicyPage } from './PolicyPage.tsx';
import en from './rules.en.json' with { type: 'json' };
import fr from './rules.fr.json' with { type: 'json' };

const messages = defineMessages<Texts['features/policies/rules']>({ en, fr });

/** Says how members treat each other, what moderators do when one does not, and how to have that looked at again. */
export default function RulesPage() {
  const { links, ...texts } = useMessages(messages);
  const write = (
    <>
      {links.write} <MailLink address={brand.mailboxes.general} />
    </>
  );

  return (
    <PolicyPage
      policy="rules"
      texts={texts}
      links={{
        report: write,
        holes: <MailLink address={brand.mailboxes.security} />,
        again: write,
      }}
    />
  );
}
