/** The styles of the specification (D9.16). */
export const polishStyles = ['native', 'gaming', 'academic', 'email', 'political', 'legal'] as const;
export type PolishStyle = (typeof polishStyles)[number];

/** What a language model is told of each style. */
export const styleCards: Readonly<Record<PolishStyle, string>> = {
  native:
    'Native-like expression. Write what an educated native speaker would write: natural collocations, idiomatic word order, no traces of another language. Do not make it more formal or more lively than it is.',
  gaming:
    'Gaming industry. Short, lively and direct, in the words that players use; keep names of items, skills, characters and keys exactly. Fit texts of menus into their length. Do not explain.',
  academic:
    'Academic paper. Precise, impersonal and cautious; full forms instead of contractions, one term for one thing, clear logical links. Keep citations, symbols, units and hedges. Do not add claims.',
  email:
    'Formal email. Polite, clear and brief; a complete sentence for each request, a consistent form of address. Keep names, dates and what is asked for. Do not add greetings that are not there.',
  political:
    'Publicity for readers abroad on politics. Measured, official and accurate; established renderings of names of institutions, policies and slogans. Do not add judgments and do not soften any.',
  legal:
    'Legal contract. Exact and unambiguous; the same term for the same thing, defined terms with their capitals, modal verbs with their legal force (shall, may, must). Do not merge, drop or add conditions.',
};
