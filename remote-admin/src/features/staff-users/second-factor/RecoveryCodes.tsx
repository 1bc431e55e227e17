import { regenerateRecoveryCodes } from '@camp/contracts/staff/staff-second-factor';
import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { api, useQueryClient, useUnsavedWork } from '@camp/shell-api';
import { ActInPlace } from '@camp/ui/acts/ActInPlace';
import { RecoveryCodes } from '@camp/ui/data/RecoveryCodes';
import { Notice } from '@camp/ui/feedback/Notice';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Stack } from '@camp/ui/layout/spacing';
import { useEffect, useRef, useState } from 'react';
import { useUserAct } from '#features/staff-users/actions/useUserAct.ts';
import { messages } from './messages.ts';
import { PanelSection } from './PanelSection.tsx';
import styles from './second-factor.module.css';
import { secondFactorQuery } from './second-factor.queries.ts';

interface Props {
  user: StaffUser;
  /** True if there is anything that codes could stand in for, as far as is known. */
  hasFactor: boolean;
  onUnsavedCodes: (isUnsaved: boolean) => void;
}

/** Makes new recovery codes for a person and shows them this once. */
export function RenewRecoveryCodes({ user, hasFactor, onUnsavedCodes }: Props) {
  const texts = useMessages(messages).codes;
  const queries = useQueryClient();
  const { id, version: ifMatch } = user;
  const regenerate = useUserAct(user, 'regenerateRecoveryCodes', {
    label: texts.regenerate,
    asks: () => ({ text: texts.question, confirmLabel: texts.confirm }),
    call: () => api(regenerateRecoveryCodes, { params: { id }, ifMatch }),
    failed: texts.failed,
    onSuccess: () => {
      onUnsavedCodes(true);
      return queries.invalidateQueries({ queryKey: secondFactorQuery(id).queryKey });
    },
  });
  const { data: made, submittedAt } = regenerate.mutation;

  return (
    <PanelSection title={texts.title} text={texts.text}>
      {hasFactor ? <ActInPlace act={regenerate} /> : <p>{texts.nothing}</p>}
      {made && (
        <FreshCodes
          key={submittedAt}
          userId={id}
          madeAt={submittedAt}
          codes={made.recoveryCodes}
          onKept={() => onUnsavedCodes(false)}
        />
      )}
    </PanelSection>
  );
}

interface FreshCodesProps {
  userId: number;
  /** Milliseconds since 1970. */
  madeAt: number;
  codes: readonly string[];
  /** Copied or downloaded. */
  onKept: () => void;
}

/** The new codes, shown this once, to copy or to download. Until then every way out asks. */
export function FreshCodes({ userId, madeAt, codes, onKept }: FreshCodesProps) {
  const texts = useMessages(messages).codes;
  const frame = useRef<HTMLDivElement>(null);
  const [isKept, setKept] = useState(false);
  useUnsavedWork(!isKept);

  /* On a small screen they may appear below the visible part. */
  useEffect(() => frame.current?.focus(), []);

  return (
    <Stack gap="12px" ref={frame} tabIndex={-1} className={styles.freshCodes}>
      <Notice tone="success">{texts.made}</Notice>
      <RecoveryCodes
        codes={codes}
        label={texts.list}
        copyLabel={texts.copy}
        downloadLabel={texts.download}
        fileName={codesFileName(userId, madeAt)}
        confirmedForMs={1_800}
        onKept={() => {
          setKept(true);
          onKept();
        }}
      />
    </Stack>
  );
}

/** recovery-codes-user-{id}-{timestamp}.txt, with a time that every file system accepts. */
function codesFileName(userId: number, madeAt: number): string {
  const timestamp = new Date(madeAt).toISOString().replaceAll(/[:.]/g, '-');
  return `recovery-codes-user-${userId}-${timestamp}.txt`;
}
