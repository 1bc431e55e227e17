import { Card, CardGrid } from '@camp/ui/Card';
import { Section } from '@camp/ui/Section';

const beginnings = [
  {
    title: 'Seen before you book',
    text: 'Photos, videos, drone footage and walk-through tours of private and provincial campgrounds: which sites are level, which are loud, and where the morning sun comes in.',
  },
  {
    title: 'Told by campers',
    text: 'Reviews from people who were there, in the rain too. Share yours with everyone, or keep it as your own logbook.',
  },
  {
    title: 'Planned together',
    text: 'Live threads, chat rooms and itineraries for the trip after this one. This site is the base camp; the rest is being carried up.',
  },
];

/** What is coming, told plainly: the site is a launchpad for now. */
export function Beginnings() {
  return (
    <Section title="What we are building">
      <CardGrid columns={3}>
        {beginnings.map(({ title, text }) => (
          <Card key={title} title={title}>
            <p>{text}</p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
