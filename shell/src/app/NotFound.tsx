import { useMessages } from '@camp/ui/i18n/define-messages';
import { Page } from '@camp/ui/layout/Page';
import { Link } from 'react-router';
import { messages } from './messages.ts';

/** Shown when the release has no remote that brings the real not-found page. */
export function NotFound() {
  const { backHome, notFound } = useMessages(messages);

  return (
    <Page title="404 File Not Found">
      <p>
        {notFound} <Link to="/">{backHome}</Link>
      </p>
    </Page>
  );
}
