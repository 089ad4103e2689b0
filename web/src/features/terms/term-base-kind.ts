import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TermBase } from '@transloom/contracts/terms';
import { endpoints } from '../../api/endpoints.generated.ts';
import type { AssetKind } from '../assets/asset-kind.ts';
import { termColumnFields } from '../assets/imports/columns/column-fields.ts';
import {
  termBaseQuery,
  termBasesQuery,
  termsKey,
  useAddTermLanguages,
  useChangeTermBase,
  useCreateTermBase,
  useDeleteTermBases,
  useTermTemplate,
} from './terms.queries.ts';

export const termBaseKind: AssetKind<TermBase> = {
  name: 'term',
  queryKey: termsKey,
  hasLayers: false,
  editKey: 'term:edit',
  news: 'term-base-changed',
  listPage: '/asset/term/index',
  page: '/asset/term/detail',
  idOf: ({ termBaseId }) => termBaseId,
  addressOf: ({ termBaseId }) => ({ termBaseId }),
  targetsOf: ({ targetLanguages }) => targetLanguages,
  isDefault: ({ isDefault }) => isDefault,
  useList: (asked, live) => useQuery({ ...termBasesQuery(asked, live), placeholderData: keepPreviousData }),
  useOne: (id, live) => useQuery(termBaseQuery(id, live)),
  useCreate: useCreateTermBase,
  useChange: useChangeTermBase,
  useDelete: useDeleteTermBases,
  useAddLanguages: useAddTermLanguages,
  columnFields: termColumnFields,
  imports: endpoints.termImports,
  useTemplate: useTermTemplate,
};
