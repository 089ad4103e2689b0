import type { SortOrder } from '@transloom/contracts/fields';

interface Sorted {
  /** The oldest first, or the newest: equal keys stay as they are. */
  readonly ids: readonly string[];
  readonly keys: ReadonlyMap<string, string>;
  /** BCP 47, of the keys; absent where they have several. */
  readonly language: string | undefined;
  readonly order: SortOrder;
}

/** Sorts by keys as a dictionary of the language does, numbers by value; ids without a key come last. */
export function idsInOrder({ ids, keys, language, order }: Sorted): readonly string[] {
  const { compare } = collatorOf(language);
  const direction = order === 'ascending' ? 1 : -1;
  const [keyed, others] = [ids.filter((id) => keys.has(id)), ids.filter((id) => !keys.has(id))];
  const inOrder = keyed.toSorted((a, b) => direction * compare(keys.get(a) ?? '', keys.get(b) ?? ''));
  return [...inOrder, ...others];
}

function collatorOf(language: string | undefined): Intl.Collator {
  try {
    return new Intl.Collator(language ?? [], { numeric: true });
  } catch {
    // An import takes any tag, also such as the runtime refuses.
    return new Intl.Collator([], { numeric: true });
  }
}
