import { operatorSettingsApi } from '@transloom/contracts/operator-settings';
import { type Route, route } from '../../../platform/http/route.ts';
import { changeSetting, resetSetting } from './change-settings.ts';
import { listSettings } from './list-settings.ts';

export const operatorSettingsRoutes: readonly Route[] = [
  route(operatorSettingsApi.listSettings, listSettings),
  route(operatorSettingsApi.changeSetting, changeSetting),
  route(operatorSettingsApi.resetSetting, resetSetting),
];
