import { Page } from '@camp/ui/Page';

export default function VerifyEmailPage() {
  return <Page title="Verify email">{null}</Page>;
}
