import { termsApi } from '@transloom/contracts/terms';
import { type Route, route } from '../../platform/http/route.ts';
import { exportTerms } from './export-term-base.ts';
import {
  changeTermBase,
  createTermBase,
  deleteTermBases,
  importTerms,
  listTermBases,
  termBaseDetail,
} from './manage-term-bases.ts';
import {
  addTermEntry,
  changeTermEntry,
  deleteTermEntries,
  listTermEntries,
  termEntryHistory,
} from './manage-term-entries.ts';
import { similarTerms } from './similar-terms.ts';
import { discardedTerms, termTemplate } from './term-files.ts';

export const termsRoutes: readonly Route[] = [
  route(termsApi.listTermBases, listTermBases),
  route(termsApi.createTermBase, createTermBase),
  route(termsApi.termBaseDetail, termBaseDetail),
  route(termsApi.changeTermBase, changeTermBase),
  route(termsApi.deleteTermBases, deleteTermBases),
  route(termsApi.importTerms, importTerms),
  route(termsApi.exportTerms, exportTerms),
  route(termsApi.termTemplate, termTemplate),
  route(termsApi.discardedTerms, discardedTerms),
  route(termsApi.listTermEntries, listTermEntries),
  route(termsApi.addTermEntry, addTermEntry),
  route(termsApi.changeTermEntry, changeTermEntry),
  route(termsApi.deleteTermEntries, deleteTermEntries),
  route(termsApi.termEntryHistory, termEntryHistory),
  route(termsApi.similarTerms, similarTerms),
];
