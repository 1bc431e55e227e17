import type { ListedStaffPlace } from '@camp/contracts/staff/staff-places';
import { placeNames } from '@camp/contracts/places/place-names';
import { Link } from '@camp/shell-api';
import type { Column } from '@camp/ui/list/column';
import { DataTable } from '@camp/ui/list/DataTable';
import { NoValue } from '@camp/ui/list/NoValue';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatNumber } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { messages } from './messages.ts';
import { PlaceStates } from './PlaceStates.tsx';
import styles from './places.module.css';

/** The places; each row links to the page of its place. */
export function PlacesTable({ places }: { places: readonly ListedStaffPlace[] }) {
  const { table } = useMessages(messages);
  const columns = usePlaceColumns();

  return (
    <DataTable
      caption={table}
      columns={columns}
      hidden={places.some(({ corrections }) => corrections > 0) ? [] : ['corrections']}
      rows={places}
      rowKey={({ slug }) => slug}
    />
  );
}

function usePlaceColumns(): Column<ListedStaffPlace>[] {
  const { columns } = useMessages(messages);
  const language = useLanguage();
  const { region } = placeNames[language];

  return [
    {
      key: 'name',
      header: columns.name,
      isNameless: true,
      cell: (place) => <PlaceName place={place} />,
    },
    {
      key: 'region',
      header: columns.region,
      isNameless: true,
      cell: (place) => region[place.region],
    },
    {
      key: 'state',
      header: columns.state,
      isNameless: true,
      cell: (place) => <PlaceStates place={place} />,
    },
    {
      key: 'corrections',
      header: columns.corrections,
      isNumber: true,
      cell: ({ corrections }) =>
        corrections === 0 ? <NoValue /> : formatNumber(corrections, language),
    },
  ];
}

function PlaceName({ place: { slug, name, park } }: { place: ListedStaffPlace }) {
  return (
    <span className={styles.line}>
      <Link to={`/campgrounds/staff/${slug}`}>{name}</Link>
      {park !== null && <span className={styles.park}>{park}</span>}
    </span>
  );
}
