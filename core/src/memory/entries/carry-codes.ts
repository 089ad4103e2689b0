import type { InlineCode, InlineText } from '../../inline/inline-text.ts';
import { restoreCodes } from '../../inline/restore-codes.ts';

/**
 * A remembered target with the codes of the segment at hand. Codes of the two sources correspond by their order
 * among those of their shape, whatever their ids. Of an exact match a code that was left out on purpose stays left
 * out; of others, what the segment has and the target lacks is put where it most likely belongs.
 */
export function carryCodes(
  segment: InlineText,
  known: { readonly source: InlineText; readonly target: InlineText },
  exact: boolean,
): InlineText {
  const { source, target } = known;
  if (segment.codes.length === 0 && target.codes.length === 0) return target;
  const ids = correspondingIds(source.codes, segment.codes);
  const codes = target.codes.flatMap((code) => {
    const id = ids.get(code.id);
    return id === undefined ? [] : [{ ...code, id }];
  });
  return exact ? { ...target, codes } : restoreCodes(segment, { ...target, codes });
}

function correspondingIds(
  codes: readonly InlineCode[],
  others: readonly InlineCode[],
): ReadonlyMap<number, number> {
  const free = [...shapes(others)];
  const ids = new Map<number, number>();
  for (const [id, shape] of shapes(codes)) {
    const index = free.findIndex(([, other]) => other === shape);
    const [partner] = free[index] ?? [];
    if (partner === undefined) continue;
    ids.set(id, partner);
    free.splice(index, 1);
  }
  return ids;
}

/**
 * The shape of each code by id, in order of first appearance: a pair, a placeholder, a single opening or closing
 * code.
 */
function shapes(codes: readonly InlineCode[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const { id, kind } of codes) found.set(id, `${found.get(id) ?? ''} ${kind}`);
  return found;
}
