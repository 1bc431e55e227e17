import { Link } from '@camp/shell-api';
import type { Crumb } from '@camp/ui/Breadcrumb';

/** Draws a breadcrumb's link with the router's; given to `Page` as `renderLink`. */
export function crumbLink({ label, to = '/' }: Crumb) {
  return <Link to={to}>{label}</Link>;
}
