import type { Role } from '@camp/contracts/site/roles';
import type { RemoteRoute } from '@camp/release/document/manifest';
import type { InlinedRelease } from '@camp/release/document/release-document';
import type { Session } from '@camp/shell-api';
import { expect, test } from '@jest/globals';
import { tabsFor } from './staff-pages.ts';

const tab = (name: string) => ({ en: name, fr: `Les ${name}` });
const routes: RemoteRoute[] = [
  { path: '/admin/users', page: 'users', access: 'admin', tab: tab('Users') },
  { path: '/admin/audit', page: 'audit', access: 'admin', tab: tab('Audit') },
  { path: '/admin/override', page: 'override', access: 'admin' },
  { path: '/moderator', page: 'moderator', access: 'moderator', tab: tab('Users') },
];
const release = { remotes: { admin: { routes } } } as unknown as InlinedRelease;
const as = (role: Role) => ({ status: 'signed-in', user: { role } }) as Session;

const cases: [session: Session, paths: string[]][] = [
  [as('admin'), ['/admin/users', '/admin/audit']],
  [as('admin_jr'), ['/admin/users', '/admin/audit']],
  [as('mod'), ['/moderator']],
  [as('member'), []],
  [{ status: 'loading' }, []],
];

test.each(cases)(
  '%j has the tabs of what may be opened, each name once [frame-15]',
  (session, paths) => {
    expect(tabsFor(session, release).map(({ path }) => path)).toEqual(paths);
  },
);
