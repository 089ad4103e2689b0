import { operatorApi } from '@transloom/contracts/operator';
import { type Route, route } from '../../platform/http/route.ts';
import { listInstalledOrganizations, setPlan } from './installed-organizations.ts';
import { linkForPerson, listPeople, resetPerson, suspendPerson } from './installed-people.ts';
import { listForOperator, publishToAll, removeNotice } from './notices-for-all.ts';
import { overview } from './overview.ts';

export const operatorRoutes: readonly Route[] = [
  route(operatorApi.overview, overview),
  route(operatorApi.listPeople, listPeople),
  route(operatorApi.suspendPerson, suspendPerson),
  route(operatorApi.resetPerson, resetPerson),
  route(operatorApi.linkForPerson, linkForPerson),
  route(operatorApi.listOrganizations, listInstalledOrganizations),
  route(operatorApi.setPlan, setPlan),
  route(operatorApi.listNotices, listForOperator),
  route(operatorApi.publishNotice, publishToAll),
  route(operatorApi.removeNotice, removeNotice),
];
