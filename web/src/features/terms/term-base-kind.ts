import type { TermBase } from '@transloom/contracts/terms';
import { endpoints } from '../../api/endpoints.generated.ts';
import type { AssetKind } from '../assets/asset-kind.ts';
import { termColumnFields } from '../assets/imports/columns/column-fields.ts';
import { termBaseQueries } from './terms.queries.ts';

export const termBaseKind: AssetKind<TermBase> = {
  name: 'term',
  ...termBaseQueries,
  hasLayers: false,
  editKey: 'term:edit',
  exportKey: 'term:export',
  news: 'term-base-changed',
  listPage: '/asset/term/index',
  page: '/asset/term/detail',
  idOf: ({ termBaseId }) => termBaseId,
  addressOf: ({ termBaseId }) => ({ termBaseId }),
  targetsOf: ({ targetLanguages }) => targetLanguages,
  isDefault: ({ isDefault }) => isDefault,
  columnFields: termColumnFields,
  imports: endpoints.termImports,
};
