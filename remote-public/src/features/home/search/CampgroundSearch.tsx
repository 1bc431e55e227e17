import { roughPoint, usualAround } from '@camp/contracts/places/around-me';
import { withQuery, writeQuery } from '@camp/contracts/client/query-string';
import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { Link, useNavigate } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { SearchField } from '@camp/ui/fields/SearchField';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { type MouseEvent, type SubmitEvent, useEffect, useState } from 'react';
import styles from '#features/home/home.module.css';
import { messages } from '#features/home/messages.ts';

const list = '/campgrounds';

/** Leads to the list of campgrounds. Without its code the browser sends the form, by GET. */
export function CampgroundSearch() {
  const { search: texts } = useMessages(messages);
  const navigate = useNavigate();

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const q = typeof typed === 'string' ? typed.trim() : '';
    void navigate(withQuery(list, writeQuery({ q })));
  }

  return (
    <div className={styles.search}>
      <form
        role="search"
        action={list}
        method="get"
        className={styles.searchForm}
        onSubmit={search}
      >
        <SearchField
          label={texts.label}
          placeholder={texts.label}
          name="q"
          maxLength={fieldLengths.placeSearch}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit">{texts.submit}</Button>
      </form>
      <NearMe />
    </div>
  );
}

/** Time limit for the browser to find the place, once it is allowed to. */
const findTimeoutMs = 10_000;

/**
 * Asks the browser where the visitor is, when pressed, and leads to the list around there. Where that is not to be
 * known, and on a second press, it leads to the whole list, which has towns to choose from.
 */
function NearMe() {
  const { search: texts } = useMessages(messages);
  const navigate = useNavigate();
  const [asked, setAsked] = useState<AbortController | null>(null);

  /* An answer that comes after the visitor has gone elsewhere must not call them back. */
  useEffect(() => () => asked?.abort(), [asked]);

  function ask(event: MouseEvent) {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
    if (!isPlain || asked || !('geolocation' in navigator)) return;
    event.preventDefault();
    const question = new AbortController();
    setAsked(question);
    const go = (address: string) => {
      if (!question.signal.aborted) void navigate(address);
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => go(withQuery(list, writeQuery({ at: roughPoint(coords), ...usualAround }))),
      () => go(list),
      { timeout: findTimeoutMs, maximumAge: 5 * 60_000 },
    );
  }

  return (
    <Button
      variant="secondary"
      className={styles.onLake}
      aria-busy={asked !== null}
      render={<Link to="/campgrounds" onClick={ask} />}
    >
      <svg className={styles.here} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5" />
      </svg>
      {asked ? texts.asking : texts.nearMe}
    </Button>
  );
}
