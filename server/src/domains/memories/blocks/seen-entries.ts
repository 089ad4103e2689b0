import type { NewEntry } from '../entries/new-entry.ts';
import { keyHalves } from './key-halves.ts';
import { SameKeys } from './same-keys.ts';
import { SeenKeys } from './seen-keys.ts';

type SeenEntry = Pick<NewEntry, 'identity' | 'hasContext' | 'importId' | 'changedAt'>;

/** Entries of a direction that came already with who adds them. */
export class SeenEntries {
  readonly #identities = new SeenKeys();
  /** For those who add so many that it is worth it. */
  #same: SameKeys | undefined;

  /** `same`: it would change nothing. `perhaps`: another one of this identity may have come, as of new ones of one in 400. */
  add(entry: SeenEntry): 'new' | 'perhaps' | 'same' {
    const isSeen = this.#identities.add(keyHalves(entry.identity));
    const isSame = saysAll(entry) && this.#isSame(entry);
    return isSame ? 'same' : isSeen ? 'perhaps' : 'new';
  }

  /** By that half of the identity that `SeenKeys` does not look at. */
  #isSame({ identity, changedAt }: SeenEntry): boolean {
    const time = changedAt.getTime();
    const { high, low } = keyHalves(identity, 16);
    this.#same ??= new SameKeys();
    return this.#same.add({ high: high ^ Math.floor(time / 2 ** 32), low: low ^ time });
  }
}

/** Whether the identity has the target in it, and an entry of an import does not take the place of one that is the same. */
function saysAll({ hasContext, importId }: SeenEntry): boolean {
  return !hasContext && importId !== undefined;
}
