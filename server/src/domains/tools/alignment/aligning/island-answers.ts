import { createHash } from 'node:crypto';
import type { AlignmentOptions } from '@transloom/contracts/alignment';
import {
  type IslandGroup,
  type IslandToAsk,
  islandRequest,
  readIslandAnswer,
} from '@transloom/core/alignment/islands/ask-island';
import { plainInline } from '@transloom/core/inline/inline-text';
import type { LongContext } from '../../../../platform/context.ts';
import type { ConnectedEngine } from '../../../engines/connect-engine.ts';
import { answersKey } from '../../../engines/limits/limited-engine.ts';
import { storedAnswers } from '../../../engines/translating/stored-answers.ts';

type Groups = readonly IslandGroup[];

/** What the language model answered about the same sentences before; kept as translations of engines are. */
export function islandAnswers(context: LongContext, engine: ConnectedEngine, options: AlignmentOptions) {
  const cache = storedAnswers(context);
  const keyOf = (island: IslandToAsk) => {
    const { instructions, text } = islandRequest(options, [island]);
    return createHash('sha256')
      .update(JSON.stringify(['alignment', answersKey(engine), instructions, text]))
      .digest('hex');
  };
  return {
    async known(islands: readonly IslandToAsk[]): Promise<ReadonlyMap<string, Groups>> {
      const found = await cache.read(islands.map(keyOf));
      return new Map(
        islands.flatMap((island) => {
          const written = found.get(keyOf(island))?.target.text ?? '';
          return [...readIslandAnswer(written, [island])];
        }),
      );
    },
    async keep(islands: readonly IslandToAsk[], answers: ReadonlyMap<string, Groups>): Promise<void> {
      const entries = islands.flatMap((island) => {
        const groups = answers.get(island.id);
        if (groups === undefined) return [];
        const target = plainInline(JSON.stringify({ id: 1, groups: numberedFromOne(groups) }));
        return [[keyOf(island), { target, version: '' }] as const];
      });
      if (entries.length > 0) await cache.write(new Map(entries));
    },
  };
}

function numberedFromOne(groups: Groups): Groups {
  const next = (numbers: readonly number[]) => numbers.map((number) => number + 1);
  return groups.map(({ source, target }) => ({ source: next(source), target: next(target) }));
}
