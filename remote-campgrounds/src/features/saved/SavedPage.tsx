import { isOutage, Navigate, useParams, useQuery } from '@camp/shell-api';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { isolatedName } from '@camp/ui/data/PersonName';
import { CampgroundsPage } from '#components/CampgroundsPage.tsx';
import { type ListId, listQuery } from '#saved/saved.queries.ts';
import { ClosureMails } from './ClosureMails.tsx';
import { Entries } from './Entries.tsx';
import { ListHead } from './ListHead.tsx';
import { Lists } from './Lists.tsx';
import { messages } from './messages.ts';
import styles from './saved.module.css';

/** Shows a member's lists of saved places, and one of them. */
export default function SavedPage() {
  const { list = 'own' } = useParams();
  const id = listIdIn(list);
  return id === null ? <Navigate to="/saved" replace /> : <OneList key={id} id={id} />;
}

function listIdIn(text: string): ListId | null {
  if (text === 'own') return text;
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

function OneList({ id }: { id: ListId }) {
  const texts = useMessages(messages);
  const query = useQuery(listQuery(id));
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
          query={query}
          isList
          loading={texts.loading}
          failed={(error) => (isOutage(error) ? texts.failed : texts.missing)}
        >
          {(list) => (
            <section className={styles.list} aria-label={title}>
              <ListHead id={id} list={list} />
              <Entries id={id} list={list} />
            </section>
          )}
        </QueryView>
        <ClosureMails />
      </div>
    </CampgroundsPage>
  );
}
