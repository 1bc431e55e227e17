import { Button } from '@camp/ui/actions/Button';
import { Card } from '@camp/ui/layout/Card';
import { ExternalLink } from '@camp/ui/navigation/ExternalLink';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { messages } from './messages.ts';
import styles from './ResourceCard.module.css';
import { ResourceSign } from './ResourceSign.tsx';
import type { Resource } from './resources.ts';

/** One resource: whose it is, what it is good for, and the way there in a new tab. */
export function ResourceCard({ resource: { key, accent, href } }: { resource: Resource }) {
  const language = useLanguage();
  const { resources, inEnglish } = useMessages(messages);
  const { title, source, text, action } = resources[key];
  const isTranslated = href[language] !== undefined;

  return (
    <Card
      title={title}
      footer={
        <Button
          size="small"
          variant="secondary"
          render={
            <ExternalLink
              href={href[language] ?? href.en}
              hrefLang={isTranslated ? language : 'en'}
            />
          }
        >
          {action}
        </Button>
      }
    >
      <div className={styles.origin}>
        <ResourceSign name={key} accent={accent} />
        <p>
          {source}
          {!isTranslated && ` (${inEnglish})`}
        </p>
      </div>
      <p>{text}</p>
    </Card>
  );
}
