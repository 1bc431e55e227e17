import { usualAround } from '@camp/contracts/places/around-me';
import { withQuery, writeQuery } from '@camp/contracts/client/query-string';
import { Link, useQuery } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Section } from '@camp/ui/layout/Section';
import { Tile, Tiles } from '#features/home/Tile.tsx';
import { PlacesToday } from '#features/home/today/Today.tsx';
import { messages } from './messages.ts';
import { campgroundsNear, ofDifferentParks, townQuery } from './near-town.ts';

interface Props {
  /** A member's own words for where they are. */
  location: string | null;
  isOwn: boolean;
}

/** Leads on to campgrounds: those around the member's town, where the location names one, else to all of them. */
export function NearTown({ location, isOwn }: Props) {
  const texts = useMessages(messages);
  const { data: town } = useQuery(townQuery(location));
  if (town) return <Around {...town} />;

  return (
    <>
      {isOwn && <p>{texts.noTown}</p>}
      <PlacesToday />
    </>
  );
}

/** The nearest campgrounds, each of another park, and the way to all that are near. */
function Around({ id, name }: { id: string; name: string }) {
  const texts = useMessages(messages);
  const { data } = useQuery(campgroundsNear(id));
  const all = withQuery('/campgrounds', writeQuery({ near: id, ...usualAround }));

  return (
    <Section title={texts.around({ town: name })}>
      <Tiles>
        {ofDifferentParks(data?.campgrounds ?? []).map((campground) => (
          <Tile
            key={campground.slug}
            to={`/campgrounds/${campground.slug}`}
            title={campground.name}
          >
            {[campground.park, texts.away({ km: Math.round(campground.distance_km ?? 0) })]
              .filter(Boolean)
              .join(' · ')}
          </Tile>
        ))}
      </Tiles>
      <p>
        <Button variant="secondary" render={<Link to={all} />}>
          {texts.nearTown({ town: name })}
        </Button>
      </p>
    </Section>
  );
}
