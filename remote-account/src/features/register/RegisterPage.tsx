import { Link, useLocation } from '@camp/shell-api';
import { Page } from '@camp/ui/Page';
import { useState } from 'react';
import { SignedOutOnly } from '#features/session-entry/SignedOutOnly.tsx';
import { AccountCreated } from './AccountCreated.tsx';
import { RegisterForm } from './RegisterForm.tsx';

/** Registration; once the account is there, the form gives way to what comes next. */
export default function RegisterPage() {
  const { state } = useLocation();
  const [createdFor, setCreatedFor] = useState<string>();

  return (
    <SignedOutOnly>
      {createdFor === undefined ? (
        <Page
          title="Create your account"
          lead="One account for the site, the community and everything to come."
          width="narrow"
        >
          <RegisterForm onCreated={setCreatedFor} />
          <p>
            Already have an account?{' '}
            <Link to="/login" state={state}>
              Login
            </Link>
          </p>
        </Page>
      ) : (
        <AccountCreated email={createdFor} />
      )}
    </SignedOutOnly>
  );
}
