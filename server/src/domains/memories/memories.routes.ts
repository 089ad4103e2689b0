import { memoryImportsApi } from '@transloom/contracts/asset-imports';
import { matchPenaltiesApi } from '@transloom/contracts/match-penalties';
import { memoriesApi } from '@transloom/contracts/memories';
import { memoryCleaningsApi } from '@transloom/contracts/memory-cleanings';
import { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { memorySearchApi } from '@transloom/contracts/memory-search';
import { type Route, route } from '../../platform/http/route.ts';
import { importRoutes } from '../assets/imports/import-routes.ts';
import { addLanguages } from './add-languages.ts';
import { addEntry, changeEntry, deleteEntries } from './change-entries.ts';
import { changeLayer } from './change-layer.ts';
import { changeMemory } from './change-memory.ts';
import { checkMemory } from './cleaning/check-memory.ts';
import { cleanMemory } from './cleaning/clean-memory.ts';
import { excludeMemoryFindings } from './cleaning/exclude-memory-findings.ts';
import { listMemoryCleanings } from './cleaning/list-memory-cleanings.ts';
import { listMemoryFindings } from './cleaning/list-memory-findings.ts';
import { undoMemoryCleaning } from './cleaning/undo-memory-cleaning.ts';
import { createMemory } from './create-memory.ts';
import { deleteMemories } from './delete-memories.ts';
import { entryDetail } from './entry-detail.ts';
import { entryHistory } from './entry-history.ts';
import { exportMemory, memoryTemplate } from './export-memory.ts';
import { importableMemory } from './importable-memory.ts';
import { listEntries } from './list-entries.ts';
import { listMemories } from './list-memories.ts';
import { memoryDetail } from './memory-detail.ts';
import { mergeMemories, previewMerge } from './merge-memories.ts';
import { memoryPenalties, saveMemoryPenalties } from './penalties/memory-penalties.ts';
import { organizationPenalties, saveOrganizationPenalties } from './penalties/organization-penalties.ts';
import { replaceInEntries } from './replace-in-entries.ts';
import { reverseMemory } from './reverse-memory.ts';
import { searchConcordance } from './search-concordance.ts';
import { setDefaultMemory } from './set-default-memory.ts';
import { undoDeletion } from './undo-deletion.ts';

export const memoriesRoutes: readonly Route[] = [
  route(memoriesApi.listMemories, listMemories),
  route(memoriesApi.createMemory, createMemory),
  route(memoriesApi.memoryDetail, memoryDetail),
  route(memoriesApi.changeMemory, changeMemory),
  route(memoriesApi.addLanguages, addLanguages),
  route(memoriesApi.setDefaultMemory, setDefaultMemory),
  route(memoriesApi.deleteMemories, deleteMemories),
  ...importRoutes(memoryImportsApi, importableMemory),
  route(memoriesApi.exportMemory, exportMemory),
  route(memoriesApi.memoryTemplate, memoryTemplate),
  route(memoriesApi.previewMerge, previewMerge),
  route(memoriesApi.mergeMemories, mergeMemories),
  route(memoriesApi.reverseMemory, reverseMemory),
  route(memoryEntriesApi.listEntries, listEntries),
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
  route(memoryCleaningsApi.listMemoryCleanings, listMemoryCleanings),
  route(memoryCleaningsApi.checkMemory, checkMemory),
  route(memoryCleaningsApi.listMemoryFindings, listMemoryFindings),
  route(memoryCleaningsApi.excludeMemoryFindings, excludeMemoryFindings),
  route(memoryCleaningsApi.cleanMemory, cleanMemory),
  route(memoryCleaningsApi.undoMemoryCleaning, undoMemoryCleaning),
];
