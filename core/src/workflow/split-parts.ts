/** A paragraph of a document as splitting sees it. */
export interface ParagraphSize {
  readonly segments: number;
  readonly words: number;
}

/** A run of whole paragraphs, [start, end). */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/** How a document is cut: into so many parts of equal words, by a size each, or by shares in whole percent. */
export type SplitWish =
  | { readonly by: 'parts'; readonly count: number }
  | { readonly by: 'segments' | 'words'; readonly size: number }
  | { readonly by: 'percent'; readonly shares: readonly number[] };

/**
 * Cuts paragraphs into parts that cover all of them in their order. Cuts fall between paragraphs, at the place nearest
 * to the wanted size; a paragraph is never cut, so there may be fewer parts than asked for.
 */
export function splitIntoParts(paragraphs: readonly ParagraphSize[], wish: SplitWish): readonly Part[] {
  const sums = runningSums(
    paragraphs.map(wish.by === 'segments' ? ({ segments }) => segments : ({ words }) => words),
  );
  const total = sums.at(-1) ?? 0;
  const cuts = new Set(wantedCuts(wish, total).map((wanted) => nearestCut(sums, wanted)));
  const places = [0, ...[...cuts].filter((cut) => cut > 0 && cut < paragraphs.length), paragraphs.length];
  places.sort((a, b) => a - b);
  return places.slice(1).map((end, position) => ({ start: places[position] ?? 0, end }));
}

export type PartsFault = 'parts.empty' | 'parts.gap' | 'parts.overlap' | 'parts.beyond';

/** What is wrong with parts somebody drew by hand; undefined where they cover all paragraphs, each once. */
export function faultOfParts(parts: readonly Part[], paragraphs: number): PartsFault | undefined {
  let covered = 0;
  for (const { start, end } of parts.toSorted((a, b) => a.start - b.start)) {
    if (end <= start) return 'parts.empty';
    if (start > covered) return 'parts.gap';
    if (start < covered) return 'parts.overlap';
    if (end > paragraphs) return 'parts.beyond';
    covered = end;
  }
  return covered < paragraphs ? 'parts.gap' : undefined;
}

function wantedCuts(wish: SplitWish, total: number): readonly number[] {
  if (wish.by === 'percent')
    return runningSums(wish.shares)
      .slice(1, -1)
      .map((share) => (share * total) / 100);
  const size = wish.by === 'parts' ? total / wish.count : wish.size;
  const count = size > 0 ? Math.ceil(total / size - 1e-9) : 1;
  return Array.from({ length: Math.max(0, count - 1) }, (_, i) => (i + 1) * size);
}

/** The sums of the first 0, 1, 2 … values. */
function runningSums(values: readonly number[]): readonly number[] {
  let sum = 0;
  return [0, ...values.map((value) => (sum += value))];
}

/** How many paragraphs stand before the cut nearest to `wanted`. */
function nearestCut(sums: readonly number[], wanted: number): number {
  const found = sums.findIndex((sum) => sum >= wanted);
  const after = found < 0 ? sums.length - 1 : found;
  const before = Math.max(0, after - 1);
  const isNearerBefore = wanted - (sums[before] ?? 0) <= (sums[after] ?? 0) - wanted;
  return isNearerBefore ? before : after;
}
