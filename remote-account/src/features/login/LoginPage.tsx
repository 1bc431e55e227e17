import { Page } from '@camp/ui/Page';

export default function LoginPage() {
  return <Page title="Login">{null}</Page>;
}
