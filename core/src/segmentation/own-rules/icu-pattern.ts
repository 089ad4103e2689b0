import { readClass } from './icu-class.ts';
import { type PatternReading, readDeeper, readEscape, wordCharacters } from './icu-escape.ts';

/**
 * The regular expression of a segmentation rule as JavaScript has it. Rules of SRX files are written for ICU (SRX 2.0,
 * 4.7.3), whose classes know all scripts and which has a few constructs of its own; possessive and atomic groups only
 * save time there and are read as plain ones. Undefined where it cannot be said in JavaScript or is no expression.
 */
export function readIcuPattern(source: string): string | undefined {
  if (source.length > longestPattern) return undefined;
  const reading = { source, at: 0, depth: 0 };
  const pattern = readBranches(reading);
  return pattern !== undefined && reading.at === source.length && isExpression(pattern) ? pattern : undefined;
}

const longestPattern = 4000;

/** In one group; each is written again in every branch. */
const mostFlags = 5;

/** Up to the end of the group that is open. Flags hold from where they stand to there, in all branches that follow. */
function readBranches(reading: PatternReading): string | undefined {
  const { source } = reading;
  const flags: string[] = [];
  let pattern = '';
  while (reading.at < source.length && source[reading.at] !== ')') {
    const flag = readFlags(reading, ')');
    if (flag !== undefined && flags.push(flag) > mostFlags) return undefined;
    const isBranch = flag === undefined && source[reading.at] === '|';
    const piece = flag ?? (isBranch ? nextBranch(reading, flags) : readAtom(reading));
    if (piece === undefined) return undefined;
    pattern += piece;
  }
  return pattern + ')'.repeat(flags.length);
}

function nextBranch(reading: PatternReading, flags: readonly string[]): string {
  reading.at++;
  return `${')'.repeat(flags.length)}|${flags.join('')}`;
}

const flagGroup = /\(\?([a-z]*)(?:-([a-z]+))?([:)])/y;

/** `(?i)` or `(?i:` as the start of a group; undefined where there is none, or one that is not understood. */
function readFlags(reading: PatternReading, end: ')' | ':'): string | undefined {
  flagGroup.lastIndex = reading.at;
  const [whole, on = '', off = '', found] = flagGroup.exec(reading.source) ?? [];
  if (whole === undefined || found !== end || /[^imsu]/.test(on + off)) return undefined;
  reading.at += whole.length;
  const [added, taken] = [on.replaceAll('u', ''), off.replaceAll('u', '')];
  return `(?${added}${taken === '' ? '' : `-${taken}`}:`;
}

const quantifier = /(?:[*+?]|\{\d+(?:,\d*)?\})([?+]?)/y;

/** What may be repeated, with how often. */
function readAtom(reading: PatternReading): string | undefined {
  const atom = readPiece(reading);
  quantifier.lastIndex = reading.at;
  const [whole, manner] = quantifier.exec(reading.source) ?? [];
  if (atom === undefined || whole === undefined) return atom;
  reading.at += whole.length;
  // `a*+` takes all it can and gives nothing back.
  return atom + (manner === '+' ? whole.slice(0, -1) : whole);
}

function readPiece(reading: PatternReading): string | undefined {
  const character = reading.source.charAt(reading.at);
  if (character === '\\') return readEscape(reading, 'outside');
  if (character === '[') return readDeeper(reading, readClass);
  if (character === '(') return readDeeper(reading, readGroup);
  reading.at++;
  return /[}\]]/.test(character) ? `\\${character}` : character;
}

const comment = /\(\?#[^)]*\)/y;
const groupStart = /\((?:\?(?:<?[=!]|[:>]|<[A-Za-z]\w*>))?/y;

function readGroup(reading: PatternReading): string | undefined {
  comment.lastIndex = reading.at;
  if (comment.test(reading.source)) {
    reading.at = comment.lastIndex;
    return '';
  }
  const start = readFlags(reading, ':') ?? readGroupStart(reading);
  const inside = readBranches(reading);
  if (start === undefined || inside === undefined || reading.source[reading.at] !== ')') return undefined;
  reading.at++;
  return `${start}${inside})`;
}

function readGroupStart(reading: PatternReading): string | undefined {
  groupStart.lastIndex = reading.at;
  const [start] = groupStart.exec(reading.source) ?? [];
  if (start === undefined) return undefined;
  reading.at += start.length;
  return start === '(?>' ? '(?:' : start;
}

/** The runtime builds each set of characters anew, which takes most of a check; one digit says as much. */
function isExpression(pattern: string): boolean {
  const light = pattern.replaceAll(wordCharacters, String.raw`\w`).replaceAll(escapes, (escaped) => {
    return isProperty(escaped) ? String.raw`\d` : escaped;
  });
  return compiles(light);
}

const escapes = /\\[\s\S](?:\{[^{}]*\})?/g;
const knownProperties = new Set<string>();

function isProperty(escaped: string): boolean {
  if (!/^\\[pP]\{/.test(escaped)) return false;
  // Sets of strings may not stand everywhere, so that they are left for the whole to say.
  if (!knownProperties.has(escaped) && compiles(`[^${escaped}]`)) knownProperties.add(escaped);
  return knownProperties.has(escaped);
}

function compiles(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'v').flags === 'v';
  } catch {
    return false;
  }
}
