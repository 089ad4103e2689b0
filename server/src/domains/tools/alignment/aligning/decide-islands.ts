import type { AlignmentOptions } from '@transloom/contracts/alignment';
import type { Bead } from '@transloom/core/alignment/bead';
import {
  type IslandToAsk,
  islandRequest,
  readIslandAnswer,
} from '@transloom/core/alignment/islands/ask-island';
import { findIslands } from '@transloom/core/alignment/islands/find-islands';
import {
  type SettledIsland,
  sentencesOf,
  settleIslands,
} from '@transloom/core/alignment/islands/settle-islands';
import type { JobContext } from '../../../../platform/context.ts';
import { connectEngine } from '../../../engines/connect-engine.ts';
import { answerInParts } from '../../../engines/writing/answer-in-parts.ts';
import { requireWriter } from '../../../engines/writing/require-writer.ts';
import { islandAnswers } from './island-answers.ts';

interface AlignedSentences {
  readonly source: readonly string[];
  readonly target: readonly string[];
  readonly beads: readonly Bead[];
}

interface DecidedBeads {
  readonly beads: readonly Bead[];
  /** Places for which the model gave no usable answer: they stay as they were. */
  readonly unanswered: number;
}

const islandsTogether = 4;

/**
 * Asks a language model about the unsure places of an alignment, where the options wish it. Each answer is kept for a while,
 * so that work that was stopped or failed pays for nothing twice.
 * @throws {AppError} engine.…, resource.not-found, access.plan-required where the model cannot be asked
 */
export async function decideIslands(
  job: JobContext,
  options: AlignmentOptions,
  { source, target, beads }: AlignedSentences,
): Promise<DecidedBeads> {
  const islands = options.askModel ? findIslands(beads, options.threshold) : [];
  if (islands.length === 0) return { beads, unanswered: 0 };
  const engine = await job.transact(async (context) =>
    connectEngine(context, (await requireWriter(context, options.modelKey)).key),
  );
  const asked = islands.map((island, i): IslandToAsk => {
    const inside = beads.slice(island.from, island.to);
    return {
      id: String(i),
      source: sentencesOf(inside, 'source').map((number) => source[number] ?? ''),
      target: sentencesOf(inside, 'target').map((number) => target[number] ?? ''),
    };
  });
  const answers = islandAnswers(job, engine, options);
  const groups = new Map(await answers.known(asked));
  const unknown = asked.filter(({ id }) => !groups.has(id));
  for (let at = 0; at < unknown.length; at += islandsTogether) {
    await job.progress(asked.length - unknown.length + at, asked.length, 'decide');
    const items = unknown.slice(at, at + islandsTogether);
    const answered = await answerInParts(job, {
      engineKey: engine.key,
      module: 'alignment',
      signal: job.signal,
      items,
      request: (some) => islandRequest(options, some),
      read: readIslandAnswer,
    });
    await answers.keep(items, answered);
    for (const [id, answer] of answered) groups.set(id, answer);
  }
  const settled = islands.flatMap((island, i): readonly SettledIsland[] => {
    const answer = groups.get(String(i));
    return answer === undefined ? [] : [{ island, groups: answer }];
  });
  return { beads: settleIslands(beads, settled), unanswered: islands.length - settled.length };
}
