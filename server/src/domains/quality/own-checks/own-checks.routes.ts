import { ownChecksApi } from '@transloom/contracts/own-checks';
import { route } from '../../../platform/http/route.ts';
import { addOwnCheck, changeOwnCheck, deleteOwnCheck, enableOwnCheck } from './change-own-checks.ts';
import { listOwnChecks } from './list-own-checks.ts';
import { tryOwnCheck } from './try-own-check.ts';

export const ownChecksRoutes = [
  route(ownChecksApi.listOwnChecks, listOwnChecks),
  route(ownChecksApi.addOwnCheck, addOwnCheck),
  route(ownChecksApi.changeOwnCheck, changeOwnCheck),
  route(ownChecksApi.enableOwnCheck, enableOwnCheck),
  route(ownChecksApi.deleteOwnCheck, deleteOwnCheck),
  route(ownChecksApi.tryOwnCheck, tryOwnCheck),
];
