import { join } from 'node:path';
import type { Proof } from '../proof.ts';
import { lowestElsewhere } from './lowest-elsewhere.ts';
import { type Direction, directionsIn, plantInto, sharesOf } from './measured-direction.ts';
import { plantedFaults } from './planted-faults.ts';

/** Share of all planted faults that must be found. */
const leastFound = 0.95;

/** Measures the findings in human translations, and how many planted faults the checks find. */
export const qaProof: Proof = {
  name: 'qa',
  async *run({ corpusDir, print }) {
    const directions = directionsIn(join(corpusDir, 'mt/mt'));
    let planted = 0;
    let found = 0;
    const missed = new Map<string, number>();
    for (const direction of directions) {
      const shares = sharesOf(direction);
      const spoken = [...shares]
        .filter(([, share]) => share >= 0.05)
        .map(([check, share]) => `${check} ${share.toFixed(1)}`);
      print(
        `qa ${direction.from}-${direction.to}: ${direction.pairs.length} pairs; % with ${spoken.join(', ')}`,
      );
      yield* tooLoud(direction, shares);
      for (const fault of plantedFaults) {
        const result = plantInto(direction, fault);
        planted += result.planted;
        found += result.found;
        if (result.found < result.planted)
          missed.set(fault.kind, (missed.get(fault.kind) ?? 0) + result.planted - result.found);
      }
    }
    print(
      `qa: ${found} of ${planted} planted faults of ${plantedFaults.length} kinds found; missed: ${[...missed].map(([kind, count]) => `${kind} ${count}`).join(', ') || 'none'}`,
    );
    if (found < planted * leastFound) yield `qa: only ${found} of ${planted} planted faults were found`;
  },
};

function* tooLoud({ from, to }: Direction, shares: ReadonlyMap<string, number>): Iterable<string> {
  if (from !== 'en') return;
  for (const [check, bounds] of Object.entries(lowestElsewhere)) {
    const [share, bound] = [shares.get(check) ?? 0, bounds[to]];
    if (bound !== undefined && share > bound)
      yield `qa ${from}-${to}: ${check} speaks up on ${share.toFixed(1)} % of good translations (elsewhere ${bound} %)`;
  }
}
