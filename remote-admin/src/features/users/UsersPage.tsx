import { Page } from '@camp/ui/Page';

export default function UsersPage() {
  return <Page title="Users">{null}</Page>;
}
