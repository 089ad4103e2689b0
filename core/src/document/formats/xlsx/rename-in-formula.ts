import type { Renames } from './renames.ts';

/**
 * A text in quotes, a name of a sheet in quotes or without with its `!`, a table with the brackets behind it, or any
 * other name. What none of them matches is copied.
 */
const token =
  /"(?:[^"]|"")*"|'((?:[^']|'')*)'!|([\p{L}_\\][\p{L}\p{N}_.\\?]*(?::[\p{L}_\\][\p{L}\p{N}_.\\?]*)?)!|([\p{L}_\\][\p{L}\p{N}_.\\?]*)|\[/gu;

/** The formula with the new names of sheets and table columns; `table` is the one it stands in. */
export function renameInFormula(formula: string, renames: Renames, table = ''): string {
  let result = '';
  let at = 0;
  let before: Before = { name: table, bracketEnd: -1 };
  token.lastIndex = 0;
  for (let match = token.exec(formula); match !== null; match = token.exec(formula)) {
    const end = match[0] === '[' ? bracketEnd(formula, match.index) : match.index + match[0].length;
    const written = formula.slice(match.index, end);
    result += formula.slice(at, match.index) + renameToken(match, written, before, renames);
    // The file a name is of stands in brackets right before it.
    before = { name: match[3] ?? table, bracketEnd: match[0] === '[' ? end : -1 };
    at = end;
    token.lastIndex = end;
  }
  return result + formula.slice(at);
}

/** What stands before a token. */
interface Before {
  /** The table whose columns brackets would name. */
  readonly name: string;
  /** End of brackets; -1 where there are none. */
  readonly bracketEnd: number;
}

function renameToken(match: RegExpExecArray, written: string, before: Before, renames: Renames): string {
  const [whole, quoted, plain] = match;
  if (whole.startsWith('"')) return renameText(match, renames);
  if (whole === '[') return renameColumns(written, renames.columns.get(before.name.toLowerCase()));
  if (before.bracketEnd === match.index) return written;
  if (quoted !== undefined) return renameSheets(quoted.replaceAll("''", "'"), written, renames);
  return plain === undefined ? written : renameSheets(plain, written, renames);
}

/** Formulas ask pivot tables by what these call things. */
function renameText({ 0: whole, input }: RegExpExecArray, { texts }: Renames): string {
  if (texts.size === 0 || !/\bGETPIVOTDATA\(/i.test(input)) return whole;
  const renamed = texts.get(whole.slice(1, -1).replaceAll('""', '"'));
  return renamed === undefined ? whole : `"${renamed.replaceAll('"', '""')}"`;
}

/** One sheet or a span of sheets, such as `Jan:Mar`. Sheets of other files begin with their file. */
function renameSheets(names: string, written: string, { sheets }: Renames): string {
  const parts = names.split(':');
  const renamed = parts.map((name) => sheets.get(name.toLowerCase()) ?? name);
  if (renamed.every((name, index) => name === parts[index])) return written;
  const together = renamed.join(':');
  const bare = renamed.every((name) => /^[\p{L}_][\p{L}\p{N}_]*$/u.test(name) && !looksLikeCell(name));
  return bare ? `${together}!` : `'${together.replaceAll("'", "''")}'!`;
}

function looksLikeCell(name: string): boolean {
  return /^(?:[A-Z]{1,3}\d+|R\d*C\d*|R|C|TRUE|FALSE)$/i.test(name);
}

/** Behind the bracket that closes the one here; an apostrophe takes the meaning from the character after it. */
function bracketEnd(formula: string, start: number): number {
  let depth = 0;
  for (let at = start; at < formula.length; at++) {
    const character = formula.charAt(at);
    if (character === "'") at++;
    else if (character === '[') depth++;
    else if (character === ']' && --depth === 0) return at + 1;
  }
  return formula.length;
}

/** `[Column]`, `[@Column]`, `[[#Headers],[Column]:[Other]]`, without spaces or with. */
function renameColumns(reference: string, columns: ReadonlyMap<string, string> | undefined): string {
  if (columns === undefined) return reference;
  return reference.replace(/\[(@?)((?:[^[\]']|'[\s\S])+)\]/g, (whole, at: string, name: string) => {
    const renamed = columns.get(name.replace(/'([\s\S])/g, '$1').toLowerCase());
    return renamed === undefined ? whole : `[${at}${renamed.replace(/['#@[\]]/g, "'$&")}]`;
  });
}
