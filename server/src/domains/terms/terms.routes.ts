import { termImportsApi } from '@transloom/contracts/asset-imports';
import { termCleaningsApi } from '@transloom/contracts/term-cleanings';
import { termsApi } from '@transloom/contracts/terms';
import { type Route, route } from '../../platform/http/route.ts';
import { importRoutes } from '../assets/imports/import-routes.ts';
import { addTermEntry } from './add-term-entry.ts';
import { addTermLanguages } from './add-term-languages.ts';
import { changeTermBase } from './change-term-base.ts';
import { changeTermEntry } from './change-term-entry.ts';
import { checkTermBase } from './cleaning/check-term-base.ts';
import { cleanTermBase } from './cleaning/clean-term-base.ts';
import { excludeTermFindings } from './cleaning/exclude-term-findings.ts';
import { listTermCleanings } from './cleaning/list-term-cleanings.ts';
import { listTermFindings } from './cleaning/list-term-findings.ts';
import { undoTermCleaning } from './cleaning/undo-term-cleaning.ts';
import { createTermBase } from './create-term-base.ts';
import { deleteTermBases } from './delete-term-bases.ts';
import { deleteTermEntries } from './delete-term-entries.ts';
import { exportTerms } from './export-term-base.ts';
import { importableTermBase } from './importable-term-base.ts';
import { listTermBases } from './list-term-bases.ts';
import { listTermEntries } from './list-term-entries.ts';
import { mergeTermBases } from './merge-term-bases.ts';
import { previewTermMerge } from './preview-term-merge.ts';
import { similarTerms } from './similar-terms.ts';
import { termBaseDetail } from './term-base-detail.ts';
import { termEntryDetail } from './term-entry-detail.ts';
import { termEntryHistory } from './term-entry-history.ts';
import { termTemplate } from './term-template.ts';
import { undoTermDeletion } from './undo-term-deletion.ts';

export const termsRoutes: readonly Route[] = [
  route(termsApi.listTermBases, listTermBases),
  route(termsApi.createTermBase, createTermBase),
  route(termsApi.termBaseDetail, termBaseDetail),
  route(termsApi.changeTermBase, changeTermBase),
  route(termsApi.deleteTermBases, deleteTermBases),
  ...importRoutes(termImportsApi, importableTermBase),
  route(termsApi.addTermLanguages, addTermLanguages),
  route(termsApi.previewTermMerge, previewTermMerge),
  route(termsApi.mergeTermBases, mergeTermBases),
  route(termsApi.exportTerms, exportTerms),
  route(termsApi.termTemplate, termTemplate),
  route(termsApi.listTermEntries, listTermEntries),
  route(termsApi.addTermEntry, addTermEntry),
  route(termsApi.termEntryDetail, termEntryDetail),
  route(termsApi.changeTermEntry, changeTermEntry),
  route(termsApi.deleteTermEntries, deleteTermEntries),
  route(termsApi.restoreTermEntries, undoTermDeletion),
  route(termsApi.termEntryHistory, termEntryHistory),
  route(termsApi.similarTerms, similarTerms),
  route(termCleaningsApi.listTermCleanings, listTermCleanings),
  route(termCleaningsApi.checkTermBase, checkTermBase),
  route(termCleaningsApi.listTermFindings, listTermFindings),
  route(termCleaningsApi.excludeTermFindings, excludeTermFindings),
  route(termCleaningsApi.cleanTermBase, cleanTermBase),
  route(termCleaningsApi.undoTermCleaning, undoTermCleaning),
];
