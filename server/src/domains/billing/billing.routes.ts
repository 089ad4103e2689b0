import { billingApi } from '@transloom/contracts/billing';
import { type Route, route } from '../../platform/http/route.ts';
import { listQuotaLots, listQuotaUses } from './list-quota.ts';
import { listMemberQuotas, setMemberQuota } from './member-quotas.ts';

export const billingRoutes: readonly Route[] = [
  route(billingApi.quotaLots, listQuotaLots),
  route(billingApi.quotaUses, listQuotaUses),
  route(billingApi.memberQuotas, listMemberQuotas),
  route(billingApi.setMemberQuota, setMemberQuota),
];
