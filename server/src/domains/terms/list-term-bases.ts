import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { termsApi } from '@transloom/contracts/terms';
import { compareLanguages } from '@transloom/core/language/language-tag';
import type { Context } from '../../platform/context.ts';
import { maySeeAsset } from '../assets/may-see-asset.ts';
import { basesWithContent } from './finding/concepts-with-content.ts';
import { termBaseSummaries } from './term-base-summary.ts';
import { findTermBases, type TermBaseRow } from './terms.store.ts';

/** Those the actor sees, of a language or of one of its variants where one is asked for. */
export async function listTermBases(
  context: Context,
  { source, target, tab, title = '', content = '' }: InputOf<typeof termsApi.listTermBases>,
): Promise<OutputOf<typeof termsApi.listTermBases>> {
  const { userId } = context.actor;
  const inTab: Readonly<Record<typeof tab, (base: TermBaseRow) => boolean>> = {
    all: () => true,
    'self-built': (base) => !base.automatic,
    default: (base) => base.isDefault,
    mine: (base) => base.creatorId === userId,
  };
  const bases = (await findTermBases(context.db)).filter(
    (base) =>
      maySeeAsset(context.actor, base) &&
      inTab[tab](base) &&
      isLike([base.sourceLanguage], source) &&
      isLike(base.targetLanguages, target) &&
      base.name.toLowerCase().includes(title.toLowerCase()),
  );
  if (content === '') return termBaseSummaries(context, bases);
  const ids = bases.map(({ id }) => id);
  const holding = await basesWithContent(context.db, ids, content);
  return termBaseSummaries(
    context,
    bases.filter(({ id }) => holding.has(id)),
  );
}

function isLike(languages: readonly string[], wanted: string | undefined): boolean {
  return (
    wanted === undefined || languages.some((language) => compareLanguages(language, wanted) !== 'different')
  );
}
