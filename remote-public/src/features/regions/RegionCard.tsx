import { Link } from '@camp/shell-api';
import { Badge } from '@camp/ui/data/Badge';
import { Button } from '@camp/ui/actions/Button';
import { Card } from '@camp/ui/layout/Card';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { messages } from './messages.ts';
import styles from './RegionCard.module.css';
import { regionNames } from './region-names.ts';
import type { Region } from './regions.ts';

/** One region: open ones lead to their pages, the others say what may come. */
export function RegionCard({ region }: { region: Region }) {
  const texts = useMessages(messages);
  const names = useMessages(regionNames);
  const { code, kind, link } = region;

  return (
    <Card
      title={names[code]}
      footer={
        link && (
          <Button size="small" render={<Link to={link} />}>
            {texts.explore[code]}
          </Button>
        )
      }
    >
      <p>
        <Badge tone={link ? 'success' : 'neutral'}>{link ? texts.open : texts.kinds[kind]}</Badge>
      </p>
      <p>{texts.landscapes[code]}</p>
      {!link && <p className={styles.future}>{texts.future[kind]}</p>}
    </Card>
  );
}
