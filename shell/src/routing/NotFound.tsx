import { Page } from '@camp/ui/Page';
import { Link } from 'react-router';

/** Shown when the release has no remote that brings the real not-found page. */
export function NotFound() {
  return (
    <Page title="404 File Not Found">
      <p>
        This page does not exist. <Link to="/">Back to the home page</Link>
      </p>
    </Page>
  );
}
