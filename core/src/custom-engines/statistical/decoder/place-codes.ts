import { isClosing, type PlacedCode } from '../code-tokens.ts';

/** A word of a translation with the places of the source it stands for. */
export interface WrittenWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

interface CodeInTarget {
  readonly text: string;
  readonly at: number;
  /** Closes words before it, and so stands before all that opens there. */
  readonly closes: boolean;
}

/** The words of a translation with the codes of its source around what they enclosed. */
export function placeCodes(written: readonly WrittenWord[], codes: readonly PlacedCode[]): readonly string[] {
  const placed = codes.map((code) => placeCode(code, codes, written));
  const at = (place: number) => {
    const here = placed.filter((code) => code.at === place);
    return [...here.filter(({ closes }) => closes), ...here.filter(({ closes }) => !closes)];
  };
  const texts = written.flatMap(({ text }, i) => [...at(i).map((code) => code.text), text]);
  return [...texts, ...at(written.length).map((code) => code.text)];
}

function placeCode(
  code: PlacedCode,
  codes: readonly PlacedCode[],
  written: readonly WrittenWord[],
): CodeInTarget {
  const partner = codes.find(({ text }) => text !== code.text && numberOf(text) === numberOf(code.text));
  const [from, to] = [code.at, partner?.at ?? code.at].toSorted((a, b) => a - b);
  const inside = written.flatMap(({ start, end }, i) =>
    start >= (from ?? 0) && end <= (to ?? 0) && end > start ? [i] : [],
  );
  if (inside.length === 0) return { text: code.text, at: firstFrom(from ?? 0, written), closes: false };
  const closes = isClosing(code.text);
  return { text: code.text, at: closes ? Math.max(...inside) + 1 : Math.min(...inside), closes };
}

/** Where what follows a place of the source begins. */
function firstFrom(place: number, written: readonly WrittenWord[]): number {
  const found = written.findIndex(({ start }) => start >= place);
  return found < 0 ? written.length : found;
}

function numberOf(code: string): string {
  return code.replace(/\D/g, '');
}
