import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { Memory, memoriesApi } from '@transloom/contracts/memories';
import { compareLanguages } from '@transloom/core/language/language-tag';
import type { Actor, Context } from '../../platform/context.ts';
import { maySeeAsset } from '../assets/may-see-asset.ts';
import { directionsWithText } from './entries/entries-with-text.ts';
import { findMemories, type MemoryRow } from './memories.store.ts';
import { memorySummaries } from './memory-summary.ts';

type Filter = InputOf<typeof memoriesApi.listMemories>;

/** Those the actor sees, of a language or of one of its variants where one is asked for. */
export async function listMemories(
  context: Context,
  filter: Filter,
): Promise<OutputOf<typeof memoriesApi.listMemories>> {
  const memories = await findMemories(context.db);
  const seen = memories.filter(
    (memory) => maySeeAsset(context.actor, memory) && isListed(memory, filter, context.actor),
  );
  const summaries = await memorySummaries(context, seen);
  const shown = summaries.filter(({ directions }) => isOfDirections(directions, filter));
  return filter.content ? withContent(context, shown, filter.content) : shown;
}

function isListed(memory: MemoryRow, { source, tab, title }: Filter, { userId }: Actor): boolean {
  if (tab === 'self-built' && memory.automatic) return false;
  if (tab === 'mine' && memory.creatorId !== userId) return false;
  if (title && !memory.name.toLowerCase().includes(title.toLowerCase())) return false;
  return isLike(memory.sourceLanguage, source);
}

function isOfDirections(directions: Memory['directions'], { target, tab }: Filter): boolean {
  if (tab === 'default' && !directions.some(({ isDefault }) => isDefault)) return false;
  return directions.some(({ targetLanguage }) => isLike(targetLanguage, target));
}

async function withContent(
  context: Context,
  memories: readonly Memory[],
  content: string,
): Promise<Memory[]> {
  const directionIds = memories.flatMap(({ directions }) => directions.map(({ directionId }) => directionId));
  const found = await directionsWithText(context.db, directionIds, content);
  return memories.filter(({ directions }) => directions.some(({ directionId }) => found.has(directionId)));
}

function isLike(language: string, wanted: string | undefined): boolean {
  return wanted === undefined || compareLanguages(language, wanted) !== 'different';
}
