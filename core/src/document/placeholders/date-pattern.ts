/** A directive of `strftime`, as C, Ruby and Python have them. */
const directive = /%[-_0^#:]{0,2}[EO]?[a-zA-Z%]/g;
const dateLetters = new Set('aAbBcCdDeFgGhHIjklLmMnNpPrRsSTuUvVwWxXyYzZ%');
/** No `printf` has these. */
const onlyInDates = /%[-_0^#:]{0,2}[EO]?[YymBbHIMFTRDPAjZ]/;

/** Places of the directives of a text that is a pattern for dates and times, such as `%d %b %Y`; none in any other. */
export function dateDirectives(text: string): readonly { readonly start: number; readonly end: number }[] {
  if (!text.includes('%') || !onlyInDates.test(text)) return [];
  const found = [...text.matchAll(directive)];
  const isPattern =
    found.every(([raw]) => dateLetters.has(raw.slice(-1))) &&
    (found.length > 1 || found[0]?.[0] === text.trim());
  return isPattern ? found.map(({ 0: raw, index }) => ({ start: index, end: index + raw.length })) : [];
}
