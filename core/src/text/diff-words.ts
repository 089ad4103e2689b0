/** A run of text that both have, only the old one has, or only the new one has. */
export interface TextDifference {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Words, single characters of scripts written without spaces, spaces and signs each for itself. */
const piece =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}|[\p{L}\p{M}\p{N}_]+|\s+|[^\s\p{L}\p{M}\p{N}_]/gu;
/** Beyond this many pieces the comparison would cost more than it tells. */
const mostPieces = 600;

/** How an old text became a new one, by the longest common subsequence of words. */
export function diffWords(before: string, after: string): readonly TextDifference[] {
  const a = before.match(piece) ?? [];
  const b = after.match(piece) ?? [];
  if (Math.max(a.length, b.length) > mostPieces) {
    return join(before === after ? [same(after)] : [removed(before), added(after)]);
  }
  return join(walk(a, b));
}

function walk(a: readonly string[], b: readonly string[]): readonly TextDifference[] {
  const lengths = commonLengths(a, b);
  const differences: TextDifference[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const [left = '', right = ''] = [a[i], b[j]];
    if (left === right) differences.push(same(right));
    else if (at(lengths, i + 1, j) >= at(lengths, i, j + 1)) differences.push(removed(left));
    else differences.push(added(right));
    const kind = differences.at(-1)?.kind;
    if (kind !== 'added') i++;
    if (kind !== 'removed') j++;
  }
  return [...differences, ...a.slice(i).map(removed), ...b.slice(j).map(added)];
}

const same = (text: string): TextDifference => ({ kind: 'same', text });
const removed = (text: string): TextDifference => ({ kind: 'removed', text });
const added = (text: string): TextDifference => ({ kind: 'added', text });

/** Length of the longest common subsequence of a from i and b from j, for all i and j. */
function commonLengths(a: readonly string[], b: readonly string[]): readonly Uint16Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--) {
    const row = rows[i];
    if (row === undefined) continue;
    for (let j = b.length - 1; j >= 0; j--) {
      row[j] = a[i] === b[j] ? at(rows, i + 1, j + 1) + 1 : Math.max(at(rows, i + 1, j), at(rows, i, j + 1));
    }
  }
  return rows;
}

function at(rows: readonly Uint16Array[], i: number, j: number): number {
  return rows[i]?.[j] ?? 0;
}

function join(differences: readonly TextDifference[]): readonly TextDifference[] {
  const joined: TextDifference[] = [];
  for (const difference of differences) {
    const last = joined.at(-1);
    if (last?.kind === difference.kind)
      joined[joined.length - 1] = { ...last, text: last.text + difference.text };
    else if (difference.text !== '') joined.push(difference);
  }
  return joined;
}
