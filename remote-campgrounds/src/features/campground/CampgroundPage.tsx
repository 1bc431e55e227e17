import type { Campground } from '@camp/contracts/places/campgrounds';
import { isOutage, Link, useParams, useQuery } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { CampgroundsPage } from '#components/CampgroundsPage.tsx';
import { campgroundQuery } from '#places/campgrounds.queries.ts';
import { names } from '#places/names.ts';
import { Actions } from './Actions.tsx';
import { nameFromSlug } from './campground-texts.ts';
import { CampgroundFacts } from './CampgroundFacts.tsx';
import { campgroundLead } from './lead.ts';
import { messages } from './messages.ts';
import { Similar } from './Similar.tsx';

/**
 * All that is known of a campground. One page for all states, so that the heading keeps its focus when the
 * facts have loaded.
 */
export default function CampgroundPage() {
  const { slug = '' } = useParams();
  const query = useQuery(campgroundQuery(slug));
  const texts = useMessages(messages);
  const { region } = useMessages(names);
  const language = useLanguage();
  const { data: campground } = query;
  if (campground === null) return <MissingCampground slug={slug} />;

  const name = campground?.name ?? nameFromSlug(slug);
  return (
    <CampgroundsPage
      title={name}
      lead={campground && <p>{campgroundLead(campground, language)}</p>}
      description={texts.description({ name, region: campground ? region[campground.region] : '' })}
      above={[{ label: texts.campgrounds, to: '/campgrounds' }, ...parkOf(campground)]}
      at={campground?.point}
      actions={campground && <Actions campground={campground} />}
    >
      <QueryView
        query={query}
        title={texts.failed}
        loading={texts.loading}
        failed={(error) => (isOutage(error) ? texts.outage : texts.tryAgain)}
      >
        {(found) => found && <CampgroundFacts campground={found} />}
      </QueryView>
    </CampgroundsPage>
  );
}

/** The park of a campground, as a step of the way to its page; none while it has no page of its own. */
const parkOf = (campground: Campground | null = null) =>
  campground?.in_park
    ? [{ label: campground.park ?? '', to: `/campgrounds/parks/${campground.in_park.slug}` }]
    : [];

/** Shown if no campground has the address. Lists those with a similar name. */
function MissingCampground({ slug }: { slug: string }) {
  const { campgrounds, missing } = useMessages(messages);

  return (
    <CampgroundsPage
      title={missing.title}
      lead={missing.lead}
      description={missing.lead}
      above={[{ label: campgrounds, to: '/campgrounds' }]}
      actions={<Button render={<Link to="/campgrounds" />}>{missing.all}</Button>}
    >
      <Similar slug={slug} />
    </CampgroundsPage>
  );
}
