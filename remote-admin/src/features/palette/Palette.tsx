import { inspectEvent } from '@camp/contracts/site/inspect-event';
import { listReleases } from '@camp/contracts/staff/releases';
import { listUsers, userSearchLength } from '@camp/contracts/staff/staff-users';
import {
  api,
  keepPreviousData,
  queryOptions,
  StaffTabsContext,
  useNavigate,
  useQuery,
  useSession,
} from '@camp/shell-api';
import { pressedKey } from '@camp/ui/actions/pressed-key';
import { PersonName } from '@camp/ui/data/PersonName';
import { Dialog } from '@camp/ui/dialogs/Dialog';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { Muted } from '@camp/ui/layout/text';
import { type KeyboardEvent, use, useId, useRef, useState } from 'react';
import { useAppName } from '#features/releases/app-names.ts';
import { releasesKey } from '#features/releases/releases.queries.ts';
import { useStateWord } from '#features/staff-users/person-state.tsx';
import { listedNameOf, nameOf, personPath } from '#features/staff-users/staff-user.ts';
import type { StaffScope } from '@camp/staff/staff-scope';
import { scopeOf } from '@camp/staff/staff-scope';
import { commandIn, commandsBegun, onPeople } from './commands.ts';
import styles from './palette.module.css';
import { messages } from './messages.ts';

/** Maximum number of people offered. */
const maxPeople = 8;

interface Place {
  to: string;
  name: string;
  /** Distinguishes people of the same name. */
  about?: string;
  /** The beginning of a command, which is typed for the person in place of leading anywhere. */
  types?: string;
  /** Name of an event that is sent in place of leading anywhere. */
  event?: string;
}

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  typed: string;
  onTyped: (typed: string) => void;
}

/** Leads to a page, a person or an act on one by a few letters (ARIA APG, Combobox). */
export default function Palette({ open, onOpenChange, typed, onTyped }: Props) {
  const texts = useMessages(messages);
  const navigate = useNavigate();
  const [marked, setMarked] = useState(0);
  const { places, none } = usePlaces(typed.trim());
  const id = useId();
  const current = places[Math.min(marked, places.length - 1)];
  const chosen = useRef<Place | null>(null);

  function go(place: Place) {
    if (place.types !== undefined) {
      onTyped(place.types);
      setMarked(0);
      return;
    }
    chosen.current = place;
    onOpenChange(false);
  }

  /** Navigates, or sends the event, once the dialog has given the focus back, so that the new page, or the panel, can take it. */
  function leave() {
    onTyped('');
    setMarked(0);
    const { to, event } = chosen.current ?? {};
    chosen.current = null;
    if (event) document.dispatchEvent(new Event(event));
    else if (to) void navigate(to);
  }

  function onKeyDown(event: KeyboardEvent) {
    const key = pressedKey(event);
    const by = { ArrowDown: 1, ArrowUp: -1 }[key ?? ''];
    if (by) {
      event.preventDefault();
      setMarked(Math.max(0, Math.min(places.length - 1, marked + by)));
    }
    if (key === 'Enter' && current) go(current);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title}
      size="search"
      onClosed={leave}
    >
      <input
        role="combobox"
        aria-label={texts.label}
        aria-expanded={places.length > 0}
        aria-controls={id}
        aria-activedescendant={current && `${id}-${current.to}`}
        aria-autocomplete="list"
        placeholder={texts.label}
        maxLength={userSearchLength}
        value={typed}
        onChange={({ currentTarget }) => {
          onTyped(currentTarget.value);
          setMarked(0);
        }}
        onKeyDown={onKeyDown}
      />
      {(typed === '' || places.length === 0) && <Muted size="small">{texts.hint}</Muted>}
      <p role="status" className={styles.found}>
        {none ?? texts.found({ count: places.length })}
      </p>
      <div role="listbox" id={id} aria-label={texts.title} className={styles.places}>
        {places.map((place) => (
          <div
            key={place.to}
            role="option"
            id={`${id}-${place.to}`}
            tabIndex={-1}
            aria-selected={place === current}
            className={styles.place}
            onPointerDown={(event) => {
              /* The field keeps the focus. */
              event.preventDefault();
              if (event.button === 0) go(place);
            }}
          >
            <PersonName name={place.name} />
            {place.about && <span className={styles.about}>{place.about}</span>}
          </div>
        ))}
      </div>
    </Dialog>
  );
}

interface PaletteResult {
  places: Place[];
  /** Says why there are none, where that is known. */
  none?: string | undefined;
}

/** Returns what a command leads to; without one, the pages whose name starts with the text, then the people found. */
function usePlaces(typed: string): PaletteResult {
  const { session } = useSession();
  const tabs = use(StaffTabsContext);
  const language = useLanguage();
  const scope = scopeOf(session);
  const texts = useMessages(messages);
  const { name: act, of = typed } = commandIn(typed, texts.words, scope) ?? {};
  const app = act === 'rollBack' ? of : null;
  const people = usePeople(scope, app === null ? of : '', act === 'rollBack' ? undefined : act);
  const back = useWaysBack(app);
  if (app !== null) return back;
  if (act) return { places: people };

  const pages: Place[] = [
    ...tabs.map(({ path, label }) => ({ to: path, name: label[language] })),
    { to: '#inspect', name: texts.inspect, about: 'Ctrl .', event: inspectEvent },
  ].filter(({ name }) => name.toLowerCase().startsWith(typed.toLowerCase()));
  const begun = commandsBegun(typed, texts.words, scope).map((name) => ({
    to: `#${name}`,
    name: `${texts.words[name]} …`,
    about: texts.begun,
    types: `${texts.words[name]} `,
  }));
  return { places: [...pages, ...people, ...begun] };
}

/** Returns the rollbacks of apps whose name starts with the text; the page of releases asks the question. */
function useWaysBack(typed: string | null): PaletteResult {
  const { rollBack, noWayBack } = useMessages(messages);
  const appOf = useAppName();
  const { data } = useQuery({ ...waysBackQuery, enabled: typed !== null });
  if (typed === null || data?.acting !== 'allowed') return { places: [] };
  const places = (data.ways_back ?? []).flatMap(({ name, version }) => {
    const app = appOf(name);
    if (!app.toLowerCase().startsWith(typed.toLowerCase())) return [];
    const to = `/admin/releases?do=roll-back-${encodeURIComponent(name)}`;
    return [{ to, name: rollBack({ app }), about: version }];
  });
  return { places, none: places.length === 0 ? noWayBack : undefined };
}

/** Returns the people found, with the act on them if one is named. */
function usePeople(scope: StaffScope, search: string, act?: keyof typeof onPeople): Place[] {
  const { commands } = useMessages(messages);
  const wordOf = useStateWord();
  const { data } = useQuery(peopleQuery(scope, search));
  if (search === '' || !data) return [];
  return data.users.map((user) => ({
    to: personPath(scope, user.id) + (act ? onPeople[act].query : ''),
    name: act ? commands[act]({ name: nameOf(user) }) : listedNameOf(user),
    about: [user.email, wordOf(user)].filter((about) => about !== null).join(' · '),
  }));
}

const waysBackQuery = queryOptions({
  queryKey: [...releasesKey, 'ways-back'],
  queryFn: ({ signal }) => api(listReleases, { query: {}, signal }),
});

const peopleQuery = (scope: StaffScope, search: string) =>
  queryOptions({
    queryKey: ['staff-palette', scope, search],
    queryFn: ({ signal }) =>
      api(listUsers[scope], { query: { search, limit: maxPeople, count: 'capped' }, signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
