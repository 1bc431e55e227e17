import type { removePlace } from '@camp/contracts/places/saved-places';
import type { CallResult } from '@camp/contracts/client/endpoint';
import { notify, useLocation, useNavigate, useQuery, useSession } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useRef } from 'react';
import { Sign } from '#components/Sign.tsx';
import { messages } from './messages.ts';
import { isInOwnList, savedPlacesQuery, usePlacing } from './saved.queries.ts';

interface Props {
  slug: string;
  name: string;
  /** Beside a heading there is room for the sign alone. */
  look: 'sign' | 'button';
}

/**
 * Keeps a campground in the list that everybody has, or takes it out; pressed again, it comes back as it was.
 * Visitors are led to sign in, and back to this page.
 */
export function SaveButton({ slug, name, look }: Props) {
  const texts = useMessages(messages);
  const { session } = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : null;
  const { data } = useQuery(savedPlacesQuery(userId));
  const { save, remove } = usePlacing(userId);
  const takenOut = useRef<CallResult<typeof removePlace>['removed']>(null);
  const leadToLogin = useLoginFirst();
  const isSaved = userId !== null && data !== undefined && isInOwnList(data, slug);
  const onError = (error: unknown) =>
    notify({ tone: 'danger', text: errorMessage(error, texts.failed) });

  function toggle() {
    if (userId === null) return leadToLogin();
    const placing = { list: 'own', slug } as const;
    if (!isSaved) return save.mutate({ ...placing, before: takenOut.current }, { onError });
    remove.mutate(placing, {
      onSuccess: ({ removed }) => (takenOut.current = removed),
      onError,
    });
  }

  return (
    <Button
      variant={look === 'sign' ? 'ghost' : 'secondary'}
      size="small"
      aria-pressed={isSaved}
      aria-label={texts.saveOne(name)}
      title={isSaved ? texts.saved : texts.save}
      onClick={toggle}
    >
      <Sign name="saved" isFilled={isSaved} />
      {look === 'button' && (isSaved ? texts.saved : texts.save)}
    </Button>
  );
}

/** Leads to the page to sign in, which leads back. */
function useLoginFirst(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => void navigate('/login', { state: { from: pathname + search } });
}
