import { fitCodes } from '../../inline/fit-codes.ts';
import type { InlineCode, InlineCodeDetails, InlineText } from '../../inline/inline-text.ts';
import { codeToken } from '../../inline/markup.ts';
import { isWellNested } from '../../inline/nesting.ts';
import { projectCodes } from '../../inline/project-codes.ts';
import { renderInline } from '../../inline/render-inline.ts';
import { DocumentFormatError } from '../document-format-error.ts';
import type { CodePiece, InlinePiece } from './inline-piece.ts';

/** More codes than this in one unit is an attack or a broken file, and would keep the editor busy for minutes. */
const maxPieces = 20_000;

export interface WrittenInline {
  readonly text: string;
  /** Whether codes had to be restored. */
  readonly restored: boolean;
}

/**
 * The codes of a unit, with one number for what is the same code in source and target. The source is read first.
 */
export class UnitCodes {
  readonly details: Record<number, InlineCodeDetails> = {};
  readonly #ids = new Map<string, number>();
  readonly #natives = new Map<string, string>();
  readonly #enclosing = new Set<number>();

  /** @throws {DocumentFormatError} limit */
  readSource(pieces: readonly InlinePiece[]): InlineText {
    return this.#read(pieces, (piece, name) => {
      const id = this.#ids.get(name) ?? this.#ids.size + 1;
      this.#ids.set(name, id);
      this.#remember(piece, id);
      return id;
    });
  }

  /**
   * Codes that only the target has are left out: they could not be written again.
   * @throws {DocumentFormatError} limit
   */
  readTarget(pieces: readonly InlinePiece[]): InlineText {
    return this.#read(pieces, (_piece, name) => this.#ids.get(name));
  }

  #read(
    pieces: readonly InlinePiece[],
    idOf: (piece: CodePiece, name: string) => number | undefined,
  ): InlineText {
    if (pieces.length > maxPieces) throw new DocumentFormatError('limit', { limit: maxPieces });
    const times = new Map<string, number>();
    const codes: InlineCode[] = [];
    let text = '';
    for (const piece of pieces) {
      if (piece.kind === 'text') {
        text += piece.text;
        continue;
      }
      const id = idOf(piece, uniqueName(piece, times));
      if (id !== undefined) codes.push({ id, kind: piece.kind, at: text.length });
    }
    return { text, codes, styles: [] };
  }

  /** The target as it is written in the file. */
  write(source: InlineText, target: InlineText, escapeText: (text: string) => string): WrittenInline {
    const fitted = this.#fit(source, target);
    const text = renderInline(fitted, {
      text: escapeText,
      code: (code) => this.#natives.get(codeToken(code)) ?? '',
      openStyle: () => '',
      closeStyle: () => '',
    });
    return { text, restored: fitted !== target };
  }

  #fit(source: InlineText, target: InlineText): InlineText {
    const fitted = fitCodes(source, this.details, target);
    const elements = fitted.codes.filter(({ id }) => this.#enclosing.has(id));
    if (isWellNested(elements)) return fitted;
    const kept = new Set(fitted.codes.map(({ id }) => id));
    const wanted = { ...source, codes: source.codes.filter(({ id }) => kept.has(id)) };
    return { ...fitted, codes: projectCodes(wanted, fitted) };
  }

  /** A code is written as it stands in the source. */
  #remember({ kind, details, native, encloses }: CodePiece, id: number): void {
    this.details[id] ??= details;
    this.#natives.set(codeToken({ id, kind }), native);
    if (encloses === true) this.#enclosing.add(id);
  }
}

/** The same name may stand for several codes of one text: the first of the source is the first of the target. */
function uniqueName({ kind, key }: CodePiece, times: Map<string, number>): string {
  const time = (times.get(`${kind} ${key}`) ?? 0) + 1;
  times.set(`${kind} ${key}`, time);
  return `${kind === 'placeholder' ? '' : 'pair '}${key} ${time}`;
}
