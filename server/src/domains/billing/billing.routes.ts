import { billingApi } from '@transloom/contracts/billing';
import { type Route, route } from '../../platform/http/route.ts';
import { setCaps, showCaps } from './caps.ts';
import { exportUses, usesByDay } from './export-uses.ts';
import { listFriends } from './invitations/friends.ts';
import { listQuotaLots, listQuotaUses } from './list-quota.ts';
import { listMemberQuotas, setMemberQuota } from './member-quotas.ts';
import { quotaForecasts } from './quota-forecasts.ts';

export const billingRoutes: readonly Route[] = [
  route(billingApi.quotaLots, listQuotaLots),
  route(billingApi.quotaUses, listQuotaUses),
  route(billingApi.usesByDay, usesByDay),
  route(billingApi.exportUses, exportUses),
  route(billingApi.quotaForecasts, quotaForecasts),
  route(billingApi.caps, showCaps),
  route(billingApi.setCaps, setCaps),
  route(billingApi.friends, listFriends),
  route(billingApi.memberQuotas, listMemberQuotas),
  route(billingApi.setMemberQuota, setMemberQuota),
];
