import type { InlineCodeDetails } from '../../../inline/inline-text.ts';
import type { CodePair, Fragment, InlineNode, Piece } from './piece.ts';

/** A field that has begun and not ended; fields may span paragraphs, as tables of contents do. */
export interface OpenField {
  instruction: string;
  state: 'instruction' | 'result';
  /** Stands inside a field whose result is not translated. */
  readonly inSkipped: boolean;
  /** Of a link whose beginning stands in the same paragraph. */
  pair: CodePair | undefined;
}

export interface BookmarkNode {
  readonly kind: 'bookmark';
  readonly edge: 'start' | 'end';
  readonly bookmarkId: string;
  readonly repeated: boolean;
  readonly fragments: readonly Fragment[];
}

export type FieldlessNode = InlineNode | BookmarkNode;

/** What the reader of a document wants to know about its fields. */
export interface FieldReport {
  /** A text that Word computed was left out. */
  skipped(): void;
  /** A table of contents was left out; it repeats the headings. */
  contents(): void;
}

/** An element or a link field that is open in this paragraph. */
interface Container {
  readonly pair: CodePair;
  /** Index of its node. */
  readonly at: number;
  readonly field: OpenField | undefined;
}

interface Pass {
  readonly nodes: FieldlessNode[];
  /** Pieces of a field whose result is not translated, as far as they came. */
  chunk: Piece[];
  readonly containers: Container[];
  readonly fields: OpenField[];
  readonly report: FieldReport;
}

const longestDisplay = 40;

/**
 * Links become pairs around their text. Every other field becomes one placeholder that shows what Word
 * computed last, because Word will compute it anew. `fields` goes on from paragraph to paragraph.
 */
export function resolveFields(
  pieces: readonly Piece[],
  fields: OpenField[],
  report: FieldReport,
): readonly FieldlessNode[] {
  const pass: Pass = { nodes: [], chunk: [], containers: [], fields, report };
  for (const piece of pieces) {
    if (piece.kind === 'field') passMark(pass, piece);
    else if (isSkipping(fields)) passSkipped(pass, piece);
    else passPiece(pass, piece);
  }
  flush(pass);
  for (const { pair, field } of pass.containers.toReversed()) if (field !== undefined) giveUp(pass, pair);
  return pass.nodes;
}

function isSkipping(fields: readonly OpenField[]): boolean {
  const field = fields.at(-1);
  if (field === undefined) return false;
  return field.inSkipped || field.state === 'instruction' || !isLinkInstruction(field.instruction);
}

export function isLinkInstruction(instruction: string): boolean {
  return /^\s*HYPERLINK\b/i.test(instruction);
}

function passMark(pass: Pass, piece: Piece & { kind: 'field' }): void {
  if (piece.mark === 'begin') {
    const inSkipped = isSkipping(pass.fields);
    pass.fields.push({ instruction: '', state: 'instruction', inSkipped, pair: undefined });
    pass.chunk.push(piece);
  } else if (piece.mark === 'separate') passSeparate(pass, piece);
  else passEnd(pass, piece);
}

function passSeparate(pass: Pass, piece: Piece): void {
  pass.chunk.push(piece);
  const field = pass.fields.at(-1);
  if (field !== undefined) field.state = 'result';
  if (/^\s*TO[CA]\b/i.test(field?.instruction ?? '')) pass.report.contents();
  if (isSkipping(pass.fields)) return;
  if (field === undefined || !isBalanced(pass.chunk)) flush(pass);
  else {
    field.pair = { details: { type: 'link', display: 'link' }, nests: true, ...destinationOf(pass, field) };
    openContainer(pass, field.pair, pass.chunk, field);
    pass.chunk = [];
  }
}

/** What else stands in a field, such as a bookmark, can't stand in two places. */
function destinationOf({ chunk }: Pass, { instruction }: OpenField): Pick<CodePair, 'destination'> {
  const bare = chunk.every(({ kind }) => kind === 'field' || kind === 'instruction');
  return bare ? { destination: instruction.trim() } : {};
}

function passEnd(pass: Pass, piece: Piece): void {
  const skipping = isSkipping(pass.fields);
  const field = pass.fields.pop();
  if (skipping || field?.pair === undefined) {
    pass.chunk.push(piece);
    if (!isSkipping(pass.fields)) flush(pass);
    return;
  }
  if (pass.containers.at(-1)?.pair === field.pair) closeContainer(pass, [piece]);
  else {
    giveUp(pass, field.pair);
    pass.nodes.push(fieldPlaceholder([piece]));
  }
}

