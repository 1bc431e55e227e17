import { Navigate, useLocation } from 'react-router';

/** Leads from an alias to the real address: the query string is kept, history is replaced (decision 29). */
export function Redirect({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: to, search, hash }} replace />;
}
