import { accountDataApi } from '@transloom/contracts/account-data';
import { type Route, route } from '../../platform/http/route.ts';
import { downloadData } from './download-data.ts';
import { deletionEffects, planDeletion } from './plan-deletion.ts';

export const accountDataRoutes: readonly Route[] = [
  route(accountDataApi.downloadData, downloadData),
  route(accountDataApi.deletionEffects, deletionEffects),
  route(accountDataApi.planDeletion, planDeletion),
];
