import type { removePlace } from '@camp/contracts/places/saved-places';
import type { CallResult } from '@camp/contracts/client/endpoint';
import { ApiCallError, notify, useNavigate, useQuery, useSession } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useRef } from 'react';
import { Sign } from '#places/Sign.tsx';
import { messages } from './messages.ts';
import { isInOwnList, savedPlacesQuery, usePlacing } from './saved.queries.ts';

interface Props {
  slug: string;
  name: string;
  /** Next to a heading there is room for the sign only. */
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
  const isKnown = userId !== null && data !== undefined;
  const isSaved = isKnown ? isInOwnList(data, slug) : save.isPending;

  function fail(error: unknown) {
    if (isUnauthenticated(error)) return leadToLogin(navigate);
    notify({ tone: 'danger', text: errorMessage(error, texts.failed) });
  }

  /*
   * Not only once it is known who is signed in: the API knows it, and another answer may take this button away
   * meanwhile. Neither may keep a press from being carried out.
   */
  function press() {
    if (userId === null && session.status !== 'loading') return leadToLogin(navigate);
    const placing = { list: 'own', slug } as const;
    if (!isSaved) {
      return void save.mutateAsync({ ...placing, before: takenOut.current }).catch(fail);
    }
    const keepTakenOut = ({ removed }: CallResult<typeof removePlace>) => {
      takenOut.current = removed;
    };
    remove.mutateAsync(placing).then(keepTakenOut, fail);
  }
  /* The name holds the text that is seen (WCAG 2.5.3). */
  const named = isSaved ? texts.savedOne : texts.saveOne;

  return (
    <Button
      variant={look === 'sign' ? 'ghost' : 'secondary'}
      size="small"
      aria-pressed={isSaved}
      aria-label={named({ name })}
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

const isUnauthenticated = (error: unknown) =>
  error instanceof ApiCallError && error.code === 'UNAUTHENTICATED';
