import { Card, CardGrid } from '@camp/ui/layout/Card';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Section } from '@camp/ui/layout/Section';
import { messages } from './building-messages.ts';

/** What the site is to become, told plainly. */
export function Beginnings() {
  const { title, beginnings } = useMessages(messages);

  return (
    <Section title={title}>
      <CardGrid columns={3}>
        {Object.entries(beginnings).map(([key, beginning]) => (
          <Card key={key}>
            <h3>{beginning.title}</h3>
            <p>{beginning.text}</p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
