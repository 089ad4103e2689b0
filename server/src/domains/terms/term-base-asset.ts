import type { AssetKind } from '../assets/asset-kind.ts';
import { announceTermBase } from './announce-term-base.ts';
import { findTermBase, findTermBases, hideTermBase, type TermBaseRow } from './terms.store.ts';
import { removeTermBaseJob } from './terms-job-kinds.ts';

/** Term bases as the use cases see them that term bases share with memories. */
export const termBaseAsset: AssetKind<TermBaseRow> = {
  type: 'term',
  notWritable: 'term-base.not-writable',
  find: findTermBase,
  list: findTermBases,
  hide: hideTermBase,
  enqueueRemoval: ({ enqueue }, termBaseId) => enqueue(removeTermBaseJob, { termBaseId }),
  announce: ({ assetId: termBaseId }, actor) => announceTermBase({ termBaseId }, actor),
};
