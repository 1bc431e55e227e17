import { useQueryClient } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Page } from '@camp/ui/layout/Page';
import { useState } from 'react';
import { useHeadingFocus } from '#forms/useHeadingFocus.ts';
import { forgetEnrollToken } from '#second-factor/enroll-token.ts';
import { otherQueries } from './enroll-query.ts';
import { EnrollTrouble } from './EnrollTrouble.tsx';
import { messages } from './messages.ts';
import { SaveCodes } from './SaveCodes.tsx';
import { SetUp } from './SetUp.tsx';
import { useEnrollToken } from './useEnrollToken.ts';

/** Sets up an authenticator app, during a sign-in or from the settings. */
export default function EnrollPage() {
  const { title, lead, failed } = useMessages(messages);
  const queryClient = useQueryClient();
  const { token, replace } = useEnrollToken();
  const [codes, setCodes] = useState<readonly string[]>();
  useHeadingFocus(codes ? 'codes' : 'set-up');

  function finish(recoveryCodes: readonly string[]) {
    forgetEnrollToken();
    setCodes(recoveryCodes);
    void queryClient.invalidateQueries(otherQueries);
  }

  if (codes) return <SaveCodes codes={codes} />;
  return (
    <Page title={title} lead={lead} width="narrow">
      {token === null ? (
        <EnrollTrouble
          failure={{ text: failed.missingToken, isAboutToken: true }}
          onToken={replace}
        />
      ) : (
        <SetUp key={token} token={token} onToken={replace} onEnrolled={finish} />
      )}
    </Page>
  );
}