function passSkipped(pass: Pass, piece: Piece): void {
  const field = pass.fields.at(-1);
  if (piece.kind === 'instruction' && field?.state === 'instruction') field.instruction += piece.text;
  pass.chunk.push(piece);
}

function passPiece(pass: Pass, piece: Exclude<Piece, { kind: 'field' }>): void {
  if (piece.kind === 'open') openContainer(pass, pairOf(piece), [piece], undefined);
  else if (piece.kind === 'close') closeElement(pass, piece);
  else pass.nodes.push(nodeOf(piece));
}

function pairOf({ details, destination }: Piece & { kind: 'open' }): CodePair {
  return { details, nests: true, ...(destination !== undefined && { destination }) };
}

function nodeOf(piece: Exclude<Piece, { kind: 'field' | 'open' | 'close' }>): FieldlessNode {
  const fragments = [piece];
  switch (piece.kind) {
    case 'text':
      return { kind: 'text', text: piece.text, look: piece.run.look };
    case 'placeholder':
      return { kind: 'placeholder', fragments, details: piece.details, spoken: piece.spoken ?? false };
    case 'bookmark': {
      const { kind, edge, bookmarkId, repeated } = piece;
      return { kind, edge, bookmarkId, repeated, fragments };
    }
    case 'hidden':
      return { kind: 'hidden', fragments, ...(piece.ofWords && { ofWords: true }) };
    default:
      return { kind: 'hidden', fragments };
  }
}

function openContainer(
  pass: Pass,
  pair: CodePair,
  fragments: readonly Fragment[],
  field: OpenField | undefined,
): void {
  pass.containers.push({ pair, at: pass.nodes.length, field });
  pass.nodes.push({ kind: 'open', fragments, pair });
}

function closeContainer(pass: Pass, fragments: readonly Fragment[]): void {
  const container = pass.containers.pop();
  if (container !== undefined) pass.nodes.push({ kind: 'close', fragments, pair: container.pair });
}

/** An element that ends while a link field that began in it goes on: the link can't be a pair. */
function closeElement(pass: Pass, piece: Piece): void {
  for (let top = pass.containers.at(-1); top?.field; top = pass.containers.at(-1)) giveUp(pass, top.pair);
  closeContainer(pass, [piece]);
}

function giveUp(pass: Pass, pair: CodePair): void {
  const index = pass.containers.findLastIndex((container) => container.pair === pair);
  const container = pass.containers[index];
  if (container === undefined) return;
  pass.containers.splice(index, 1);
  const open = pass.nodes[container.at];
  if (open?.kind === 'open') pass.nodes[container.at] = fieldPlaceholder(open.fragments);
  if (container.field !== undefined) container.field.pair = undefined;
}

/** The chunk becomes one placeholder, cut only where an element begins or ends in it and not wholly. */
function flush(pass: Pass): void {
  const chunk = pass.chunk;
  pass.chunk = [];
  const lonely = lonelyEdges(chunk);
  let from = 0;
  for (const [index, piece] of chunk.entries()) {
    if (!lonely.has(piece)) continue;
    pushField(pass, chunk.slice(from, index));
    if (piece.kind !== 'field') passPiece(pass, piece);
    from = index + 1;
  }
  pushField(pass, chunk.slice(from));
}

function pushField(pass: Pass, pieces: readonly Piece[]): void {
  if (pieces.length === 0) return;
  const placeholder = fieldPlaceholder(pieces);
  pass.nodes.push(placeholder);
  if (placeholder.details.equivalent !== undefined) pass.report.skipped();
}

function isBalanced(pieces: readonly Piece[]): boolean {
  return lonelyEdges(pieces).size === 0;
}

function lonelyEdges(pieces: readonly Piece[]): ReadonlySet<Piece> {
  const lonely = new Set<Piece>();
  const open: Piece[] = [];
  for (const piece of pieces) {
    if (piece.kind === 'open') open.push(piece);
    if (piece.kind === 'close' && open.pop() === undefined) lonely.add(piece);
  }
  for (const piece of open) lonely.add(piece);
  return lonely;
}

function fieldPlaceholder(fragments: readonly (Fragment | Piece)[]): InlineNode & { kind: 'placeholder' } {
  const cached = fragments
    .map((piece) => ('kind' in piece && piece.kind === 'text' ? piece.text : ''))
    .join('');
  return { kind: 'placeholder', fragments, details: fieldDetails(cached), spoken: cached.trim() !== '' };
}

/** A field shows what Word computed last. */
export function fieldDetails(cached: string): InlineCodeDetails {
  const shown = cached.trim();
  if (shown === '') return { type: 'field', display: 'field', required: true };
  return { type: 'field', display: shown.slice(0, longestDisplay), equivalent: shown, required: true };
}
