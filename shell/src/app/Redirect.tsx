import { Navigate, useLocation } from 'react-router';

/** Leads from an alias to the real address, keeps the query string and replaces history. */
export function Redirect({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: to, search, hash }} replace />;
}
