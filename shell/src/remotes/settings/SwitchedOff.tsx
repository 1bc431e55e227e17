import { Link } from '@camp/shell-api';
import { ErrorState } from '@camp/ui/feedback/StateMessage';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { PageHead } from '@camp/ui/layout/PageHead';
import { RouteFocus } from '#document/RouteFocus.tsx';
import type { Texts } from '#texts.d.ts';
import en from './SwitchedOff.en.json' with { type: 'json' };
import fr from './SwitchedOff.fr.json' with { type: 'json' };

const messages = defineMessages<Texts['remotes/settings/SwitchedOff']>({ en, fr });

/** In place of a page that staff have switched off. It comes back without a reload when they switch it on. */
export default function SwitchedOff() {
  const { title, text, home } = useMessages(messages);

  return (
    <>
      <PageHead title={title} />
      <ErrorState heading="h1" title={title}>
        {text} <Link to="/">{home}</Link>
      </ErrorState>
      <RouteFocus />
    </>
  );
}
