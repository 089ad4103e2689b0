import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Memory } from '@transloom/contracts/memories';
import type { AssetKind } from '../assets/asset-kind.ts';
import {
  importsQuery,
  memoriesKey,
  memoriesQuery,
  memoryQuery,
  useAddLanguages,
  useChangeMemory,
  useCreateMemory,
  useDeleteMemories,
  useDownloadDiscarded,
  useImportFiles,
  useMemoryTemplate,
  useResumeImport,
  useTakeBackImport,
} from './memories.queries.ts';

export const memoryKind: AssetKind<Memory> = {
  name: 'memory',
  queryKey: memoriesKey,
  news: 'memory-changed',
  listPage: '/asset/memory/index',
  page: '/asset/memory/detail',
  idOf: ({ memoryId }) => memoryId,
  addressOf: ({ memoryId }) => ({ memoryId }),
  targetsOf: ({ directions }) => directions.map(({ targetLanguage }) => targetLanguage),
  isDefault: ({ directions }) => directions.some(({ isDefault }) => isDefault),
  useList: (asked, live) => useQuery({ ...memoriesQuery(asked, live), placeholderData: keepPreviousData }),
  useOne: (id, live) => useQuery(memoryQuery(id, live)),
  useCreate: useCreateMemory,
  useChange: useChangeMemory,
  useDelete: useDeleteMemories,
  useAddLanguages,
  useImportFiles,
  useImports: (id, live) => useQuery(importsQuery(id, { live })),
  useDiscarded: useDownloadDiscarded,
  useResumeImport,
  useTakeBackImport,
  useTemplate: useMemoryTemplate,
};
