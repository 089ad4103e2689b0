import type { AssetImport, ImportSummary } from '@transloom/contracts/assets';
import type { Memory } from '@transloom/contracts/memories';
import type { MemoryEntry } from '@transloom/contracts/memory-entries';
import { idOf } from './signed-in-world.ts';

export const direction = (targetLanguage: string, isDefault = false) => ({
  directionId: idOf(900),
  targetLanguage,
  entryCount: 12340,
  isDefault,
});

export const memory = (number: number, changes: Partial<Memory> = {}): Memory => ({
  memoryId: idOf(number),
  team: null,
  editable: true,
  name: `记忆库 ${number}`,
  sourceLanguage: 'en',
  directions: [direction('zh-CN')],
  entryCount: 12340,
  penalty: 0,
  writable: true,
  shared: true,
  mergedInto: null,
  filling: null,
  creator: 'linyifan',
  createdAt: '2026-03-01T08:00:00Z',
  updater: null,
  updatedAt: '2026-03-01T08:00:00Z',
  lastImports: [],
  ...changes,
});

export const emptySummary: ImportSummary = {
  detected: 0,
  imported: 0,
  empty: 0,
  identical: 0,
  duplicate: 0,
  tooLong: 0,
  otherLanguage: 0,
  spoiled: 0,
};

export const imported = (number: number, changes: Partial<AssetImport> = {}): AssetImport => ({
  importId: idOf(500 + number),
  fileName: `file-${number}.tmx`,
  bytes: 1000,
  status: 'done',
  job: null,
  summary: emptySummary,
  failure: null,
  failureMessage: null,
  resumable: false,
  createdAt: '2026-03-01T08:00:00Z',
  finishedAt: '2026-03-01T08:01:00Z',
  ...changes,
});

export const memoryEntry = (number: number, changes: Partial<MemoryEntry> = {}): MemoryEntry => ({
  entryId: idOf(2000 + number),
  targetLanguage: 'zh-CN',
  sourceMarkup: `House ${number}`,
  targetMarkup: `房子 ${number}`,
  layer: 'draft',
  origin: 'human',
  hasContext: false,
  fileName: null,
  projectName: null,
  addedAt: '2026-03-01T08:00:00Z',
  creator: 'linyifan',
  createdAt: '2026-03-01T08:00:00Z',
  updater: null,
  updatedAt: '2026-03-01T08:00:00Z',
  ...changes,
});
