import { Link, useQuery } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Section } from '@camp/ui/layout/Section';
import { Stack } from '@camp/ui/layout/spacing';
import { CampgroundCard } from '#components/CampgroundCard.tsx';
import { CampgroundsPage } from '#components/CampgroundsPage.tsx';
import { similarQuery } from '#places/campgrounds.queries.ts';
import { messages } from './messages.ts';

/** Shown if no campground has the address. Lists those with a similar name. */
export function MissingCampground({ slug }: { slug: string }) {
  const { campgrounds, missing } = useMessages(messages);
  const { data: similar = [] } = useQuery(similarQuery(slug));

  return (
    <CampgroundsPage
      title={missing.title}
      lead={missing.lead}
      description={missing.lead}
      above={[{ label: campgrounds, to: '/campgrounds' }]}
      actions={<Button render={<Link to="/campgrounds" />}>{missing.all}</Button>}
    >
      {similar.length > 0 && (
        <Section title={missing.similar}>
          <Stack as="ul" gap="12px">
            {similar.map((campground) => (
              <li key={campground.slug}>
                <CampgroundCard campground={campground} level={3} />
              </li>
            ))}
          </Stack>
        </Section>
      )}
    </CampgroundsPage>
  );
}
