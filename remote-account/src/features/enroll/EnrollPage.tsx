import {
  useLocation,
  useNavigate,
  useQuery,
  useQueryClient,
  useSearchParams,
  useSession,
} from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Page } from '@camp/ui/layout/Page';
import { useEffect, useState } from 'react';
import { Button } from '@camp/ui/actions/Button';
import { Loading } from '@camp/ui/feedback/Loading';
import { CheckboxField } from '@camp/ui/fields/CheckboxField';
import { initiateFailureOf } from '#forms/error-catalogue.ts';
import { useConsent } from '#forms/useConsent.ts';
import { useHeadingFocus } from '#forms/useHeadingFocus.ts';
import {
  forgetEnrollToken,
  keepEnrollToken,
  keptEnrollToken,
  tokenIn,
  withoutToken,
} from '#second-factor/enroll-token.ts';
import { RecoveryCodes } from '#second-factor/RecoveryCodes.tsx';
import { initiationQuery, otherQueries } from './enroll-query.ts';
import { EnrollTrouble } from './EnrollTrouble.tsx';
import { messages } from './messages.ts';
import { SetUp } from './SetUp.tsx';

/** Sets up an authenticator app, during sign-in or from the settings. */
export default function EnrollPage() {
  const queryClient = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>();
  useHeadingFocus(codes ? 'codes' : 'set-up');

  function finish(recoveryCodes: readonly string[]) {
    forgetEnrollToken();
    setCodes(recoveryCodes);
    void queryClient.invalidateQueries(otherQueries);
  }

  return codes ? <SaveCodes codes={codes} /> : <Enrollment onEnrolled={finish} />;
}

/** The first step; or why there is none, and the way to it. */
function Enrollment({ onEnrolled }: { onEnrolled: (recoveryCodes: readonly string[]) => void }) {
  const { title, lead, step, preparing } = useMessages(messages);
  const { token, replace } = useEnrollToken();
  const { initiation, failure, retry } = useInitiation(token);
  useHeadingFocus(failure ? 'trouble' : 'set-up');

  if (failure) return <EnrollTrouble failure={failure} onToken={replace} onRetry={retry} />;
  return (
    <Page title={title} step={step({ number: 1 })} lead={lead} width="text">
      {token !== null && initiation ? (
        <SetUp
          key={token}
          token={token}
          initiation={initiation}
          onToken={replace}
          onEnrolled={onEnrolled}
        />
      ) : (
        <Loading label={preparing} />
      )}
    </Page>
  );
}

/** The secret to enroll, or why there is none; neither while it is on its way. */
function useInitiation(token: string | null) {
  const texts = useMessages(messages);
  const { data, error, isFetching, refetch } = useQuery({
    ...initiationQuery(token ?? ''),
    enabled: token !== null,
  });
  const retry = () => void refetch();
  if (token === null) {
    return { failure: { text: texts.failed.missingToken, isAboutToken: true }, retry };
  }
  if (isFetching) return { retry };
  return { initiation: data, failure: error && initiateFailureOf(error, texts), retry };
}

/**
 * The enroll token from the address, else the one kept in this tab. Once read it is removed from the
 * address bar, so that no screenshot, history or shared link contains it.
 */
function useEnrollToken() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const [token, setToken] = useState(keptEnrollToken);
  const given = tokenIn(params);
  if (given !== null && given !== token) setToken(given);

  useEffect(() => {
    if (given === null) return;
    keepEnrollToken(given);
    setParams(withoutToken(params), { replace: true, state });
  }, [given, params, setParams, state]);

  function replace(next: string) {
    keepEnrollToken(next);
    setToken(next);
  }

  return { token, replace };
}

/** The last step. The codes are shown only once, so the person confirms having saved them. */
function SaveCodes({ codes }: { codes: readonly string[] }) {
  const { done, step } = useMessages(messages);
  const { session } = useSession();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const saved = useConsent(done.notSaved);
  const isSignedIn = session.status === 'signed-in';

  function goOn() {
    if (!saved.require()) return undefined;
    if (isSignedIn) return void navigate('/settings', { replace: true });
    return void navigate('/login', { replace: true, state });
  }

  return (
    <Page title={done.title} step={step({ number: 2 })} lead={done.lead} width="text">
      <RecoveryCodes codes={codes} isSaved={saved.isGiven} />
      <CheckboxField label={done.saved} {...saved.field} />
      <div>
        <Button onClick={goOn}>{isSignedIn ? done.toSettings : done.toLogin}</Button>
      </div>
    </Page>
  );
}
