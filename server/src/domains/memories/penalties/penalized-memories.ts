import type { MatchPenalty } from '@transloom/core/memory/memory-match';
import { type PenaltySettings, penaltiesInForce } from '@transloom/core/memory/rate/penalty-settings';
import type { Context } from '../../../platform/context.ts';
import type { SearchedMemory } from '../searched/searched-memories.ts';
import { type AuthorPoints, authorPoints } from './author-points.ts';
import { findPenaltyChoices } from './penalty-choices.store.ts';

/** A memory with what is taken off its matches. */
export interface PenalizedMemory extends SearchedMemory {
  /** Off each of them. */
  readonly penalties: readonly MatchPenalty[];
  /** Penalties for properties of its entries. */
  readonly settings: PenaltySettings;
  /** Penalties for the people who changed entries last. */
  readonly authors: AuthorPoints;
}

/** Applies the choices of the memories, the project and the organization. */
export async function penalizedMemories(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  memories: readonly SearchedMemory[],
  projectId: string | undefined,
): Promise<readonly PenalizedMemory[]> {
  const { organizationId } = actor;
  const memoryIds = new Set(memories.map(({ direction }) => direction.memoryId));
  const outer = [organizationId, ...(projectId === undefined ? [] : [projectId])];
  const stored = await findPenaltyChoices(db, [...memoryIds, ...outer]);
  const chosenBy = (ownerId: string | undefined) =>
    stored.find((choice) => choice.ownerId === ownerId)?.penalties;
  const [project, organization] = [chosenBy(projectId), chosenBy(organizationId)];
  const authorsOf = await authorPoints(
    { db },
    stored.map(({ penalties }) => penalties),
  );
  return memories.map((memory) => {
    const choices = { memory: chosenBy(memory.direction.memoryId), project, organization };
    const settings = penaltiesInForce(choices);
    return { ...memory, settings, authors: authorsOf(choices), penalties: memoryPenalties(memory, settings) };
  });
}

function memoryPenalties(
  { direction, isVariant }: SearchedMemory,
  { languageVariant, reversed }: PenaltySettings,
): readonly MatchPenalty[] {
  const penalties: readonly MatchPenalty[] = [
    { reason: 'language-variant', points: isVariant ? languageVariant : 0 },
    { reason: 'reversed', points: direction.reversed ? reversed : 0 },
    { reason: 'memory', points: direction.penalty },
  ];
  return penalties.filter(({ points }) => points > 0);
}
