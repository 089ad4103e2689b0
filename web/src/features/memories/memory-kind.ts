import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Memory } from '@transloom/contracts/memories';
import { endpoints } from '../../api/endpoints.generated.ts';
import type { AssetKind } from '../assets/asset-kind.ts';
import { memoryColumnFields } from '../assets/imports/columns/column-fields.ts';
import {
  memoriesKey,
  memoriesQuery,
  memoryQuery,
  useAddLanguages,
  useChangeMemory,
  useCreateMemory,
  useDeleteMemories,
  useMemoryTemplate,
} from './memories.queries.ts';

export const memoryKind: AssetKind<Memory> = {
  name: 'memory',
  queryKey: memoriesKey,
  hasLayers: true,
  editKey: 'memory:edit',
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
  columnFields: memoryColumnFields,
  imports: endpoints.memoryImports,
  useTemplate: useMemoryTemplate,
};
