import { Page } from '@camp/ui/Page';

export default function RegisterPage() {
  return <Page title="Register">{null}</Page>;
}
