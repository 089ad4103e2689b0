import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { memoriesApi } from '@transloom/contracts/memories';
import { compareLanguages } from '@transloom/core/language/language-tag';
import type { Context } from '../../platform/context.ts';
import { findMemories } from './memories.store.ts';
import { memorySummaries } from './memory-summary.ts';

/** Those of a language, or of one of its variants, where one is asked for. */
export async function listMemories(
  context: Context,
  { source, target }: InputOf<typeof memoriesApi.listMemories>,
): Promise<OutputOf<typeof memoriesApi.listMemories>> {
  const memories = await findMemories(context.db);
  return memorySummaries(
    context,
    memories.filter(
      (memory) => isLike(memory.sourceLanguage, source) && isLike(memory.targetLanguage, target),
    ),
  );
}

function isLike(language: string, wanted: string | undefined): boolean {
  return wanted === undefined || compareLanguages(language, wanted) !== 'different';
}
