import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { Memory, memoriesApi } from '@transloom/contracts/memories';
import type { Context } from '../../platform/context.ts';
import { hasLanguage, isListedFor } from '../assets/asset-filter.ts';
import { assetViewer } from '../assets/asset-viewer.ts';
import { directionsWithText } from './entries/entries-with-text.ts';
import { findMemories } from './memories.store.ts';
import { memorySummaries } from './memory-summary.ts';

type Filter = InputOf<typeof memoriesApi.listMemories>;

/** Memories that the actor sees, of a language or one of its variants where the filter names one. */
export async function listMemories(
  context: Context,
  filter: Filter,
): Promise<OutputOf<typeof memoriesApi.listMemories>> {
  const viewer = await assetViewer(context, 'memory');
  const memories = (await findMemories(context.db)).filter(isListedFor(viewer, filter));
  const summaries = await memorySummaries(context, memories);
  const shown = summaries.filter(({ directions }) => hasDirection(directions, filter));
  return filter.content ? withContent(context, shown, filter.content) : shown;
}

function hasDirection(directions: Memory['directions'], { target, tab }: Filter): boolean {
  if (tab === 'default' && !directions.some(({ isDefault }) => isDefault)) return false;
  return directions.some(({ targetLanguage }) => hasLanguage([targetLanguage], target));
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
