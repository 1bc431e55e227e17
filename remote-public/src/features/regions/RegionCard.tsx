import { Link } from '@camp/shell-api';
import { Badge } from '@camp/ui/Badge';
import { Button } from '@camp/ui/Button';
import { Card } from '@camp/ui/Card';
import styles from './RegionCard.module.css';
import type { Region } from './regions.ts';

/** One region: open ones lead to their pages, the others say what may come. */
export function RegionCard({ region: { name, kind, description, link } }: { region: Region }) {
  return (
    <Card title={name} footer={link ? <OpenRegion name={name} link={link} /> : null}>
      <p>
        <Badge tone={link ? 'success' : 'neutral'}>{link ? 'Open' : kind}</Badge>
      </p>
      <p>{description}</p>
      {!link && (
        <p className={styles.future}>
          Future franchise opportunity: {name} is waiting for the people who will run it.
        </p>
      )}
    </Card>
  );
}

function OpenRegion({ name, link }: { name: string; link: string }) {
  return (
    <Button size="small" render={<Link to={link} />}>
      Explore {name}
    </Button>
  );
}
