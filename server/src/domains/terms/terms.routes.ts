import { termImportsApi } from '@transloom/contracts/asset-imports';
import { termCleaningsApi } from '@transloom/contracts/term-cleanings';
import { termEntriesApi } from '@transloom/contracts/term-entries';
import { termsApi } from '@transloom/contracts/terms';
import { type Route, route } from '../../platform/http/route.ts';
import { cleaningRoutes } from '../assets/cleaning-routes.ts';
import { deleteAssets } from '../assets/delete-assets.ts';
import { importRoutes } from '../assets/imports/import-routes.ts';
import { addTermLanguages } from './add-term-languages.ts';
import { changeTermBase } from './change-term-base.ts';
import { cleanableTermBase } from './cleaning/term-cleaning.ts';
import { createTermBase } from './create-term-base.ts';
import { addTermEntry } from './entries/add-term-entry.ts';
import { changeTermEntry } from './entries/change-term-entry.ts';
import { changeTermStatus } from './entries/change-term-status.ts';
import { deleteTermEntries } from './entries/delete-term-entries.ts';
import { listTermEntries } from './entries/list-term-entries.ts';
import { similarTerms } from './entries/similar-terms.ts';
import { termEntryDetail } from './entries/term-entry-detail.ts';
import { termEntryHistory } from './entries/term-entry-history.ts';
import { undoTermDeletion } from './entries/undo-term-deletion.ts';
import { exportTerms } from './exchange/export-term-base.ts';
import { importableTermBase } from './exchange/importable-term-base.ts';
import { termTemplate } from './exchange/term-template.ts';
import { listTermBases } from './list-term-bases.ts';
import { mergeTermBases } from './merging/merge-term-bases.ts';
import { previewTermMerge } from './merging/preview-term-merge.ts';
import { termPicture } from './pictures/term-picture.ts';
import { termBaseAsset } from './term-base-asset.ts';
import { termBaseDetail } from './term-base-detail.ts';

export const termsRoutes: readonly Route[] = [
  route(termsApi.listTermBases, listTermBases),
  route(termsApi.createTermBase, createTermBase),
  route(termsApi.termBaseDetail, termBaseDetail),
  route(termsApi.changeTermBase, changeTermBase),
  route(termsApi.deleteTermBases, (context, { termBaseIds }) =>
    deleteAssets(context, termBaseAsset, termBaseIds),
  ),
  ...importRoutes(termImportsApi, importableTermBase),
  route(termsApi.addTermLanguages, addTermLanguages),
  route(termsApi.previewTermMerge, previewTermMerge),
  route(termsApi.mergeTermBases, mergeTermBases),
  route(termsApi.exportTerms, exportTerms),
  route(termsApi.termTemplate, termTemplate),
  route(termEntriesApi.listTermEntries, listTermEntries),
  route(termEntriesApi.addTermEntry, addTermEntry),
  route(termEntriesApi.termEntryDetail, termEntryDetail),
  route(termEntriesApi.changeTermEntry, changeTermEntry),
  route(termEntriesApi.deleteTermEntries, deleteTermEntries),
  route(termEntriesApi.changeTermStatus, changeTermStatus),
  route(termEntriesApi.restoreTermEntries, undoTermDeletion),
  route(termEntriesApi.termEntryHistory, termEntryHistory),
  route(termEntriesApi.termPicture, termPicture),
  route(termEntriesApi.similarTerms, similarTerms),
  ...cleaningRoutes(termCleaningsApi, cleanableTermBase),
];
