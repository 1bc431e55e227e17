import type { Generation } from '@camp/contracts/releases';
import { Card } from '@camp/ui/Card';
import { useMessages } from '@camp/ui/language';
import { Moment } from '#display/Moment.tsx';
import styles from './LiveRelease.module.css';
import { messages } from './messages.ts';
import { Version } from './Version.tsx';

/** What every visitor gets now, part by part. */
export function LiveRelease({ live }: { live: Generation }) {
  const texts = useMessages(messages);
  const partNames: Readonly<Record<string, string>> = texts.parts;

  return (
    <Card title={texts.live(live.generation)}>
      <p>
        {texts.since} <Moment at={live.created_at} /> · {texts.publishedBy(live.by)}
      </p>
      <dl className={styles.parts}>
        {live.parts.map((part) => (
          <div key={part.name} className={styles.part}>
            <dt>{partNames[part.name] ?? part.name}</dt>
            <dd>
              <Version part={part} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
