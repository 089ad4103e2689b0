/**
 * Whether an expression of a user can't take time without end. Refused are repetitions inside repetitions, choices
 * inside repetitions, references to what a group matched, and more than a few repetitions without a bound.
 */
export function isSafePattern(source: string): boolean {
  if (!isExpression(source) || /\\(?:[1-9]|k<)/.test(source)) return false;
  const reading: Reading = { groups: [], unbounded: 0, closed: false, isSafe: true };
  for (const [piece, quantifier] of source.matchAll(pieces)) {
    if (quantifier === undefined) readPiece(reading, piece);
    else readQuantifier(reading);
  }
  return reading.isSafe && reading.unbounded <= mostUnbounded;
}

const mostUnbounded = 3;

interface Reading {
  /** Of each open group, whether what is in it can match in more than one way. */
  readonly groups: boolean[];
  unbounded: number;
  /** The same of the group that has just been closed. */
  closed: boolean;
  isSafe: boolean;
}

function readQuantifier(reading: Reading): void {
  reading.unbounded++;
  if (reading.closed) reading.isSafe = false;
  reading.closed = false;
  markGroup(reading);
}

function readPiece(reading: Reading, piece: string): void {
  reading.closed = piece === ')' && reading.groups.pop() === true;
  if (piece === '(') reading.groups.push(false);
  else if (piece === '|' || reading.closed) markGroup(reading);
}

function markGroup({ groups }: Reading): void {
  if (groups.length > 0) groups[groups.length - 1] = true;
}

/** Escapes and classes count as one piece each; the group holds a quantifier without a bound. */
const pieces = /\\[\s\S]|\[(?:[^\]\\]|\\[\s\S])*\]|([*+]\??|\{\d+,\}\??)|\{\d+(?:,\d+)?\}\??|[\s\S]/g;

function isExpression(source: string): boolean {
  try {
    return source !== '' && new RegExp(source, 'u').source !== '';
  } catch {
    return false; // the only way to ask
  }
}
