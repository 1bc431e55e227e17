import type { PlaceFact } from '@camp/contracts/staff/staff-places';
import type { Column } from '@camp/ui/list/column';
import { DataTable } from '@camp/ui/list/DataTable';
import { formatDate } from '@camp/ui/i18n/calendar';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { Section } from '@camp/ui/layout/Section';
import { ExternalLink } from '@camp/ui/navigation/ExternalLink';
import { NoValue } from '@camp/ui/list/NoValue';
import { Moment } from '@camp/staff/display/values';
import type { PlaceProps } from './places.queries.ts';
import { CorrectButton } from '#features/staff-places/acts/CorrectButton.tsx';
import { FactActs } from '#features/staff-places/acts/FactActs.tsx';
import styles from './places.module.css';
import { isAmenity } from '#features/staff-places/facts/fact-kinds.ts';
import { factMessages } from '#features/staff-places/facts/fact-messages.ts';
import { useFactLines, useFactName } from '#features/staff-places/facts/fact-texts.ts';

interface Props extends PlaceProps {
  title: string;
  of: 'plain' | 'amenities';
}

/** Facts, each as it was imported and as staff corrected it. */
export function FactsTable({ title, of, ...props }: Props) {
  const columns = useFactColumns(props);
  const facts = props.place.facts.filter((fact) => isAmenity(fact) === (of === 'amenities'));

  return (
    <Section title={title}>
      {of === 'amenities' && (
        <div>
          <CorrectButton {...props} fact="amenities" name={title} />
        </div>
      )}
      <DataTable caption={title} columns={columns} rows={facts} rowKey={({ fact }) => fact} />
    </Section>
  );
}

function useFactColumns(props: PlaceProps): Column<PlaceFact>[] {
  const { columns } = useMessages(factMessages);
  const nameOf = useFactName();
  const linesOf = useFactLines();

  return [
    {
      key: 'fact',
      header: columns.fact,
      isNameless: true,
      cell: ({ fact }) => <span className={styles.fact}>{nameOf(fact)}</span>,
    },
    {
      key: 'imported',
      header: columns.imported,
      cell: (fact) => (
        <span className={styles.lines}>
          <Lines lines={linesOf(fact).imported} />
          <ImportedSource fact={fact} />
        </span>
      ),
    },
    {
      key: 'corrected',
      header: columns.corrected,
      cell: (fact) => <Corrected fact={fact} lines={linesOf(fact).corrected} />,
    },
    {
      key: 'actions',
      header: columns.actions,
      isNameless: true,
      cell: (fact) => <FactActs fact={fact} {...props} />,
    },
  ];
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} dir="auto" className={styles.value}>
      {line}
    </span>
  ));
}

function ImportedSource({ fact: { imported_source: source } }: { fact: PlaceFact }) {
  const { sourceOf } = useMessages(factMessages);
  const language = useLanguage();
  if (source === null) return null;

  const day = source.as_of === null ? null : formatDate(source.as_of, language);
  return <span className={styles.detail}>{sourceOf({ title: source.title, day })}</span>;
}

/** Shows the corrected value, its source, its author and the reason; a dash without a correction. */
function Corrected({ fact, lines }: { fact: PlaceFact; lines: string[] | null }) {
  const texts = useMessages(factMessages);
  const { correction } = fact;
  if (correction === null || lines === null) return <NoValue />;

  const { source, source_url: address, reason, at, by_id, by_username } = correction;
  return (
    <span className={styles.lines}>
      <Lines lines={lines} />
      <span className={styles.detail} dir="auto">
        {address === null ? source : <ExternalLink href={address}>{source}</ExternalLink>}
      </span>
      <span className={styles.detail}>
        {texts.correctedBy({ who: by_username ?? texts.goneUser({ id: by_id }) })} ·{' '}
        <Moment at={at} />
      </span>
      <span className={styles.detail} dir="auto">
        {texts.why({ reason })}
      </span>
    </span>
  );
}
