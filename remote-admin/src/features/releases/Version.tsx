import type { Ending } from '@camp/contracts/staff/release-visitors';
import { tryBuild } from '@camp/contracts/staff/dev-override';
import type { Generation } from '@camp/contracts/staff/releases';
import { api } from '@camp/shell-api';
import { useStaffAct } from '@camp/staff/acts/useStaffAct';
import { QuietButton } from '@camp/staff/display/actions';
import { Badge } from '@camp/ui/data/Badge';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { VisuallyHidden } from '@camp/ui/layout/text';
import { ExternalLink } from '@camp/ui/navigation/ExternalLink';
import { useAppName } from './app-names.ts';
import { messages } from './messages.ts';
import styles from './releases.module.css';
import { useEndingText } from './VisitorsFailed.tsx';

interface Props {
  version: string;
  /** Given if its generation brought it, for the first time or again; it is then bold and marked so. */
  brought?: 'new' | 'back' | false;
  /** Why it was ended or taken back automatically, if it ever was. */
  bad?: Ending | undefined;
  /** The app, where the build can be tried. */
  of?: string;
}

/** Returns if a generation brought a build, and if any before it, as far as they are known, had the same. */
export function broughtIn(
  { generation }: Generation,
  { name, version, is_new }: Generation['builds'][number],
  history: readonly Generation[],
): 'new' | 'back' | false {
  if (!is_new) return false;
  const earlier = history.filter((other) => other.generation < generation);
  const hadIt = earlier
    .flatMap(({ builds }) => builds)
    .some((other) => other.name === name && other.version === version);
  return hadIt ? 'back' : 'new';
}

export function Version({ version, brought = false, bad, of = 'shell' }: Props) {
  const texts = useMessages(messages);
  const endingText = useEndingText();

  return (
    <span className={styles.version} data-new={brought !== false}>
      <code>{version}</code>{' '}
      {brought && (
        <Badge tone={brought === 'new' ? 'accent' : 'neutral'}>
          {brought === 'new' ? texts.isNew : texts.isBack}
        </Badge>
      )}
      {bad && <Badge tone="danger">{texts.bad({ what: endingText(bad) })}</Badge>}
      {of !== 'shell' && <TryBuild app={of} version={version} />}
    </span>
  );
}

/** Gives its reader alone a build of a remote. A badge then leads back. */
function TryBuild({ app, version }: { app: string; version: string }) {
  const texts = useMessages(messages).tryBuild;
  const name = useAppName()(app);
  const { start, isPending } = useStaffAct({
    label: texts.open,
    call: () => api(tryBuild, { body: { remote: app.replace('remote-', ''), version } }),
    /* The document decides which build is drawn, so a new one has to be fetched. */
    onSuccess: () => globalThis.location.reload(),
    failed: texts.failed,
  });

  return (
    <QuietButton pending={isPending} pendingLabel={texts.starting} onClick={() => start()}>
      {texts.open}
      <VisuallyHidden> {texts.of({ app: name, version })}</VisuallyHidden>
    </QuietButton>
  );
}

interface CommitProps {
  commit: string | undefined;
  /** Address of a commit, with `{commit}` in it; undefined where none is configured. */
  commitUrl: string | undefined;
}

/** Shows of which commit a build is, and leads to it where commits can be looked at. */
export function Commit({ commit, commitUrl }: CommitProps) {
  const text = useMessages(messages).commit;
  if (!commit) return null;
  if (!commitUrl) return text({ commit });
  const href = commitUrl.replace('{commit}', encodeURIComponent(commit));
  return <ExternalLink href={href}>{text({ commit })}</ExternalLink>;
}
