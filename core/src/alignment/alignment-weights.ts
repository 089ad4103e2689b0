/**
 * How much each sign counts. The figures were found by trying them on texts whose alignment is known: `npm run
 * conformance -- tools` says what comes of a change.
 */
export const alignmentWeights = {
  /** Shares of the ways in which sentences are compared. */
  grams: 0.571,
  marks: 0.12,
  translation: 0.786,
  /** What memories and term bases know says something of few sentences; then it is worth much. */
  known: 0.5,
  /** Of each direction. */
  lexicon: 0.3,
  /** Likeness is the similarity times `scale`, to this power: a little similarity already says much. */
  scale: 0.62,
  power: 0.772,
  /** Cost of a sentence without a partner, and how much of it the next ones cost: they stand in blocks. */
  noPartner: 0.62,
  longGap: 0.902,
  /** Cost of each sentence that a bead joins beyond one on each side. */
  joining: 0.12,
  /** How much an unlikely pair of lengths costs beside the likeness, before and after words are known. */
  firstLength: 0.312,
  length: 0.33,
} as const;
