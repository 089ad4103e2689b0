import type { Memory } from '@transloom/contracts/memories';
import { endpoints } from '../../api/endpoints.generated.ts';
import type { AssetKind } from '../assets/asset-kind.ts';
import { memoryColumnFields } from '../assets/imports/columns/column-fields.ts';
import { memoryQueries } from './memories.queries.ts';

export const memoryKind: AssetKind<Memory> = {
  name: 'memory',
  ...memoryQueries,
  hasLayers: true,
  editKey: 'memory:edit',
  exportKey: 'memory:export',
  news: 'memory-changed',
  listPage: '/asset/memory/index',
  page: '/asset/memory/detail',
  idOf: ({ memoryId }) => memoryId,
  addressOf: ({ memoryId }) => ({ memoryId }),
  targetsOf: ({ directions }) => directions.map(({ targetLanguage }) => targetLanguage),
  isDefault: ({ directions }) => directions.some(({ isDefault }) => isDefault),
  columnFields: memoryColumnFields,
  imports: endpoints.memoryImports,
};
