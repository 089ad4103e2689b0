import { alignInWindows } from './align-in-windows.ts';
import { AlignmentBand } from './alignment-band.ts';
import type { AlignmentTexts } from './alignment-texts.ts';
import { alignmentWeights } from './alignment-weights.ts';
import type { Bead } from './bead.ts';
import { findBeads } from './find-beads.ts';
import { lexiconSpaces, wordVectors } from './lexicon-spaces.ts';
import { lengthOf } from './sentence-tokens.ts';
import { textSpaces } from './text-spaces.ts';

/** How often a lexicon is learned from the last alignment and used for the next one. */
const lexiconRounds = 2;
/** In fewer sentences a lexicon only repeats the alignment that it was learned from. */
const fewestForLexicon = 40;

/**
 * Pairs the sentences of two texts that translate one another: first by length, names, numbers, marks and related words,
 * then with a lexicon learned from the texts themselves, and by a machine translation where one is given. Every sentence
 * is in exactly one bead; beads stand in the order of the texts. Long texts are aligned a window at a time.
 */
export function alignSentences(texts: AlignmentTexts): readonly Bead[] {
  return alignInWindows(texts, alignWindow);
}

/** Aligns texts that are short enough to be aligned at once. */
export function alignWindow(texts: AlignmentTexts): readonly Bead[] {
  const { source, target } = texts;
  const band = new AlignmentBand(source.length, target.length, reachOf(source.length, target.length));
  const search = { sourceLengths: source.map(lengthOf), targetLengths: target.map(lengthOf), band };
  const base = textSpaces(texts, band);
  let beads = findBeads({ ...search, spaces: base, lengthShare: alignmentWeights.firstLength });
  if (Math.min(source.length, target.length) < fewestForLexicon) return beads;
  const words = wordVectors(source, target);
  for (let round = 0; round < lexiconRounds; round++) {
    const spaces = [...base, ...lexiconSpaces(words, beads, band)];
    beads = findBeads({ ...search, spaces, lengthShare: alignmentWeights.length });
  }
  return beads;
}

/** Wide enough for what is left out on one side, and never so wide that long texts take more than they need. */
function reachOf(sources: number, targets: number): number {
  return Math.max(
    50,
    Math.abs(sources - targets) + 50,
    Math.min(400, Math.ceil(Math.max(sources, targets) * 0.15)),
  );
}
