import { hasWords } from '../../../text/has-words.ts';
import { spliceText } from '../../../text/splice-text.ts';
import { walkXml, type XmlPiece } from '../../../xml/walk-xml.ts';
import { type BilingualText, lineEndOf, readBilingualText } from '../../bilingual/bilingual-text.ts';
import { BilingualWalk } from '../../bilingual/bilingual-walk.ts';
import type { ByteSplicer } from '../../bilingual/byte-splicer.ts';
import type { InlinePiece } from '../../bilingual/inline-piece.ts';
import { isOtherLanguage } from '../../bilingual/other-language.ts';
import { setAttribute } from '../../bilingual/tag-attribute.ts';
import { stateOfWhole, type TargetChange, type WrittenState } from '../../bilingual/target-change.ts';
import type { DocumentWarning, FormatOptions, UnitVisitor } from '../../document-format.ts';
import { readTagTable } from '../sdlxliff/read-tag-table.ts';
import { readContexts, readLoneText, readTransUnit, type TransUnit } from './trans-unit.ts';
import { segmentsOf, type UnitSegment } from './unit-segments.ts';
import { type ChangedSegment, targetSplices } from './write-target.ts';
import type { XliffDialect } from './xliff-dialect.ts';
import { xliffElements, xliffName, xliffNamespaces } from './xliff-names.ts';
import { withAttributes, XliffScopes } from './xliff-scopes.ts';
import type { TagTable } from './xliff12-inline.ts';

const whole = new Set([...xliffElements('trans-unit', 'note', 'context-group'), 'sdl:tag-defs']);

type StartPiece = Extract<XmlPiece, { kind: 'start' }>;
type ElementPiece = Extract<XmlPiece, { kind: 'element' }>;

interface OpenFile {
  readonly index: number;
  readonly piece: StartPiece | undefined;
  readonly isOfOtherLanguage: boolean;
  tags: TagTable;
  units: number;
  languageWritten: boolean;
}

