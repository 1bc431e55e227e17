import type { OwnUser } from '@camp/contracts/account/users';
import { useMutation, useNavigate, useQuery } from '@camp/shell-api';
import { Card } from '@camp/ui/layout/Card';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Cluster } from '@camp/ui/layout/spacing';
import { QueryView } from '@camp/ui/feedback/QueryView';
import type { secondFactorStatus } from '@camp/contracts/account/second-factor';
import type { CallResult } from '@camp/contracts/client/endpoint';
import { Badge } from '@camp/ui/data/Badge';
import { formatDay } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { useState } from 'react';
import { Button } from '@camp/ui/actions/Button';
import { secondFactorQuery } from '#features/settings/queries.ts';
import { FailureNotice, FocusedNotice } from '#features/settings/notices.tsx';
import { fewCodes } from '#second-factor/code.ts';
import { startEnrollment } from '#second-factor/calls.ts';
import { messages } from './messages.ts';
import { RenewCodes } from './RenewCodes.tsx';
import { TurnOff } from './TurnOff.tsx';

export function SecondFactorSection({ user }: { user: OwnUser }) {
  const texts = useMessages(messages);
  const status = useQuery(secondFactorQuery(user.id));

  return (
    <Card title={texts.title}>
      <QueryView query={status} loading={texts.loading} failed={texts.failed}>
        {(data) => <SecondFactorState userId={user.id} status={data} />}
      </QueryView>
    </Card>
  );
}

interface Props {
  userId: number;
  status: CallResult<typeof secondFactorStatus>;
}

/** Shows what is enrolled, and the actions that this allows. */
function SecondFactorState({ userId, status }: Props) {
  const texts = useMessages(messages);
  const [isTurnedOff, setTurnedOff] = useState(false);

  if (status.enabled) {
    return <Enabled userId={userId} status={status} onTurnedOff={() => setTurnedOff(true)} />;
  }
  return (
    <>
      {isTurnedOff && (
        <FocusedNotice tone="success" about={isTurnedOff}>
          {texts.turnOff.done}
        </FocusedNotice>
      )}
      <p>
        <Badge tone="neutral">{texts.off}</Badge>
      </p>
      <p>{status.required ? texts.requiredOff : texts.offText}</p>
      <SetUpButton label={texts.setUp} variant="primary" />
    </>
  );
}

function Enabled({ userId, status, onTurnedOff }: Props & { onTurnedOff: () => void }) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const { enrolled_at, recovery_left, required, methods } = status;
  const hasAuthenticator = methods.includes('totp');

  return (
    <>
      <Cluster as="p" gap="12px" align="center">
        <Badge tone="success">{hasAuthenticator ? texts.on : texts.onByPasskey}</Badge>
        {enrolled_at && <span>{texts.since({ day: formatDay(enrolled_at, language) })}</span>}
      </Cluster>
      {!hasAuthenticator && <p>{texts.passkeyText}</p>}
      <p>
        {texts.left({ count: recovery_left })} {recovery_left <= fewCodes && texts.fewLeft}
      </p>
      <RenewCodes userId={userId} />
      <Cluster gap="12px" align="start">
        <SetUpButton label={hasAuthenticator ? texts.replace : texts.setUp} variant="secondary" />
        {!required && hasAuthenticator && <TurnOff userId={userId} onDone={onTurnedOff} />}
      </Cluster>
      {required && <p>{texts.turnOff.notForStaff}</p>}
    </>
  );
}

interface SetUpButtonProps {
  label: string;
  variant: 'primary' | 'secondary';
}

/** Starts the enrollment of an authenticator and opens its page. */
function SetUpButton({ label, variant }: SetUpButtonProps) {
  const texts = useMessages(messages);
  const navigate = useNavigate();
  const start = useMutation({
    mutationFn: startEnrollment,
    onSuccess: ({ token }) => {
      const query = new URLSearchParams({ enroll_token: token });
      return navigate(`/2fa/enroll?${query.toString()}`);
    },
  });

  return (
    <div>
      {start.error && <FailureNotice error={start.error} text={texts.startFailed} />}
      <Button
        variant={variant}
        pending={start.isPending}
        pendingLabel={texts.starting}
        onClick={() => start.mutate()}
      >
        {label}
      </Button>
    </div>
  );
}
