import { useParams } from '@camp/shell-api';
import { SharedListPage } from '#features/saved/SharedListPage.tsx';
import { UnsubscribePage } from './UnsubscribePage.tsx';

/** The page behind a link to a shared list, or behind the link of a mail. Both are made of the same parts. */
export default function LinkPage() {
  const { code } = useParams();
  return code === undefined ? <UnsubscribePage /> : <SharedListPage />;
}
