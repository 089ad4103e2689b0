import type { AlignmentTexts } from './alignment-texts.ts';
import type { Bead } from './bead.ts';

/** Most sentences that the longer side has where both texts are aligned at once. */
const windowSentences = 1000;
/** The end of a window is forced to fit, so that only its first part is sure. */
const keptShare = 0.7;

export interface AlignmentWindow extends AlignmentTexts {
  /** Source sentences before it. */
  readonly from: number;
}

/** Aligns texts of any length in bounded memory by a function that aligns one window. */
export function alignInWindows(
  texts: AlignmentTexts,
  alignWindow: (texts: AlignmentTexts) => readonly Bead[],
): readonly Bead[] {
  const windows = alignmentWindows(texts);
  let step = windows.next();
  while (!step.done) step = windows.next(alignWindow(step.value));
  return step.value;
}

/**
 * The windows in which texts are aligned, for whoever aligns each of them and hands its beads back. The first part of a
 * window is kept; the next window begins where that ends on both sides. Returns all beads.
 */
export function* alignmentWindows({
  source,
  target,
  translated,
  known,
}: AlignmentTexts): Generator<AlignmentWindow, readonly Bead[], readonly Bead[]> {
  const beads: Bead[] = [];
  let [from, to] = [0, 0];
  while (from < source.length || to < target.length) {
    const [sources, targets] = [source.length - from, target.length - to];
    const share = Math.min(1, windowSentences / Math.max(sources, targets));
    const [m, n] = [Math.ceil(sources * share), Math.ceil(targets * share)];
    const found = yield {
      from,
      source: source.slice(from, from + m),
      target: target.slice(to, to + n),
      translated: translated?.slice(from, from + m),
      known: known?.slice(from, from + m),
    };
    const kept = share === 1 ? found : firstPart(found, m * keptShare, n * keptShare);
    const start = { from, to };
    for (const bead of kept) {
      beads.push(movedBy(bead, start));
      from += bead.source.length;
      to += bead.target.length;
    }
  }
  return beads;
}

function movedBy(bead: Bead, { from, to }: { readonly from: number; readonly to: number }): Bead {
  return { ...bead, source: bead.source.map((i) => i + from), target: bead.target.map((j) => j + to) };
}

/** The beads up to these numbers of sentences, and one at least, so that each window gets on. */
function firstPart(beads: readonly Bead[], sources: number, targets: number): readonly Bead[] {
  const end = beads.findIndex(({ source, target }) =>
    [...source.map((i) => i >= sources), ...target.map((j) => j >= targets)].includes(true),
  );
  return beads.slice(0, Math.max(1, end < 0 ? beads.length : end));
}
