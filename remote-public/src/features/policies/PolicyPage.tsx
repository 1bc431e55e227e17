import { brand, Link } from '@camp/shell-api';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { formatDay } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { Cluster } from '@camp/ui/layout/spacing';
import { Muted, Points } from '@camp/ui/layout/text';
import type { ReactNode } from 'react';
import { Chapter } from '#components/Chapter.tsx';
import styles from '#components/Chapter.module.css';
import { SitePage } from '#components/SitePage.tsx';
import type { Texts } from '#texts.d.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import { policies, type PolicyName, times } from './policies.ts';

const messages = defineMessages<Texts['features/policies']>({ en, fr });

const facts = { ...times, site: brand.name };

/** Plain sentences, and those that name a time. */
type Sentences = Readonly<Record<string, string | ((values: typeof facts) => string)>>;

interface Part {
  readonly title: string;
  readonly text?: Sentences;
  readonly points?: Sentences;
}

interface Props<Parts> {
  policy: PolicyName;
  texts: { title: string; lead: string; description: string; parts: Parts };
  /** Links at the end of a part. */
  links?: { readonly [Name in keyof Parts]?: ReactNode };
}

/** One of the public promises: its version, its parts in the order of their texts, and the way to the others. */
export function PolicyPage<Parts extends Readonly<Record<string, Part>>>({
  policy,
  texts: { parts, ...head },
  links,
}: Props<Parts>) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const { version, from } = policies[policy];
  const names = Object.keys(policies) as PolicyName[];

  return (
    <SitePage {...head}>
      <Muted>
        {/* Noon, so that it is the same day in every time zone. */}
        {texts.version({ version, from: formatDay(`${from}T12:00`, language) })}
      </Muted>
      <nav aria-label={texts.parts}>
        <Cluster as="ul" gap="12px" className={styles.contents}>
          {Object.entries(parts).map(([name, part]) => (
            <li key={name}>
              <Link to={`#${name}`} preventScrollReset>
                {part.title}
              </Link>
            </li>
          ))}
        </Cluster>
      </nav>
      {Object.entries(parts).map(([name, part]) => (
        <Chapter key={name} id={name} title={part.title}>
          {sentencesOf(part.text).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {part.points && (
            <Points>
              {sentencesOf(part.points).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </Points>
          )}
          {links?.[name] && <p>{links[name]}</p>}
        </Chapter>
      ))}
      <Cluster as="nav" gap="24px" aria-label={texts.others}>
        {names
          .filter((name) => name !== policy)
          .map((name) => (
            <Link key={name} to={policies[name].path}>
              {texts.names[name]}
            </Link>
          ))}
      </Cluster>
    </SitePage>
  );
}

const sentencesOf = (sentences: Sentences = {}): string[] =>
  Object.values(sentences).map((each) => (typeof each === 'string' ? each : each(facts)));
