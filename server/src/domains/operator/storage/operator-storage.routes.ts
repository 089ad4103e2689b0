import { operatorStorageApi } from '@transloom/contracts/operator-storage';
import { type Route, route } from '../../../platform/http/route.ts';
import { removeLeftFiles } from './remove-left-files.ts';
import { storage, storingOrganizations } from './storage.ts';

export const operatorStorageRoutes: readonly Route[] = [
  route(operatorStorageApi.storage, storage),
  route(operatorStorageApi.storingOrganizations, storingOrganizations),
  route(operatorStorageApi.removeLeftFiles, removeLeftFiles),
];
