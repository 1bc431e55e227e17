import { UsersScreen } from './UsersScreen.tsx';

/** Every account, for moderators: they see all, and act on those below them. */
export default function ModeratorPage() {
  return <UsersScreen scope="moderator" />;
}
