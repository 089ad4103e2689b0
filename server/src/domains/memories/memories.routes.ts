import { memoryImportsApi } from '@transloom/contracts/asset-imports';
import { matchPenaltiesApi } from '@transloom/contracts/match-penalties';
import { memoriesApi } from '@transloom/contracts/memories';
import { memoryCleaningsApi } from '@transloom/contracts/memory-cleanings';
import { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { memorySearchApi } from '@transloom/contracts/memory-search';
import { type Route, route } from '../../platform/http/route.ts';
import { cleaningRoutes } from '../assets/cleaning-routes.ts';
import { deleteAssets } from '../assets/delete-assets.ts';
import { importRoutes } from '../assets/imports/import-routes.ts';
import { addLanguages } from './add-languages.ts';
import { changeMemory } from './change-memory.ts';
import { addEntry, changeEntry, deleteEntries } from './changes/change-entries.ts';
import { changeLayer } from './changes/change-layer.ts';
import { replaceInEntries } from './changes/replace-in-entries.ts';
import { undoDeletion } from './changes/undo-deletion.ts';
import { cleanableMemory } from './cleaning/memory-cleaning.ts';
import { searchConcordance } from './concordance/search-concordance.ts';
import { createMemory } from './create-memory.ts';
import { entryDetail } from './entries/entry-detail.ts';
import { entryHistory } from './entries/entry-history.ts';
import { listEntries } from './entries/list-entries.ts';
import { memoryFields } from './entries/memory-fields.ts';
import { exportMemory, memoryTemplate } from './exchange/export-memory.ts';
import { importableMemory } from './exchange/importable-memory.ts';
import { listMemories } from './list-memories.ts';
import { memoryAsset } from './memory-asset.ts';
import { memoryDetail } from './memory-detail.ts';
import { mergeMemories, previewMerge } from './merging/merge-memories.ts';
import { reverseMemory } from './merging/reverse-memory.ts';
import { memoryPenalties, saveMemoryPenalties } from './penalties/memory-penalties.ts';
import { organizationPenalties, saveOrganizationPenalties } from './penalties/organization-penalties.ts';
import { setDefaultMemory } from './set-default-memory.ts';

export const memoriesRoutes: readonly Route[] = [
  route(memoriesApi.listMemories, listMemories),
  route(memoriesApi.createMemory, createMemory),
  route(memoriesApi.memoryDetail, memoryDetail),
  route(memoriesApi.changeMemory, changeMemory),
  route(memoriesApi.addLanguages, addLanguages),
  route(memoriesApi.setDefaultMemory, setDefaultMemory),
  route(memoriesApi.deleteMemories, (context, { memoryIds }) =>
    deleteAssets(context, memoryAsset, memoryIds),
  ),
  ...importRoutes(memoryImportsApi, importableMemory),
  route(memoriesApi.exportMemory, exportMemory),
  route(memoriesApi.memoryTemplate, memoryTemplate),
  route(memoriesApi.previewMerge, previewMerge),
  route(memoriesApi.mergeMemories, mergeMemories),
  route(memoriesApi.reverseMemory, reverseMemory),
  route(memoryEntriesApi.listEntries, listEntries),
  route(memoryEntriesApi.memoryFields, memoryFields),
  route(memoryEntriesApi.addEntry, addEntry),
  route(memoryEntriesApi.entryDetail, entryDetail),
  route(memoryEntriesApi.changeEntry, changeEntry),
  route(memoryEntriesApi.deleteEntries, deleteEntries),
  route(memoryEntriesApi.changeLayer, changeLayer),
  route(memoryEntriesApi.replaceInEntries, replaceInEntries),
  route(memoryEntriesApi.restoreEntries, undoDeletion),
  route(memoryEntriesApi.entryHistory, entryHistory),
  route(memorySearchApi.searchConcordance, searchConcordance),
  route(matchPenaltiesApi.organizationPenalties, organizationPenalties),
  route(matchPenaltiesApi.saveOrganizationPenalties, saveOrganizationPenalties),
  route(matchPenaltiesApi.memoryPenalties, memoryPenalties),
  route(matchPenaltiesApi.saveMemoryPenalties, saveMemoryPenalties),
  ...cleaningRoutes(memoryCleaningsApi, cleanableMemory),
];
