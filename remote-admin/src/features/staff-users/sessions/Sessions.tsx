import {
  endSessionOf,
  endSessionsOf,
  type readSessions,
  type StaffSession,
} from '@camp/contracts/staff/staff-sessions';
import type { CallResult } from '@camp/contracts/client/endpoint';
import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { api, useQuery, useQueryClient } from '@camp/shell-api';
import { ActInPlace } from '@camp/ui/acts/ActInPlace';
import { Notice } from '@camp/ui/feedback/Notice';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatMoment } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { useEffect, useRef, useState } from 'react';
import { useUserAct } from '#features/staff-users/actions/useUserAct.ts';
import { PanelSection } from '#features/staff-users/second-factor/PanelSection.tsx';
import { messages } from './messages.ts';
import { RememberedDevices } from './RememberedDevices.tsx';
import { sessionsQuery } from './sessions.queries.ts';
import { useDeviceName } from './useDeviceName.ts';
import styles from '#features/staff-users/second-factor/second-factor.module.css';

/** Shows a person's sessions and remembered devices to admins, with buttons to end them. */
export function Sessions({ user }: { user: StaffUser }) {
  const texts = useMessages(messages);
  const sessions = useQuery(sessionsQuery(user.id));
  const [done, setDone] = useState<string | null>(null);
  const outcome = useRef<HTMLDivElement>(null);

  /* The button that was pressed goes with its session. */
  useEffect(() => {
    if (done !== null) outcome.current?.focus();
  }, [done]);

  return (
    <PanelSection title={texts.title} text={texts.text}>
      <div ref={outcome} tabIndex={-1}>
        {done !== null && <Notice tone="success">{done}</Notice>}
      </div>
      <QueryView query={sessions} loading={texts.loading} failed={texts.loadFailed}>
        {(open) => (
          <>
            <SessionList user={user} {...open} onDone={setDone} />
            <RememberedDevices user={user} devices={open.devices} onDone={setDone} />
          </>
        )}
      </QueryView>
    </PanelSection>
  );
}

interface ListProps extends CallResult<typeof readSessions> {
  user: StaffUser;
  onDone: (outcome: string) => void;
}

/** The list of sessions. Logging out everywhere also forgets remembered devices without a session. */
function SessionList({ user, sessions, devices, onDone }: ListProps) {
  const texts = useMessages(messages);

  return (
    <>
      {sessions.length === 0 && <p>{texts.none}</p>}
      <ul className={styles.sessions} aria-label={texts.title}>
        {sessions.map((session) => (
          <SessionItem key={session.id} user={user} session={session} onDone={onDone} />
        ))}
      </ul>
      {sessions.length + devices.length > 0 && (
        <SignOut
          user={user}
          session={null}
          label={texts.signOutAll}
          question={texts.questionAll}
          onDone={onDone}
        />
      )}
    </>
  );
}

interface ItemProps {
  user: StaffUser;
  session: StaffSession;
  onDone: (outcome: string) => void;
}

/** Shows the address of a session, its start, and how the sign-in was proved. */
function SessionItem({ user, session, onDone }: ItemProps) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const { ip, created_at, last_seen_at, proved_by } = session;
  const name = useDeviceName(session);
  const facts = [
    ip,
    texts.since({ moment: formatMoment(created_at, 'minute', language) }),
    texts.proved[proved_by ?? 'unknown'],
    texts.lastSeen({ moment: formatMoment(last_seen_at, 'minute', language) }),
  ];

  return (
    <li className={styles.session}>
      <strong>{name}</strong>
      <span className={styles.facts}>{facts.join(' · ')}</span>
      <SignOut
        user={user}
        session={session}
        label={texts.signOut({ device: name })}
        question={texts.questionOne}
        onDone={onDone}
      />
    </li>
  );
}

interface SignOutProps {
  user: StaffUser;
  /** Null for all of them. */
  session: StaffSession | null;
  label: string;
  question: string;
  onDone: (outcome: string) => void;
}

function SignOut({ user, session, label, question, onDone }: SignOutProps) {
  const texts = useMessages(messages);
  const queries = useQueryClient();
  const { id } = user;
  const end = useUserAct(user, 'endSessions', {
    label,
    isDanger: session === null,
    asks: () => ({ text: question, confirmLabel: texts.confirm }),
    call: () =>
      session
        ? api(endSessionOf, { params: { id, session: session.id } })
        : api(endSessionsOf, { params: { id }, body: {} }),
    failed: texts.failed,
    onSuccess: ({ ended }) => {
      onDone(texts.ended({ count: ended }));
      return queries.invalidateQueries({ queryKey: sessionsQuery(id).queryKey });
    },
  });

  return <ActInPlace act={end} />;
}
