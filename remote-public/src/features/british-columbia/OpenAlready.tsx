import { Link } from '@camp/shell-api';
import { Card, CardGrid } from '@camp/ui/layout/Card';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Section } from '@camp/ui/layout/Section';
import { messages } from './messages.ts';
import { britishColumbiaPaths } from './paths.ts';

/** The pages of British Columbia that one can go to today. */
export function OpenAlready() {
  const { title, emergencies, emergenciesText, services, servicesText } =
    useMessages(messages).open;

  return (
    <Section title={title}>
      <CardGrid columns={2}>
        <Card>
          <h3>
            <Link to={britishColumbiaPaths.emergencies}>{emergencies}</Link>
          </h3>
          <p>{emergenciesText}</p>
        </Card>
        <Card>
          <h3>
            <Link to={britishColumbiaPaths.services}>{services}</Link>
          </h3>
          <p>{servicesText}</p>
        </Card>
      </CardGrid>
    </Section>
  );
}
