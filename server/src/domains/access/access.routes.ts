import { accessApi } from '@transloom/contracts/access';
import { type Route, route } from '../../platform/http/route.ts';
import { listPermissions } from './list-permissions.ts';

export const accessRoutes: readonly Route[] = [route(accessApi.permissions, listPermissions)];
