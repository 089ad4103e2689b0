import type { InlineCode, InlineText } from '../../../inline/inline-text.ts';
import { placeNames } from '../../../text/place-names.ts';
import type { RunLook } from './run-look.ts';

/** A look that is no code and yet not that of the text around. */
export interface KeptLook {
  readonly start: number;
  readonly end: number;
  readonly look: RunLook;
  /** What the codes around make of the text: elsewhere the look is out of place. */
  readonly within: RunLook;
  /** On a name that has this look wherever it stands. */
  readonly named: boolean;
}

export interface PlacedLooks {
  readonly looks: readonly KeptLook[];
  /** Looks of names that the target does not have. */
  readonly dropped: number;
}

/**
 * Where the looks go in the target: where they were if nothing has changed, or else onto the same names, and onto the
 * same signs where it has as many of those. Only words tell which side of a format's edge a sign stands on.
 */
export function placeLooks(
  looks: readonly KeptLook[],
  source: InlineText,
  target: InlineText,
  formatEdges: readonly number[],
): PlacedLooks {
  if (looks.length === 0 || isSame(source, target)) return { looks, dropped: 0 };
  const names = placeOnNames(looks, source.text, target.text);
  const signs = placeSigns(looks, source, target, formatEdges);
  const placed = [...names.looks, ...signs].sort((a, b) => a.start - b.start);
  return { looks: withoutOverlaps(placed), dropped: names.dropped };
}

function placeOnNames(looks: readonly KeptLook[], source: string, target: string): PlacedLooks {
  const named = looks.filter((kept) => kept.named).map((kept) => onNameAlone(kept, source));
  const { placed, lost } = placeNames(named, source, target);
  return { looks: placed.map(({ name, place }) => ({ ...name, ...place })), dropped: lost.length };
}

/** Without the space around the name that has the look too. */
function onNameAlone(kept: KeptLook, source: string): KeptLook {
  const text = source.slice(kept.start, kept.end);
  const start = kept.start + text.indexOf(text.trim());
  return { ...kept, start, end: start + text.trim().length };
}

function placeSigns(
  looks: readonly KeptLook[],
  source: InlineText,
  target: InlineText,
  formatEdges: readonly number[],
): readonly KeptLook[] {
  const places = new Map<string, ReadonlyMap<number, number>>();
  const placed: KeptLook[] = [];
  for (const kept of looks) {
    if (kept.named) continue;
    const own = source.text.slice(kept.start, kept.end);
    const signs = own.trim();
    if (signs === '') continue;
    const found = places.get(signs) ?? matchPlaces(signs, source.text, target.text);
    places.set(signs, found);
    const start = found.get(kept.start + own.indexOf(signs));
    const place = start !== undefined && { start, end: start + signs.length };
    if (place && isAmongWords(place, target.text, formatEdges)) placed.push({ ...kept, ...place });
  }
  return placed;
}

function isSame(a: InlineText, b: InlineText): boolean {
  return a.text === b.text && a.codes.length === b.codes.length && a.codes.every(isLike(b.codes));
}

function isLike(codes: readonly InlineCode[]) {
  return ({ id, kind, at }: InlineCode, index: number): boolean => {
    const other = codes[index];
    return other?.id === id && other.kind === kind && other.at === at;
  };
}

function isAmongWords(
  { start, end }: { readonly start: number; readonly end: number },
  text: string,
  edges: readonly number[],
): boolean {
  const before = edges.findLast((edge) => edge <= start);
  const after = edges.find((edge) => edge >= end);
  if (before !== undefined && !word.test(text.slice(before, start))) return false;
  return after === undefined || word.test(text.slice(end, after));
}

const word = /[\p{L}\p{N}]/u;

function matchPlaces(signs: string, source: string, target: string): ReadonlyMap<number, number> {
  const from = placesOf(signs, source);
  const to = placesOf(signs, target);
  if (from.length !== to.length) return new Map();
  return new Map(from.map((place, i) => [place, to[i] ?? 0]));
}

function placesOf(signs: string, text: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(signs); at >= 0; at = text.indexOf(signs, at + 1)) places.push(at);
  return places;
}

function withoutOverlaps(looks: readonly KeptLook[]): readonly KeptLook[] {
  let end = 0;
  return looks.filter((look) => {
    if (look.start < end) return false;
    end = look.end;
    return true;
  });
}
