import { encodingOfLabel } from '../../../encoding/codec.ts';
import { hasWords } from '../../../text/has-words.ts';
import type { Splice } from '../../../text/splice-text.ts';
import { lineEndOf } from '../../bilingual/bilingual-text.ts';
import { messageFinder } from '../../bilingual/string-pieces.ts';
import { type TargetChange, targetChange } from '../../bilingual/target-change.ts';
import { UniqueIds } from '../../bilingual/unique-ids.ts';
import type { DocumentFormat, FormatOptions, UnitVisitor } from '../../document-format.ts';
import { peekText } from '../../peek-text.ts';
import type { PlaceholderFinder } from '../../placeholders/find-placeholders.ts';
import { processText, type TextReading } from '../../process-text.ts';
import { isHeader, languageOf, type PoLanguage } from './po-header.ts';
import { entryId, type PoUnit, unitsOf } from './po-units.ts';
import { type ObsoleteText, type PoEntry, readPo } from './read-po.ts';
import { entrySplices, type PoLayout, stringSplice } from './write-entry.ts';

/** Messages of gettext. Ids stay; translations, flags and plural forms are written. */
export const poFormat: DocumentFormat = {
  id: 'po',
  name: 'gettext',
  extensions: ['po', 'pot'],
  mediaType: 'text/x-gettext-translation',
  styles: false,
  bilingual: true,
  options: ['placeholderPatterns'],
  recognize(file) {
    const head = peekText(file);
    if (
      head === undefined ||
      !/^[ \t]*msgid[ \t]+"/m.test(head) ||
      !/^[ \t]*msgstr(?:\[0\])?[ \t]+"/m.test(head)
    )
      return 0;
    return /^(?:#|msgid\s|msgctxt\s)/.test(head.trimStart()) ? 3 : 1;
  },
  process(file, visit, options, write) {
    const declaredEncoding = declaredCharset(file);
    const read = (text: string) => readMessages(text, visit, options);
    return processText(file, { declaredEncoding, read }, write);
  },
};

const charset = /(Content-Type:[^"\\\r\n]{0,200}charset=)([\w:.-]+)/i;

/** `CHARSET` stands in templates whose author did not choose. */
function declaredCharset(file: Uint8Array): string | undefined {
  const head = Buffer.from(file.subarray(0, 8192)).toString('latin1');
  const label = charset.exec(head)?.[2];
  return label === undefined ? undefined : encodingOfLabel(label);
}

/** @throws {DocumentFormatError} broken */
function readMessages(text: string, visit: UnitVisitor, options: FormatOptions): TextReading {
  const headerString = headerOf(text)?.targets.get(0);
  const language = languageOf(headerString?.value ?? '', options.targetLanguage);
  const layout = layoutOf(text);
  const finder = messageFinder(options.placeholderPatterns);
  const reading: Reading = {
    visit,
    language,
    layout,
    finder,
    ids: new UniqueIds(),
    splices: [],
    restored: 0,
    excluded: 0,
  };
  for (const piece of readPo(text)) readPiece(reading, piece);
  const { splices, restored, excluded } = reading;
  const newHeader = language.header ?? headerString?.value ?? '';
  const withHeader = (text: string) => {
    const isNew = splices.length > 0 && headerString !== undefined && text !== headerString.value;
    const first = isNew ? [stringSplice(headerString, text, layout)] : [];
    return [...first, ...splices].toSorted((a, b) => a.start - b.start);
  };
  return {
    splices: withHeader(newHeader),
    convertedSplices: withHeader(inUtf8(newHeader)),
    restored,
    excluded,
  };
}

function headerOf(text: string): PoEntry | undefined {
  for (const piece of readPo(text)) if (!('obsolete' in piece) && isHeader(piece)) return piece;
  return undefined;
}

function inUtf8(header: string): string {
  return header.replace(charset, '$1UTF-8');
}

interface Reading {
  readonly visit: UnitVisitor;
  readonly language: PoLanguage;
  readonly layout: PoLayout;
  readonly ids: UniqueIds;
  readonly finder: PlaceholderFinder;
  readonly splices: Splice[];
  restored: number;
  excluded: number;
}

function readPiece(reading: Reading, piece: PoEntry | ObsoleteText): void {
  if (!('obsolete' in piece)) readEntry(reading, piece);
  else if (hasWords(piece.obsolete)) reading.excluded++;
}

function readEntry(reading: Reading, entry: PoEntry): void {
  if (isHeader(entry)) return;
  const id = reading.ids.take(entryId(entry));
  const forms = reading.language.forms;
  const changes = new Map<number, TargetChange>();
  for (const unit of unitsOf(entry, id, { forms, finder: reading.finder })) {
    const change = visitUnit(reading, unit);
    if (change !== undefined) changes.set(unit.form, change);
  }
  if (changes.size === 0) return;
  reading.splices.push(...entrySplices(entry, changes, { layout: reading.layout, forms: forms.count }));
}

function visitUnit(
  reading: Reading,
  { id, text, key, notes, targetState }: PoUnit,
): TargetChange | undefined {
  const { source, target, codes } = text;
  if (!hasWords(source.text)) return undefined;
  const isOffered = target !== undefined && !reading.language.isOtherLanguage;
  const unit = {
    id,
    kind: 'paragraph' as const,
    source,
    codes,
    segmentable: true,
    ...(key !== undefined && { key }),
    ...(notes.length > 0 && { notes }),
    ...(isOffered && { target, targetState }),
  };
  const replaced = reading.visit(unit);
  const change = replaced && targetChange(unit, text, replaced);
  if (change?.restored === true) reading.restored++;
  return change;
}

/** gettext breaks lines at 79 characters unless an option forbids it. */
function layoutOf(text: string): PoLayout {
  const isWide = /^(?=[^\r\n]{91})[ \t]*(?:msg|")/m.test(text);
  return { lineEnd: lineEndOf(text), width: isWide ? undefined : 79 };
}
