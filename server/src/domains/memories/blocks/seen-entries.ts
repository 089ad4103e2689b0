import type { NewEntry } from '../entries/new-entry.ts';
import { keyHalves } from './key-halves.ts';
import { SameKeys } from './same-keys.ts';
import { SeenKeys } from './seen-keys.ts';

type SeenEntry = Pick<NewEntry, 'identity' | 'hasContext' | 'importId' | 'changedAt'>;

/** Entries of a direction that the same caller added before. */
export class SeenEntries {
  readonly #identities = new SeenKeys();
  /** Set only for imports that are large enough to need it. */
  #same: SameKeys | undefined;

  /**
   * `same`: the entry would change nothing. `perhaps`: an entry of this identity may have been added before; so is
   * one in 400 new ones.
   */
  add(entry: SeenEntry): 'new' | 'perhaps' | 'same' {
    const isSeen = this.#identities.add(keyHalves(entry.identity));
    const isSame = saysAll(entry) && this.#isSame(entry);
    return isSame ? 'same' : isSeen ? 'perhaps' : 'new';
  }

  /** Compares the half of the identity that `SeenKeys` does not use. */
  #isSame({ identity, changedAt }: SeenEntry): boolean {
    const time = changedAt.getTime();
    const { high, low } = keyHalves(identity, 16);
    this.#same ??= new SameKeys();
    return this.#same.add({ high: high ^ Math.floor(time / 2 ** 32), low: low ^ time });
  }
}

/** Whether the identity includes the target, and an equal entry of an import would not replace it. */
function saysAll({ hasContext, importId }: SeenEntry): boolean {
  return !hasContext && importId !== undefined;
}
