import { placeChanges, type PlaceImport } from '@camp/contracts/places/open-data';
import { amenities } from '@camp/contracts/places/vocabulary';
import { Link, useQuery } from '@camp/shell-api';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatDay, formatNumber } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { Section } from '@camp/ui/layout/Section';
import { names } from '#places/names.ts';
import { importsQuery } from './data.queries.ts';
import { messages } from './messages.ts';
import styles from './data.module.css';

/** Shows the changes of the last imports, by place and fact. */
export function Changes() {
  const texts = useMessages(messages);
  const query = useQuery(importsQuery);

  return (
    <Section title={texts.changes}>
      <div className={styles.changes}>
        <QueryView
          query={query}
          loading={texts.changesLoading}
          failed={texts.changesFailed}
          empty={{ when: (imports) => imports.length === 0, show: <p>{texts.noChanges}</p> }}
        >
          {(imports) => (
            <ol className={styles.imports}>
              {imports.map((each) => (
                <li key={each.id}>
                  <Import given={each} />
                </li>
              ))}
            </ol>
          )}
        </QueryView>
      </div>
    </Section>
  );
}

function Import({ given }: { given: PlaceImport }) {
  const { import: title, counts, change } = useMessages(messages);
  const language = useLanguage();
  const told = placeChanges.filter((kind) => given[kind] > 0);

  return (
    <>
      <h3>{title({ day: formatDay(given.imported_at, language) })}</h3>
      <p>
        {told
          .map((kind) => counts[kind]({ count: formatNumber(given[kind], language) }))
          .join(', ')}
      </p>
      {given.places.length > 0 && (
        <ul className={styles.places}>
          {given.places.map((place) => (
            <li key={place.slug}>
              <Link to={`/campgrounds/${place.slug}`}>{place.name}</Link> ({change[place.change]})
              <Facts facts={place.facts} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Shows facts before and after a change, as the sources word them. */
function Facts({ facts }: Pick<PlaceImport['places'][number], 'facts'>) {
  const { fact: say, unknown } = useMessages(messages);
  const { amenity: amenityNames } = useMessages(names);
  const nameOf = (fact: string) => {
    const amenity = amenities.find((each) => fact === `amenities.${each}`);
    return amenity ? amenityNames[amenity] : fact;
  };

  return (
    <ul>
      {facts.map(({ fact, was, now }) => (
        <li key={fact}>{say({ name: nameOf(fact), was: was ?? unknown, now: now ?? unknown })}</li>
      ))}
    </ul>
  );
}
