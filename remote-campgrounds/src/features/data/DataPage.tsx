import { campgroundFeatures, campgroundsCsvPath } from '@camp/contracts/places/open-data';
import { useQuery } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { formatDate } from '@camp/ui/i18n/calendar';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatNumber } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { Section } from '@camp/ui/layout/Section';
import { Cluster } from '@camp/ui/layout/spacing';
import { CampgroundsPage } from '#components/CampgroundsPage.tsx';
import { Changes } from './Changes.tsx';
import { mapSources, sourcesQuery } from './data.queries.ts';
import { messages } from './messages.ts';
import { SourceList } from './SourceList.tsx';
import styles from './data.module.css';

const nothing = { sources: [], extent: null };

/** Shows the open data: downloads, sources, and the changes of the last imports. */
export default function DataPage() {
  const texts = useMessages(messages);
  const language = useLanguage();
  const { data: { sources, extent } = nothing } = useQuery(sourcesQuery);

  return (
    <CampgroundsPage
      title={texts.title}
      lead={texts.lead}
      description={texts.description}
      above={[{ label: texts.campgrounds, to: '/campgrounds' }]}
    >
      <Section title={texts.downloads}>
        {extent && (
          <p>
            {texts.rows({
              count: formatNumber(extent.campgrounds, language),
              day: formatDate(extent.asOf, language),
            })}
          </p>
        )}
        <Cluster gap="12px">
          <Button
            render={
              <a href={campgroundFeatures.path} download>
                {texts.geojson}
              </a>
            }
          >
            {texts.geojson}
          </Button>
          <Button
            variant="secondary"
            render={
              <a href={campgroundsCsvPath} download>
                {texts.csv}
              </a>
            }
          >
            {texts.csv}
          </Button>
        </Cluster>
        <p className={styles.text}>{texts.caution}</p>
        <p className={styles.text}>{texts.affiliation}</p>
      </Section>
      <Changes />
      <SourceList title={texts.sources} sources={sources} />
      <SourceList title={texts.mapSources} sources={mapSources} />
    </CampgroundsPage>
  );
}
