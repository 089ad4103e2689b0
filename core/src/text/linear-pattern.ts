import { RE2JS } from 're2js';

/** An expression of a person, matched in time proportional to the text whatever the expression. */
export interface LinearPattern {
  /** Its matches in the text, the first first; `index` is an offset in UTF-16 units. */
  readonly matchAll: (text: string) => Iterable<RegExpExecArray>;
}

/**
 * Expressions of people run in the engine of RE2, which never backtracks. It knows the syntax of JavaScript except
 * look-ahead and references to what a group matched, and repeats no group more than 1,000 times. Undefined for an expression
 * that it does not take.
 */
export function linearPattern(source: string): LinearPattern | undefined {
  const isTaken = source !== '' && source.length <= longestSource && !namedReference.test(source);
  const compiled = isTaken ? compile(source) : undefined;
  if (compiled === undefined) return undefined;
  // `test` runs on an automaton that is many times faster than the search for matches, and most texts have none.
  // Each match has its index, which the types of the engine leave open.
  const matches = (text: string) => compiled.matchAll(text) as IterableIterator<RegExpExecArray>;
  return { matchAll: (text) => (compiled.test(text) ? matches(text) : []) };
}

const longestSource = 1000;
/** The engine would read it as the letter k. */
const namedReference = /\\k</;

function compile(source: string): RE2JS | undefined {
  try {
    return RE2JS.compile(RE2JS.translateRegExp(nameScripts(source)), RE2JS.LOOKBEHINDS);
  } catch {
    return undefined; // the only way to ask
  }
}

/** RE2 writes `\p{Han}` for what JavaScript calls `\p{Script=Han}`. */
function nameScripts(source: string): string {
  return source.replaceAll(
    /\\([pP])\{(?:Script|sc|Script_Extensions|scx|General_Category|gc)=/g,
    String.raw`\$1{`,
  );
}
