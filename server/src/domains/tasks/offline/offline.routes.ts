import { offlineWorkApi } from '@transloom/contracts/offline-work';
import { type Route, route } from '../../../platform/http/route.ts';
import { exportPackage } from './export-package.ts';
import { chooseChanges, offlineChanges, offlineImports } from './offline-imports.ts';

export const offlineRoutes: readonly Route[] = [
  route(offlineWorkApi.exportPackage, exportPackage),
  route(offlineWorkApi.offlineChanges, offlineChanges),
  route(offlineWorkApi.chooseChanges, chooseChanges),
  ...offlineImports.routes,
];
