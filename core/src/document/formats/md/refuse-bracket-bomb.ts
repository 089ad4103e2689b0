import { DocumentFormatError } from '../../document-format-error.ts';

/** No person nests deeper; the parser's time grows with the square of it. */
const maxOpenBrackets = 2000;

/**
 * Brackets that stay open within one block.
 * @throws {DocumentFormatError} limit
 */
export function refuseBracketBomb(text: string): void {
  let open = 0;
  for (const { 0: token, index } of text.matchAll(/\n[ \t]*\r?\n|[[(]|[\])]/g)) {
    if (token === '[' || token === '(') open++;
    else open = token.startsWith('\n') ? 0 : Math.max(0, open - 1);
    if (open <= maxOpenBrackets) continue;
    throw new DocumentFormatError('limit', { part: `:${text.slice(0, index).split('\n').length}` });
  }
}
