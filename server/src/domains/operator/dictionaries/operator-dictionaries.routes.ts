import { operatorDictionariesApi } from '@transloom/contracts/operator-dictionaries';
import { type Route, route } from '../../../platform/http/route.ts';
import { listEntries, resetEntry, saveEntry } from './dictionaries.ts';

export const operatorDictionariesRoutes: readonly Route[] = [
  route(operatorDictionariesApi.listEntries, listEntries),
  route(operatorDictionariesApi.saveEntry, saveEntry),
  route(operatorDictionariesApi.resetEntry, resetEntry),
];
