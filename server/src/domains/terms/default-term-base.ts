import type { LanguagePair } from '@transloom/core/language/language-pair';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import { termBasesToFill } from './finding/term-bases-of-pair.ts';
import { findTermBases, insertTermBase, type TermBaseRow } from './terms.store.ts';

/**
 * The base that takes what is added in the editor where nobody chose one: the first that the project writes into, else
 * the first writable one of the pair; made when there is none.
 */
export async function defaultTermBase(
  context: Context,
  pair: LanguagePair,
  projectId?: string,
): Promise<TermBaseRow> {
  const [found] = await termBasesToFill(context, pair, projectId);
  if (found !== undefined) return found;
  for (const suffix of ['', ' (2)', ' (3)', ' (4)']) {
    await makeTermBase(context, pair, `${pair.sourceLanguage} → ${pair.targetLanguage}${suffix}`);
    // Another request may have made it meanwhile, or a term base of that name exists.
    const [made] = await termBasesToFill(context, pair, projectId);
    if (made !== undefined) return made;
  }
  throw new AppError('term-base.not-writable');
}

async function makeTermBase(
  { db, actor, now }: Context,
  { sourceLanguage, targetLanguage }: LanguagePair,
  name: string,
): Promise<void> {
  const { organizationId, userId: creatorId } = actor;
  const [createdAt, bases] = [now(), await findTermBases(db)];
  const isDefault = !bases.some((base) => base.isDefault && base.sourceLanguage === sourceLanguage);
  await insertTermBase(db, {
    id: newId(),
    organizationId,
    name,
    sourceLanguage,
    targetLanguages: [targetLanguage],
    shared: true,
    teamId: null,
    automatic: true,
    isDefault,
    creatorId,
    createdAt,
    changedAt: createdAt,
  });
}
