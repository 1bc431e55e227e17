import type { InlinedRelease } from '@camp/release/document/release-document';
import { useSetValues } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatBytes, formatMilliseconds, formatMoment, formatTime } from '@camp/ui/i18n/format';
import { Cluster, Stack } from '@camp/ui/layout/spacing';
import { useLanguage } from '@camp/ui/i18n/language';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { readInlinedRelease } from '#document/release.ts';
import { shareScope } from '#remotes/load/loader.ts';
import { type DrawnPart, drawnParts, sharedPackages, type Why } from './drawn-parts.ts';
import { messages } from './messages.ts';
import { ThrownErrors } from './ThrownErrors.tsx';
import { useFresh } from './use-fresh.ts';
import styles from '#remotes/floating-box.module.css';

interface InspectorProps {
  /** True if it was opened on this page, and takes the focus. */
  isAsked: boolean;
  onClose: () => void;
}

/**
 * Says beside the page which build drew what, and why that one (docs/decisions/federation.md#0359). The page can be used
 * meanwhile.
 */
export default function Inspector({ isAsked, onClose }: InspectorProps) {
  const texts = useMessages(messages);
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOutlined, setOutlined] = useState(true);
  const [release] = useState(readInlinedRelease);
  const [readParts] = useState(() => () => drawnParts(release));
  const parts = useFresh(readParts);

  useEffect(() => {
    if (!isAsked) return undefined;
    const before = document.activeElement;
    heading.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [isAsked]);

  useEffect(() => {
    document.documentElement.toggleAttribute('data-inspected', isOutlined);
    return () => document.documentElement.removeAttribute('data-inspected');
  }, [isOutlined]);

  return (
    <aside className={styles.panel} aria-labelledby={title} data-inspector>
      <Cluster gap="8px" align="center" justify="between">
        <h2 ref={heading} id={title} tabIndex={-1}>
          {texts.title}
        </h2>
        <Button size="small" variant="secondary" onClick={onClose}>
          {texts.close}
        </Button>
      </Cluster>
      <Stack as="ul" gap="8px">
        {parts.map((part) => (
          <Part key={`${part.app} ${part.version}`} part={part} />
        ))}
      </Stack>
      <div>
        <Button
          size="small"
          variant="secondary"
          aria-pressed={isOutlined}
          onClick={() => setOutlined(!isOutlined)}
        >
          {texts.outlines}
        </Button>
      </div>
      <Section title={texts.errors}>
        <ThrownErrors isPublished={release.generation > 0} />
      </Section>
      <DocumentPart release={release} />
      <Packages />
      <Link to="/admin/releases">{texts.releases}</Link>
    </aside>
  );
}

function Part({ part }: { part: DrawnPart }) {
  const { app, drawn, version, why, files } = part;
  const texts = useMessages(messages);
  const language = useLanguage();
  const set = Object.keys(useSetValues()[app.replace('remote-', '')] ?? {});
  const names = drawn.map(({ kind, name }) => texts[kind]({ name }));
  const size = formatBytes(files.bytes, language);
  const time = formatMilliseconds(files.loadMs, language);

  return (
    <li>
      <strong>{app}</strong> · {names.join(' · ') || texts.frame}
      <br />
      <code>{version}</code> · <Reason why={why} />
      <br />
      {texts.files(files)}
      {files.cached > 0 &&
        `, ${texts[files.cached === files.count ? 'allCached' : 'cached'](files)}`}
      {files.bytes > 0 && `, ${texts.fetched({ size, time })}`}
      {set.length > 0 && (
        <>
          <br />
          {texts.set({ names: set.join(', ') })}
        </>
      )}
    </li>
  );
}

function Reason({ why }: { why: Why }) {
  const texts = useMessages(messages);
  const language = useLanguage();

  switch (why.reason) {
    case 'stable':
      return texts.stable;
    case 'canary':
      return texts.canary({ name: why.name });
    case 'override':
      return texts.override({ by: why.by, until: formatTime(why.until, language) });
  }
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="4px">
      <h3>{title}</h3>
      {children}
    </Stack>
  );
}

function DocumentPart({ release }: { release: InlinedRelease }) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const { generation, createdAt, channel } = release;
  const day = formatMoment(createdAt, 'minute', language);

  return (
    <Section title={texts.document}>
      <p>{texts.generation({ generation, day, channel })}</p>
    </Section>
  );
}

function Packages() {
  const texts = useMessages(messages);

  return (
    <Section title={texts.shared}>
      <Stack as="ul" gap="8px">
        {sharedPackages(shareScope()).map(({ name, version, from, usedBy }) => (
          <li key={`${name} ${version}`}>
            <strong>{name}</strong>{' '}
            {usedBy.length > 0
              ? texts.provided({ version, app: from, users: usedBy.join(', ') })
              : texts.unused({ version, app: from })}
          </li>
        ))}
      </Stack>
    </Section>
  );
}