/** Walks XLIFF 1.0 to 1.2 and the dialects of it. */
export class Xliff12Reader {
  readonly #walk: BilingualWalk;
  readonly #splicer: ByteSplicer;
  readonly #options: FormatOptions;
  readonly #dialect: XliffDialect;
  readonly #scopes = new XliffScopes();
  #file: OpenFile = {
    index: 0,
    piece: undefined,
    isOfOtherLanguage: false,
    tags: new Map(),
    units: 0,
    languageWritten: false,
  };

  constructor(splicer: ByteSplicer, visit: UnitVisitor, options: FormatOptions, dialect: XliffDialect) {
    this.#splicer = splicer;
    this.#walk = new BilingualWalk(visit, splicer);
    this.#options = options;
    this.#dialect = dialect;
  }

  /** @throws {DocumentFormatError} broken, limit */
  read(bytes: Buffer): readonly DocumentWarning[] {
    for (const piece of walkXml(bytes, { namespaces: xliffNamespaces, whole })) {
      if (piece.kind === 'start') this.#open(piece);
      else if (piece.kind === 'end') this.#scopes.close();
      else this.#element(piece);
    }
    return this.#walk.warnings();
  }

  #open(piece: StartPiece): void {
    this.#scopes.open(piece);
    if (xliffName(piece.name) !== 'file') return;
    const index = this.#file.index + 1;
    const isOfOtherLanguage = isOtherLanguage(
      piece.attribute('target-language'),
      this.#options.targetLanguage,
    );
    this.#file = { index, piece, isOfOtherLanguage, tags: new Map(), units: 0, languageWritten: false };
  }

  #element(piece: ElementPiece): void {
    const name = xliffName(piece.name);
    const scanner = piece.scan();
    if (name === 'trans-unit') this.#unit(piece, readTransUnit(scanner, this.#file.tags));
    else if (name === 'sdl:tag-defs') this.#file.tags = readTagTable(scanner);
    else if (name === 'note') this.#scopes.addNote(readLoneText(scanner));
    else this.#scopes.addContexts(readContexts(scanner));
  }

  #unit(piece: ElementPiece, unit: TransUnit): void {
    this.#file.units++;
    const segments = segmentsOf(unit);
    if (!withAttributes(this.#scopes.current, (name) => unit.attributes.get(name)).translate) {
      for (const { source } of segments) this.#walk.exclude(plainOf(source.pieces));
      return;
    }
    const base = unit.attributes.get('id') ?? `#${this.#file.units}`;
    const id = this.#walk.uniqueId(`${this.#file.index}/${base}`);
    const changed = segments.map((segment) => {
      const change = this.#visit(unit, segment, id);
      return { ...segment, ...(change && { change }) };
    });
    this.#write(piece, unit, changed);
  }

  #visit(unit: TransUnit, segment: UnitSegment, unitId: string): TargetChange | undefined {
    const { notes } = this.#scopes.current;
    const key = this.#scopes.context('x-key') ?? unit.attributes.get('resname') ?? unit.attributes.get('id');
    const allNotes = [...notes, ...[this.#scopes.context('x-key-note') ?? []].flat(), ...unit.notes];
    const maxLength = unit.attributes.get('size-unit') === 'char' && Number(unit.attributes.get('maxwidth'));
    const facts = {
      id: segment.id === undefined ? unitId : `${unitId}/${segment.id}`,
      segmentable: segment.id === undefined,
      ...(key !== undefined && { key: segment.id === undefined ? key : `${key}/${segment.id}` }),
      ...(allNotes.length > 0 && { notes: allNotes }),
      ...(maxLength && maxLength > 0 && { maxLength }),
      ...this.#dialect.factsOf(unit, segment.id),
    };
    return this.#walk.visit(facts, this.#textOf(unit, segment));
  }

  #textOf(unit: TransUnit, { source, target }: UnitSegment): BilingualText {
    const scope = withAttributes(this.#scopes.current, (name) => unit.attributes.get(name));
    const { preserve } = withAttributes(scope, (name) => source.attributes.get(name));
    const targetPieces = target && !this.#file.isOfOtherLanguage ? target.pieces : undefined;
    const { splitText } = this.#dialect;
    return readBilingualText(source.pieces, targetPieces, {
      preserve,
      splitText,
      lineEnd: lineEndOf(unit.text),
    });
  }

  #write(piece: ElementPiece, unit: TransUnit, segments: readonly ChangedSegment[]): void {
    const changed = segments.flatMap(({ id, change }) =>
      change === undefined ? [] : [{ ...change, ...(id !== undefined && { id }) }],
    );
    if (changed.length === 0) return;
    this.#writeLanguage();
    const language = this.#options.targetLanguage ?? this.#file.piece?.attribute('target-language');
    const state = stateOfWhole(segments.flatMap((segment) => this.#stateOf(unit, segment) ?? []));
    const marks = this.#dialect.markStates(unit, { segments: changed, state });
    this.#walk.replace(piece, [
      ...marks.filter((splice) => splice !== undefined),
      ...targetSplices(unit, segments, { language, state: this.#dialect.newState?.(state) }),
    ]);
  }

  /** Of what nobody changed, as the file has it; undefined where that has nothing to say. */
  #stateOf(unit: TransUnit, { id, target, change }: ChangedSegment): WrittenState | undefined {
    if (change !== undefined) return change.state;
    const hasTarget = target !== undefined && hasWords(plainOf(target.pieces));
    return hasTarget ? this.#dialect.factsOf(unit, id).targetState : undefined;
  }

  /** A file that gets its first target says of what language that is. */
  #writeLanguage(): void {
    const { piece, languageWritten } = this.#file;
    this.#file.languageWritten = true;
    const { targetLanguage } = this.#options;
    if (languageWritten || piece === undefined || targetLanguage === undefined) return;
    if (piece.attribute('target-language') && !this.#file.isOfOtherLanguage) return;
    const tag = { start: 0, end: piece.text.length };
    const splice = setAttribute(piece.text, tag, 'target-language', targetLanguage);
    if (splice !== undefined) this.#splicer.replace(piece.start, piece.end, spliceText(piece.text, [splice]));
  }
}

function plainOf(pieces: readonly InlinePiece[]): string {
  return pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('');
}
