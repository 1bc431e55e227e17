import { Link, useSession } from '@camp/shell-api';
import { Page } from '@camp/ui/Page';
import { useState } from 'react';
import { Filters } from './Filters.tsx';
import { useListState } from './useListState.ts';
import { UsersList } from './UsersList.tsx';

const breadcrumb = [
  { label: 'Home', to: '/' },
  { label: 'Admin', to: '/admin' },
  { label: 'Users' },
];

/** Every account, for admins: searched, filtered and sorted by the server. */
export default function UsersPage() {
  const { session } = useSession();
  const [state, setState] = useListState();
  const [clearings, setClearings] = useState(0);
  if (session.status !== 'signed-in') return null;

  function clear() {
    setState({ search: '', sort: state.sort, dir: state.dir });
    setClearings(clearings + 1);
  }

  return (
    <Page
      title="Users"
      breadcrumb={breadcrumb}
      renderLink={({ label, to = '/' }) => <Link to={to}>{label}</Link>}
      width="wide"
    >
      <Filters key={clearings} state={state} onChange={setState} />
      <UsersList state={state} onChange={setState} onClear={clear} />
    </Page>
  );
}
