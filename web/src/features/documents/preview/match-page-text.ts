import type { SegmentText } from './preview-segments.ts';

/** A run of text on a page, in px of the page at its own size. */
export interface PageText {
  /** From 0. */
  readonly page: number;
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly rightToLeft: boolean;
}

/** Where a part of a segment stands. */
export interface SegmentBox {
  readonly segmentId: string;
  readonly page: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A character of the pages without white space, and its place in the run it came from. */
interface Place {
  readonly run: number;
  readonly start: number;
  readonly end: number;
}

/** A text this long is not on the pages by chance. */
const telling = 8;
/** How far ahead a shorter text is believed to stand, in characters. */
const near = 2000;

/**
 * Finds segments in the text of pages: white space does not count, since lines break anywhere, and the order of the
 * document leads. What stands out of order, as text boxes do, is found too where it is long enough.
 */
export function matchPageText(
  runs: readonly PageText[],
  segments: readonly SegmentText[],
): readonly SegmentBox[] {
  const { text, places } = streamOf(runs);
  const boxes: SegmentBox[] = [];
  let next = 0;
  for (const { segmentId, text: raw } of segments) {
    const wanted = squeezed(raw);
    const found = placeIn(text, wanted, next);
    if (found === undefined) continue;
    if (found >= next && found - next < near) next = found + wanted.length;
    boxes.push(...boxesOf(segmentId, runs, places.slice(found, found + wanted.length)));
  }
  return boxes;
}

function placeIn(text: string, wanted: string, next: number): number | undefined {
  if (wanted === '') return undefined;
  const ahead = text.indexOf(wanted, next);
  if (ahead >= 0 && ahead - next < near) return ahead;
  if (wanted.length < telling) return undefined;
  const anywhere = ahead >= 0 ? ahead : text.indexOf(wanted);
  return anywhere < 0 ? undefined : anywhere;
}

function streamOf(runs: readonly PageText[]) {
  let text = '';
  const places: Place[] = [];
  for (const [run, { text: raw }] of runs.entries()) {
    let at = 0;
    for (const character of raw) {
      const end = at + character.length;
      const kept = squeezed(character);
      text += kept;
      const place = { run, start: at / raw.length, end: end / raw.length };
      for (let i = 0; i < kept.length; i++) places.push(place);
      at = end;
    }
  }
  return { text, places };
}

/** Ligatures and wide forms as the letters they stand for; no white space and nothing invisible. */
function squeezed(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s\p{Cf}]/gu, '');
}

function boxesOf(
  segmentId: string,
  runs: readonly PageText[],
  places: readonly Place[],
): readonly SegmentBox[] {
  const byRun = Map.groupBy(places, ({ run }) => run);
  return [...byRun].flatMap(([index, parts]) => {
    const run = runs[index];
    const [first, last] = [parts[0], parts.at(-1)];
    if (run === undefined || first === undefined || last === undefined) return [];
    const { page, top, height } = run;
    const width = (last.end - first.start) * run.width;
    const before = (run.rightToLeft ? 1 - last.end : first.start) * run.width;
    return [{ segmentId, page, top, height, width, left: run.left + before }];
  });
}
