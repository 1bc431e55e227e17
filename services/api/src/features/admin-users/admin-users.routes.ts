import { listUsers } from '@camp/contracts/users';
import { route, routerOf } from '#http/route.ts';
import { listUsersPage } from './admin-users.service.ts';

export const adminUsersRoutes = () => routerOf([route(listUsers, 'admin', listUsersPage)]);
