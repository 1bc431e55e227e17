import type { removePlace } from '@camp/contracts/places/saved-places';
import type { CallResult } from '@camp/contracts/client/endpoint';
import { notify, useNavigate, useQuery, useSession } from '@camp/shell-api';
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
export function SaveButton(props: Props) {
  const { session } = useSession();
  if (session.status !== 'signed-in') return <LoginFirst {...props} />;
  return <Toggle {...props} userId={session.user.id} />;
}

function LoginFirst(props: Props) {
  const navigate = useNavigate();

  function leadToLogin() {
    const { pathname, search } = globalThis.location;
    void navigate('/login', { state: { from: pathname + search } });
  }

  return <Press {...props} isSaved={false} onPress={leadToLogin} />;
}

function Toggle({ userId, ...props }: Props & { userId: number }) {
  const { slug } = props;
  const { failed } = useMessages(messages);
  const { data } = useQuery(savedPlacesQuery(userId));
  const { save, remove } = usePlacing(userId);
  const takenOut = useRef<CallResult<typeof removePlace>['removed']>(null);
  const isSaved = data !== undefined && isInOwnList(data, slug);
  const onError = (error: unknown) => notify({ tone: 'danger', text: errorMessage(error, failed) });

  function toggle() {
    const placing = { list: 'own', slug } as const;
    if (!isSaved) return save.mutate({ ...placing, before: takenOut.current }, { onError });
    remove.mutate(placing, {
      onSuccess: ({ removed }) => (takenOut.current = removed),
      onError,
    });
  }

  return <Press {...props} isSaved={isSaved} onPress={toggle} />;
}

interface PressProps extends Omit<Props, 'slug'> {
  isSaved: boolean;
  onPress: () => void;
}

function Press({ name, look, isSaved, onPress }: PressProps) {
  const texts = useMessages(messages);
  /* The name holds the text that is seen (WCAG 2.5.3). */
  const named = isSaved ? texts.savedOne : texts.saveOne;

  return (
    <Button
      variant={look === 'sign' ? 'ghost' : 'secondary'}
      size="small"
      aria-pressed={isSaved}
      aria-label={named(name)}
      title={isSaved ? texts.saved : texts.save}
      onClick={onPress}
    >
      <Sign name="saved" isFilled={isSaved} />
      {look === 'button' && (isSaved ? texts.saved : texts.save)}
    </Button>
  );
}
