import { Link, useLocation } from '@camp/shell-api';
import { Page } from '@camp/ui/Page';
import { SignedOutOnly } from '#features/session-entry/SignedOutOnly.tsx';
import { LoginForm } from './LoginForm.tsx';

/** Sign-in by username or e-mail and password. */
export default function LoginPage() {
  const { state } = useLocation();

  return (
    <SignedOutOnly>
      <Page title="Login" lead="Welcome back to the campfire." width="narrow">
        <LoginForm />
        <p>
          New here?{' '}
          <Link to="/register" state={state}>
            Create an account
          </Link>
        </p>
      </Page>
    </SignedOutOnly>
  );
}
