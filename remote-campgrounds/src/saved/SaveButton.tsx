import type { removePlace } from '@camp/contracts/places/saved-places';
import type { CallResult } from '@camp/contracts/client/endpoint';
import { notify, useNavigate, useQuery, useSession } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useEffect, useEffectEvent, useRef } from 'react';
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
 * Keeps a campground in the list that everyone has, or takes it out; pressed again, it comes back as it was.
 * Visitors are led to sign in, and back to this page. One button throughout: a press must not fall between two.
 */
export function SaveButton({ slug, name, look }: Props) {
  const { session } = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : null;
  const texts = useMessages(messages);
  const navigate = useNavigate();
  const { data } = useQuery(savedPlacesQuery(userId));
  const { save, remove } = usePlacing(userId);
  const takenOut = useRef<CallResult<typeof removePlace>['removed']>(null);
  const isSaved = userId !== null && data !== undefined && isInOwnList(data, slug);
  const onError = (error: unknown) =>
    notify({ tone: 'danger', text: errorMessage(error, texts.failed) });

  const press = useOnceKnown(session.status !== 'loading', () => {
    if (userId === null) return leadToLogin(navigate);
    const placing = { list: 'own', slug } as const;
    if (!isSaved) return save.mutate({ ...placing, before: takenOut.current }, { onError });
    remove.mutate(placing, {
      onSuccess: ({ removed }) => (takenOut.current = removed),
      onError,
    });
  });
  /* The name holds the text that is seen (WCAG 2.5.3). */
  const named = isSaved ? texts.savedOne : texts.saveOne;

  return (
    <Button
      variant={look === 'sign' ? 'ghost' : 'secondary'}
      size="small"
      aria-pressed={isSaved}
      aria-label={named(name)}
      title={isSaved ? texts.saved : texts.save}
      onClick={press}
    >
      <Sign name="saved" isFilled={isSaved} />
      {look === 'button' && (isSaved ? texts.saved : texts.save)}
    </Button>
  );
}

function leadToLogin(navigate: ReturnType<typeof useNavigate>): void {
  const { pathname, search } = globalThis.location;
  void navigate('/login', { state: { from: pathname + search } });
}

/** Acts at once where it is known who is signed in, else as soon as it is. */
function useOnceKnown(isKnown: boolean, act: () => void): () => void {
  const isWaiting = useRef(false);
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (!isKnown || !isWaiting.current) return;
    isWaiting.current = false;
    actNow();
  }, [isKnown]);

  return () => {
    if (isKnown) act();
    else isWaiting.current = true;
  };
}
