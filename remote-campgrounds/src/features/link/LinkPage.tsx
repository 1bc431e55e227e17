import { useParams } from '@camp/shell-api';
import { SharedListPage } from '#features/saved/SharedListPage.tsx';
import { UnsubscribePage } from './UnsubscribePage.tsx';

/** What somebody else's link, or the link of a mail, leads to. Both are made of the same parts. */
export default function LinkPage() {
  const { code } = useParams();
  return code === undefined ? <UnsubscribePage /> : <SharedListPage />;
}
