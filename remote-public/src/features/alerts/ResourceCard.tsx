import { ExternalLink } from '@camp/ui/navigation/ExternalLink';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { messages } from './messages.ts';
import styles from './alerts.module.css';
import type { Resource } from './resources.ts';

/** One resource: a link that opens in a new tab, and can be pressed anywhere on the card. */
export function ResourceCard({ resource: { key, accent, href } }: { resource: Resource }) {
  const language = useLanguage();
  const { resources, inEnglish } = useMessages(messages);
  const { title, action } = resources[key];
  const isTranslated = href[language] !== undefined;

  return (
    <li className={styles.resource}>
      <ResourceSign name={key} accent={accent} />
      <div>
        <h2>{title}</h2>
        <p>
          <ExternalLink href={href[language] ?? href.en} hrefLang={isTranslated ? language : 'en'}>
            {action}
          </ExternalLink>
          {!isTranslated && ` (${inEnglish})`}
        </p>
      </div>
    </li>
  );
}

/** Drawn for this page on a 24-unit grid, like the icons of @camp/ui. */
const paths: Record<Resource['key'], string> = {
  emergency: 'M6 18v-6a6 6 0 0 1 12 0v6M3.5 20.5h17M12 2.5V4M4 5l1.2 1.2M20 5l-1.2 1.2M12 11v3.5',
  roads: 'M8.5 3.5 4 20.5M15.5 3.5 20 20.5M12 4v2.5M12 10.5v3M12 17v3.5',
  air: 'M3 9h10.5a2.75 2.75 0 1 0-2.6-3.6M3 13h14.5a2.75 2.75 0 1 1-2.6 3.6M3 17h7',
  wildfire:
    'M12.5 3c.3 3.6 5.5 5.9 5.5 11a6 6 0 0 1-12 0c0-2.4 1.3-3.7 2-5.8 1.2.7 2 1.7 2.3 3 1.5-2 2.6-4.7 2.2-8.2Z',
  weather: 'M7.5 19a4 4 0 0 1-.4-8 5.2 5.2 0 0 1 10-.6 4.3 4.3 0 0 1-.3 8.6H7.5Z',
  video: 'M3.5 5.5h17v13h-17ZM10 9.2v5.6l5-2.8Z',
};

interface Props {
  name: Resource['key'];
  accent: Resource['accent'];
}

/** A decorative sign in its accent colour; the card's title says the same. */
function ResourceSign({ name, accent }: Props) {
  return (
    <span className={styles.sign} data-accent={accent} aria-hidden="true">
      <svg viewBox="0 0 24 24">
        <path d={paths[name]} />
      </svg>
    </span>
  );
}
