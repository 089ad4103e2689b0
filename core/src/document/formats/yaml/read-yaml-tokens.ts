import { type CST, Lexer, Parser } from 'yaml';
import { DocumentFormatError } from '../../document-format-error.ts';
import { brokenAt } from '../../strings/broken-at.ts';

/** Deeper files exist only to do harm; the parser's time grows with the square of the depth. */
const maxDepth = 1000;
/** The tokens of a file take about seventy times its length, which no other format comes near. In characters. */
const maxLength = 2 ** 24;

/**
 * The documents of a YAML file as tokens with offsets.
 * @throws {DocumentFormatError} too-large, broken, limit
 */
export function readYamlTokens(text: string): readonly CST.Document[] {
  if (text.length > maxLength) throw new DocumentFormatError('too-large', { limit: maxLength });
  const parser = new Parser();
  const documents: CST.Document[] = [];
  const add = (tokens: Iterable<CST.Token>) => {
    for (const token of tokens) {
      if (token.type === 'error') throw brokenAt(text, token.offset, 'yaml');
      if (token.type === 'document') documents.push(token);
    }
  };
  for (const lexeme of new Lexer().lex(text)) {
    add(parser.next(lexeme));
    if (parser.stack.length > maxDepth) throw new DocumentFormatError('limit', { limit: maxDepth });
  }
  add(parser.end());
  return documents;
}

export function isScalar(token: CST.Token | null | undefined): token is CST.FlowScalar | CST.BlockScalar {
  return token?.type.endsWith('scalar') ?? false;
}

export function isCollection(
  token: CST.Token | null | undefined,
): token is CST.BlockMap | CST.BlockSequence | CST.FlowCollection {
  return token?.type === 'block-map' || token?.type === 'block-seq' || token?.type === 'flow-collection';
}

export function isMap(token: CST.BlockMap | CST.BlockSequence | CST.FlowCollection): boolean {
  return token.type === 'block-map' || (token.type === 'flow-collection' && token.start.source === '{');
}

/** Where the characters of a scalar stand; a block has a head such as `|-` before its lines. */
export function placeOfScalar(token: CST.FlowScalar | CST.BlockScalar): {
  readonly start: number;
  readonly end: number;
} {
  const head = token.type === 'block-scalar' ? token.props.map(lengthOf) : [];
  const length = head.reduce((sum, one) => sum + one, 0) + token.source.length;
  const first = token.type === 'block-scalar' ? token.props[0] : undefined;
  const start = first !== undefined && 'offset' in first ? first.offset : token.offset;
  return { start, end: start + length };
}

function lengthOf(token: CST.Token): number {
  return 'source' in token ? token.source.length : 0;
}
