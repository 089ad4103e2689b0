import { fromMarkup } from '@transloom/core/inline/markup';

/** Where a text can be cut: between words, never at its start or end. Offsets in UTF-16 units without codes. */
export function cutPlaces(markup: string, language: string): readonly number[] {
  const { text } = fromMarkup(markup);
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)];
  return words
    .filter(({ index, segment }) => segment.trim() !== '' && text.slice(0, index).trim() !== '')
    .map(({ index }) => index);
}

/** Behind the end mark or comma nearest to the middle, else the middle. */
export function likelyCut(text: string, places: readonly number[]): number | undefined {
  const marked = places.filter((at) => /[.!?;,:。！？；，：、]\s*$/u.test(text.slice(0, at)));
  return nearest(marked.length > 0 ? marked : places, text.length / 2);
}

export function nearest(places: readonly number[], wanted: number): number | undefined {
  return places.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
}
