import { Link, useLocation } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Page } from '@camp/ui/layout/Page';
import { useState } from 'react';
import { SignedOutOnly } from '#features/session-entry/SignedOutOnly.tsx';
import { AccountCreated } from './AccountCreated.tsx';
import { messages } from './messages.ts';
import { RegisterForm } from './RegisterForm.tsx';

/** Registration; once the account is there, the form gives way to what comes next. */
export default function RegisterPage() {
  const { state } = useLocation();
  const { title, lead, description, haveOne, login } = useMessages(messages);
  const [createdFor, setCreatedFor] = useState<string>();

  return (
    <SignedOutOnly>
      {createdFor === undefined ? (
        <Page title={title} lead={lead} description={description} width="narrow">
          <RegisterForm onCreated={setCreatedFor} />
          <p>
            {haveOne}{' '}
            <Link to="/login" state={state}>
              {login}
            </Link>
          </p>
        </Page>
      ) : (
        <AccountCreated email={createdFor} />
      )}
    </SignedOutOnly>
  );
}
