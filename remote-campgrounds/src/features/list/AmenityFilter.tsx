import { amenities } from '@camp/contracts/places/vocabulary';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatNumber } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { useMemo } from 'react';
import type { CampgroundList } from '#places/campgrounds.queries.ts';
import { names } from '#places/names.ts';
import { Choices } from './Choices.tsx';
import type { ListControls } from './list-state.ts';
import { messages } from './messages.ts';

interface Props {
  controls: Pick<ListControls, 'state' | 'change'>;
  /** Undefined before the first answer. */
  list: Pick<CampgroundList, 'facets'> | undefined;
}

/** Each amenity that is chosen must be there. Next to it is the number of places where it is unknown. */
export function AmenityFilter({ controls: { state, change }, list }: Props) {
  const { unknownCount } = useMessages(messages);
  const { amenity: amenityNames } = useMessages(names);
  const language = useLanguage();
  const facets = list?.facets.amenity;
  const counts = useMemo(() => facets && mapValues(facets, ({ yes }) => yes), [facets]);
  const notes = useMemo(() => {
    const said = amenities.map((amenity) => {
      const unknown = facets?.[amenity].unknown;
      return [amenity, unknown && unknownCount(formatNumber(unknown, language))];
    });
    return Object.fromEntries(said);
  }, [facets, unknownCount, language]);

  return (
    <Choices
      filter="amenity"
      words={amenities}
      names={amenityNames}
      chosen={state.amenity}
      counts={counts}
      notes={notes}
      onChange={change}
    />
  );
}

function mapValues<Key extends string, From, To>(
  given: Record<Key, From>,
  make: (value: From) => To,
): Record<Key, To> {
  const entries = Object.entries<From>(given).map(([key, value]) => [key, make(value)]);
  return Object.fromEntries(entries) as Record<Key, To>;
}
