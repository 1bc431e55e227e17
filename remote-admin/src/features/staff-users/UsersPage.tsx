import { UsersScreen } from './UsersScreen.tsx';

/** Every account, for admins. */
export default function UsersPage() {
  return <UsersScreen scope="admin" />;
}
