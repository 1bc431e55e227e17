import type { removePlace } from '@camp/contracts/places/saved-places';
import type { CallResult } from '@camp/contracts/client/endpoint';
import { ApiCallError, notify, tabStore, useNavigate, useSession } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Sign } from '#places/Sign.tsx';
import { messages } from './messages.ts';
import { usePlacing, useSavedPlaces } from './saved.queries.ts';
import { isInOwnList } from './with-waiting.ts';

interface Props {
  slug: string;
  name: string;
  /** Next to a heading there is room for the sign only. */
  look: 'sign' | 'button';
}

/**
 * Keeps a campground in the list that everyone has, or takes it out; pressed again, it comes back as it was.
 * Visitors are led to sign in, and back to this page, where it is saved then. One button throughout: a press must not
 * fall between two.
 */
export function SaveButton({ slug, name, look }: Props) {
  const saving = useSaving(slug);
  const { userId, texts, data, save, remove, fail } = saving;
  const takenOut = useRef<CallResult<typeof removePlace>['removed']>(null);
  const isKnown = userId !== null && data !== undefined;
  const isSaved = isKnown ? isInOwnList(data, slug) : save.isPending;

  /*
   * Not only once it is known who is signed in: the API knows it, and another answer may take this button away
   * meanwhile. Neither may keep a press from being carried out.
   */
  function press() {
    if (saving.isSignedOut) return saving.leadToLogin();
    const placing = { list: 'own', slug, name } as const;
    if (!isSaved) {
      return void save.mutateAsync({ ...placing, before: takenOut.current }).catch(fail);
    }
    const keepTakenOut = (answer: CallResult<typeof removePlace> | null) => {
      takenOut.current = answer?.removed ?? null;
    };
    remove.mutateAsync(placing).then(keepTakenOut, fail);
  }
  const saveWanted = useEffectEvent(() => {
    if (!takeWanted(slug)) return;
    const tellDone = (answer: object | null) =>
      answer && notify({ tone: 'success', text: texts.done({ name }) });
    save.mutateAsync({ list: 'own', slug, name }).then(tellDone, fail);
  });
  useEffect(() => {
    if (userId !== null) saveWanted();
  }, [userId]);

  /* The name holds the text that is seen (WCAG 2.5.3). */
  const named = isSaved ? texts.savedOne : texts.saveOne;

  return (
    <Button
      variant={look === 'sign' ? 'ghost' : 'primary'}
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

interface AllProps {
  /** Tells the page after the sign-in what was to be saved. */
  id: string;
  campgrounds: readonly { slug: string; name: string }[];
}

/** Keeps several campgrounds at a press, or takes them out where all are kept; else as {@link SaveButton}. */
export function SaveAllButton({ id, campgrounds }: AllProps) {
  const { userId, isSignedOut, leadToLogin, texts, data, save, remove, fail } = useSaving(id);
  const missing = campgrounds.filter(({ slug }) => !data || !isInOwnList(data, slug));
  const isSaved = missing.length === 0;
  const label = isSaved ? texts.savedAll : texts.saveAll;

  /* One after the other: each answer is the list as it is then. */
  async function placeAll() {
    const place = isSaved ? remove : save;
    try {
      for (const { slug, name } of isSaved ? campgrounds : missing)
        await place.mutateAsync({ list: 'own', slug, name });
    } catch (error) {
      fail(error);
    }
  }
  const saveWanted = useEffectEvent(() => void (takeWanted(id) && placeAll()));
  useEffect(() => {
    if (userId !== null) saveWanted();
  }, [userId]);

  function press() {
    if (isSignedOut) return leadToLogin();
    void placeAll();
  }

  return (
    <Button variant="primary" size="small" aria-pressed={isSaved} onClick={press}>
      <Sign name="saved" isFilled={isSaved} />
      {label({ count: campgrounds.length })}
    </Button>
  );
}

/** Tells the page after the sign-in which campground was to be saved, and until when that still holds. */
const wantedKey = 'campbc:save-wanted';

/** Time for a registration with its mail; later the visitor has forgotten, or is someone else. */
const wantedForMs = 30 * 60_000;

/** Saves as who is signed in. Others are led to sign in, and `wanted` tells the page after it what was to be saved. */
function useSaving(wanted: string) {
  const { session } = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : null;
  const texts = useMessages(messages);
  const navigate = useNavigate();
  const { data } = useSavedPlaces(userId);

  function leadToLogin(): void {
    const { pathname, search } = globalThis.location;
    tabStore.write(wantedKey, `${Date.now() + wantedForMs} ${wanted}`);
    void navigate('/login', { state: { from: pathname + search, reason: 'save' } });
  }

  function fail(error: unknown): void {
    if (isUnauthenticated(error)) return leadToLogin();
    notify({ tone: 'danger', text: errorMessage(error, texts.failed) });
  }

  const isSignedOut = userId === null && session.status !== 'loading';
  return { userId, isSignedOut, leadToLogin, fail, texts, data, ...usePlacing(userId) };
}

/** True, once, if the visitor pressed Save on this campground and was led to sign in. */
function takeWanted(slug: string): boolean {
  const [until, wanted] = tabStore.read(wantedKey)?.split(' ') ?? [];
  if (wanted !== slug) return false;
  tabStore.remove(wantedKey);
  return Number(until) > Date.now();
}

const isUnauthenticated = (error: unknown) =>
  error instanceof ApiCallError && error.code === 'UNAUTHENTICATED';
