import { rewriteZip } from '../../../archive/rewrite-zip.ts';
import type { Splice } from '../../../text/splice-text.ts';
import { XmlScanner } from '../../../xml/xml-scanner.ts';
import type { DocumentReport, FormatOptions, UnitVisitor, WriteOutput } from '../../document-format.ts';
import { DocumentFormatError } from '../../document-format-error.ts';
import { readXml } from '../../xml-rules/read-xml.ts';
import { readXmlPart, spliceXmlPart } from '../../xml-rules/xml-part.ts';
import type { XmlVocabulary } from '../../xml-rules/xml-vocabulary.ts';
import { XmlWarnings } from '../../xml-rules/xml-warnings.ts';
import { xhtmlSyntax } from '../html/html-syntax.ts';
import { readHtml } from '../html/read-html.ts';
import { withTargetLanguage } from '../html/target-language.ts';
import { contentsVocabulary, packageVocabulary } from './book-vocabularies.ts';
import { type Book, type BookPart, bookParts, refuseProtectedBook } from './epub-package.ts';

interface BookProcessing {
  readonly visit: UnitVisitor;
  readonly options: FormatOptions;
  readonly write: WriteOutput;
}

type PartReader = (text: string, part: string) => readonly Splice[];

/** @throws {DocumentFormatError} */
export function processBook({ archive, packages }: Book, processing: BookProcessing): DocumentReport {
  refuseProtectedBook(archive);
  if (packages.length === 0) throw new DocumentFormatError('broken', { reason: 'no-main-part' });
  const { visit, options, write } = processing;
  const warnings = new XmlWarnings();
  const replaced = new Map<string, Uint8Array>();
  const readPart = (name: string, read: PartReader) => {
    const xml = readXmlPart(archive, name);
    if (xml === undefined) throw new DocumentFormatError('broken', { part: name });
    const splices = read(xml.text, name);
    if (splices.length > 0) replaced.set(name, spliceXmlPart(xml, splices));
  };
  const rulesOf =
    (vocabulary: XmlVocabulary): PartReader =>
    (text, part) =>
      readXml(text, { part, idPrefix: `${part}#`, vocabulary, visit, embeddedHtml: false, warnings });
  const page: PartReader = (text, part) => {
    const reading = readHtml(text, visit, { idPrefix: `${part}#`, syntax: xhtmlSyntax });
    warnings.add('codes-restored', reading.restored);
    const { targetLanguage } = options;
    return (targetLanguage ? withTargetLanguage(text, reading, targetLanguage, xhtmlSyntax) : reading)
      .splices;
  };
  const readers: Readonly<Record<BookPart['kind'], PartReader>> = {
    page,
    contents: rulesOf(contentsVocabulary),
  };
  for (const packagePart of packages) {
    const about = rulesOf(packageVocabulary(options.documentProperties ?? false));
    readPart(packagePart, (text, part) => withBookLanguage(text, about(text, part), options));
    for (const { name, kind } of bookParts(archive, packagePart)) readPart(name, readers[kind]);
  }
  rewriteZip(archive, replaced, write);
  return { warnings: warnings.list() };
}

/** A translated book says its new language; it has said the old one first. */
function withBookLanguage(
  text: string,
  splices: readonly Splice[],
  { targetLanguage }: FormatOptions,
): readonly Splice[] {
  if (splices.length === 0 || targetLanguage === undefined) return splices;
  const scanner = new XmlScanner(text, '', new Map([['http://purl.org/dc/elements/1.1/', 'dc']]), {
    doctype: 'pass',
  });
  while (scanner.next() !== 'done') {
    if (scanner.event !== 'start' || scanner.name !== 'dc:language' || scanner.next() !== 'text') continue;
    const { start, end } = scanner;
    return [...splices, { start, end, text: targetLanguage }].sort((a, b) => a.start - b.start);
  }
  return splices;
}
