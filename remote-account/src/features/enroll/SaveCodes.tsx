import { useLocation, useNavigate, useSession } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { CheckboxField } from '@camp/ui/fields/CheckboxField';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Page } from '@camp/ui/layout/Page';
import { useState } from 'react';
import { RecoveryCodes } from '#second-factor/RecoveryCodes.tsx';
import { messages } from './messages.ts';

/** The last step. The codes are shown only once, so the person confirms having saved them. */
export function SaveCodes({ codes }: { codes: readonly string[] }) {
  const { done } = useMessages(messages);
  const { session } = useSession();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const [isSaved, setSaved] = useState(false);
  const isSignedIn = session.status === 'signed-in';

  function goOn() {
    if (isSignedIn) return void navigate('/settings', { replace: true });
    return void navigate('/login', { replace: true, state });
  }

  return (
    <Page title={done.title} lead={done.lead} width="narrow">
      <RecoveryCodes codes={codes} />
      <CheckboxField
        label={done.saved}
        checked={isSaved}
        onChange={({ target }) => setSaved(target.checked)}
      />
      <Button disabled={!isSaved} onClick={goOn}>
        {isSignedIn ? done.toSettings : done.toLogin}
      </Button>
    </Page>
  );
}
