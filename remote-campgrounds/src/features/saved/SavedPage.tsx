import type { SavedPlaces, WholePlaceList } from '@camp/contracts/places/saved-places';
import { isOutage, Navigate, useLocation, useParams, useSession } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatBytes, formatMoment } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { type OfflineState, useOfflineState } from '@camp/ui/layout/offline-state';
import { isolatedName } from '@camp/ui/data/PersonName';
import { useState } from 'react';
import { CampgroundsPage } from '#components/CampgroundsPage.tsx';
import { useIsWide } from '#features/list/useMapView.ts';
import { useList, useSavedPlaces } from '#saved/saved.queries.ts';
import type { ListId } from '#saved/waiting-changes.ts';
import { ClosureMails } from './ClosureMails.tsx';
import { Entries } from './Entries.tsx';
import { ListActs, ListHead } from './ListHead.tsx';
import { Lists, NewList } from './Lists.tsx';
import { ListView } from './ListView.tsx';
import { messages } from './messages.ts';
import styles from './saved.module.css';

/** Shows a member's lists of saved places, and one of them. */
export default function SavedPage() {
  const { list } = useParams();
  if (list === undefined) return <Arrival />;
  const id = listIdIn(list);
  return id === null ? <Navigate to="/saved" replace /> : <OneList key={id} id={id} />;
}

/** Opens the list that everyone has, or the first with places while that one is empty; it stays open while emptied. */
function Arrival() {
  const { search } = useLocation();
  const { session } = useSession();
  const { data, isError } = useSavedPlaces(session.status === 'signed-in' ? session.user.id : null);
  const [opened, open] = useState<ListId | null>(null);

  if (data && opened === null) open(firstOf(data.lists));
  if (opened !== null && opened !== 'own') {
    return <Navigate to={`/saved/${opened}${search}`} replace />;
  }
  return <OneList id="own" isWaiting={opened === null && !isError} />;
}

function firstOf(lists: SavedPlaces['lists']): ListId {
  const first = lists.find(({ places }) => places > 0);
  return first && first.name !== null ? first.id : 'own';
}

function listIdIn(text: string): ListId | null {
  if (text === 'own') return text;
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

interface OneListProps {
  id: ListId;
  /** True until it is known that this is the list to open. */
  isWaiting?: boolean;
}

function OneList({ id, isWaiting = false }: OneListProps) {
  const texts = useMessages(messages);
  const { session } = useSession();
  const query = useList(id, session.status === 'signed-in' ? session.user.id : null);
  const title = query.data?.name ? isolatedName(query.data.name) : texts.title;

  return (
    <CampgroundsPage
      title={title}
      description={texts.description}
      above={[
        { label: texts.allCampgrounds, to: '/campgrounds' },
        ...(id === 'own' ? [] : [{ label: texts.title, to: '/saved' }]),
      ]}
    >
      <div className={styles.layout}>
        <Lists current={id} />
        <QueryView
          query={isWaiting ? { ...query, data: undefined, error: null } : query}
          isList
          loading={texts.loading}
          failed={(error) => (isOutage(error) ? texts.failed : texts.missing)}
        >
          {(list) => <Content id={id} list={list} title={title} />}
        </QueryView>
        <ClosureMails />
      </div>
    </CampgroundsPage>
  );
}

function Content({ id, list, title }: { id: ListId; list: WholePlaceList; title: string }) {
  const { newList, nearest } = useMessages(messages);
  const isWide = useIsWide();

  return (
    <section className={styles.list} aria-label={title}>
      <ListHead id={id} list={list}>
        <OfflineLine />
      </ListHead>
      <NewList>
        {(start) => (
          <ListView
            places={list.entries}
            mapStands="above"
            ownOrder={nearest.ownOrder}
            before={
              isWide && (
                <Button variant="secondary" size="small" onClick={start}>
                  {newList}
                </Button>
              )
            }
            after={<ListActs id={id} list={list} onNew={start} />}
          >
            {(shown, pointing) => (
              <Entries id={id} entries={shown} inOwnOrder={list.entries} {...pointing} />
            )}
          </ListView>
        )}
      </NewList>
    </section>
  );
}

/** Says what of the saved places can be opened without a network. Its line is there before it is known. */
function OfflineLine() {
  return <p className={styles.offline}>{useSentence(useOfflineState())}</p>;
}

function useSentence(state: OfflineState): string | null {
  const { offline: texts } = useMessages(messages);
  const language = useLanguage();

  switch (state.status) {
    case 'unknown':
      return null;
    case 'saving':
      return texts.saving({ done: state.done, total: state.total });
    case 'saved': {
      const { places, bytes, at } = state;
      if (places === 0) return texts.nothing;
      const [size, moment] = [formatBytes(bytes, language), formatMoment(at, 'minute', language)];
      return texts.saved({ places, size, at: moment });
    }
    case 'full':
      return texts.full({ places: state.places });
    case 'failed':
    case 'unavailable':
    case 'off':
      return texts[state.status];
  }
}
