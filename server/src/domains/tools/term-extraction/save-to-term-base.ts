import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { ExtractionOptions, termExtractionApi } from '@transloom/contracts/term-extraction';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { announceTermBase } from '../../terms/announce-term-base.ts';
import { createTermBase } from '../../terms/create-term-base.ts';
import { addConcepts } from '../../terms/entries/add-concepts.ts';
import { languageOfBase } from '../../terms/finding/term-bases-of-pair.ts';
import { requireTaking } from '../../terms/require-term-base.ts';
import { findToSave, markSaved } from './extracted-terms.store.ts';
import { requireExtraction } from './require-extraction.ts';
import { termConceptOf } from './term-concept-of.ts';

type Asked = InputOf<typeof termExtractionApi.saveToTermBase>;

/**
 * Saves the confirmed terms to a base that is there, or to a new one (D4.40).
 * @throws {AppError} resource.not-found, work.other-state, extraction.nothing-confirmed, term.missing-language, term-base.…
 */
export async function saveToTermBase(
  context: Context,
  { workId, termBase }: Asked,
): Promise<OutputOf<typeof termExtractionApi.saveToTermBase>> {
  const { options } = await requireExtraction(context, workId);
  const given = 'termBaseId' in termBase ? await requireTaking(context, termBase.termBaseId) : undefined;
  const terms = await findToSave(context.db, workId);
  if (terms.length === 0) throw new AppError('extraction.nothing-confirmed');
  const base = given ?? (await baseOf(context, termBase, options));
  const [sourceLanguage, targetLanguage] = [
    languageOfBase(base, options.sourceLanguage),
    options.targetLanguage === null ? undefined : languageOfBase(base, options.targetLanguage),
  ];
  if (sourceLanguage === undefined) throw new AppError('term.missing-language');
  if (options.targetLanguage !== null && targetLanguage === undefined)
    throw new AppError('term.missing-language');
  const concepts = terms.map((term) => termConceptOf(term, { sourceLanguage, targetLanguage }));
  const ids = await addConcepts(context, { termBaseId: base.id }, concepts);
  const saved = ids.filter((id) => id !== undefined).length;
  await markSaved(
    context.db,
    workId,
    terms.map(({ id }) => id),
  );
  for (const event of announceTermBase({ termBaseId: base.id }, context.actor)) context.publish(event);
  return { termBaseId: base.id, name: base.name, saved, leftOut: terms.length - saved };
}

async function baseOf(context: Context, wish: Asked['termBase'], options: ExtractionOptions) {
  if ('termBaseId' in wish) return requireTaking(context, wish.termBaseId);
  const targetLanguage = options.targetLanguage ?? wish.targetLanguage;
  if (targetLanguage === undefined) throw new AppError('term.missing-language');
  const { termBaseId } = await createTermBase(context, {
    name: wish.name,
    sourceLanguage: options.sourceLanguage,
    targetLanguages: [targetLanguage],
    shared: true,
    fileIds: [],
    layouts: [],
    teamId: undefined,
  });
  return requireTaking(context, termBaseId);
}
