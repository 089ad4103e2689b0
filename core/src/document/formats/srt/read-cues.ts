/** A subtitle as it stands in the file; text may be empty. */
export interface CuePlace {
  /** Place of the text between the timing line and the next cue, without white space around it. */
  readonly start: number;
  readonly end: number;
}

/**
 * Places of the cues' texts, in file order. Lenient as players are: a cue begins at its timing line, whatever
 * numbers and empty lines are missing, doubled or too many.
 */
export function readCues(text: string): readonly CuePlace[] {
  const timings = [...text.matchAll(timingLine)];
  return timings.map((timing, i) => {
    const from = timing.index + timing[0].length;
    const next = timings[i + 1];
    return trimPlace(text, from, next === undefined ? text.length : headStart(text, from, next.index));
  });
}

/** Hours may lack, the fraction may follow a point; settings may follow. */
export const timingLine =
  /^[ \t\uFEFF]*(?:\d{1,3}:)?\d{1,2}:\d{1,2}[,.:]\d{1,3}[ \t]*-{1,2}>[ \t]*(?:\d{1,3}:)?\d{1,2}:\d{1,2}[,.:]\d{1,3}[^\r\n]*$/gm;

/** The number above a timing line belongs to that cue, not to the text before it. */
function headStart(text: string, from: number, timingStart: number): number {
  const before = text.slice(from, timingStart);
  const number = /(?:^|[\r\n])[ \t]*\d+[ \t]*(?:\r\n|\r|\n)[ \t]*$/.exec(before);
  return number === null ? timingStart : from + number.index;
}

function trimPlace(text: string, from: number, to: number): CuePlace {
  const part = text.slice(from, to);
  const start = from + part.length - part.trimStart().length;
  return { start, end: Math.max(start, from + part.trimEnd().length) };
}
