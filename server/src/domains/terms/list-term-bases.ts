import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { termsApi } from '@transloom/contracts/terms';
import type { Context } from '../../platform/context.ts';
import { hasLanguage, isListedFor } from '../assets/asset-filter.ts';
import { assetViewer } from '../assets/asset-viewer.ts';
import { basesWithContent } from './finding/concepts-with-content.ts';
import { termBaseSummaries } from './term-base-summary.ts';
import { findTermBases } from './terms.store.ts';

/** Term bases that the actor sees, of a language or one of its variants where the filter names one. */
export async function listTermBases(
  context: Context,
  { content = '', ...filter }: InputOf<typeof termsApi.listTermBases>,
): Promise<OutputOf<typeof termsApi.listTermBases>> {
  const viewer = await assetViewer(context, 'term');
  const bases = (await findTermBases(context.db))
    .filter(isListedFor(viewer, filter))
    .filter(({ isDefault }) => filter.tab !== 'default' || isDefault)
    .filter(({ targetLanguages }) => hasLanguage(targetLanguages, filter.target));
  if (content === '') return termBaseSummaries(context, bases);
  const ids = bases.map(({ id }) => id);
  const found = await basesWithContent(context.db, ids, content);
  return termBaseSummaries(
    context,
    bases.filter(({ id }) => found.has(id)),
  );
}
