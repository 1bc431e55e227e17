import { usualAround } from '@camp/contracts/places/around-me';
import { withQuery, writeQuery } from '@camp/contracts/client/query-string';
import { Link, useQuery } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Card } from '@camp/ui/layout/Card';
import { Section } from '@camp/ui/layout/Section';
import { Tile, Tiles } from '#features/home/Tile.tsx';
import { messages as todayMessages } from '#features/home/today/messages.ts';
import { messages } from './messages.ts';
import { campgroundsNear, ofDifferentParks, townQuery } from './near-town.ts';

/** Leads on to campgrounds: those around the member's town, where the location names one, else to all of them. */
export function NearTown({ location }: { location: string | null }) {
  const { all } = useMessages(todayMessages).places;
  const { data: town } = useQuery(townQuery(location));
  if (town) return <Around {...town} />;

  return (
    <p>
      <Link to="/campgrounds">{all}</Link>
    </p>
  );
}

/** Tells members what their page lacks; nothing where it lacks nothing. */
export function OwnHints({ bio, location }: { bio: string | null; location: string | null }) {
  const texts = useMessages(messages);
  const query = townQuery(location);
  const { data: town } = useQuery(query);
  const hasNoTown = town === null || query.enabled === false;
  if (bio && !hasNoTown) return null;

  return (
    <Card title={texts.onlyYou}>
      {!bio && <p>{texts.noOwnBio}</p>}
      {hasNoTown && <p>{texts.noTown}</p>}
    </Card>
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
