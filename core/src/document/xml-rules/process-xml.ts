import { direction } from '../../language/language-tag.ts';
import type { Splice } from '../../text/splice-text.ts';
import { XmlScanner } from '../../xml/xml-scanner.ts';
import type { DocumentReport, FormatOptions, UnitVisitor, WriteOutput } from '../document-format.ts';
import { numericEntity } from '../formats/html/html-text.ts';
import { processText } from '../process-text.ts';
import { readXml } from './read-xml.ts';
import type { XmlVocabulary } from './xml-vocabulary.ts';
import { XmlWarnings } from './xml-warnings.ts';

export interface XmlProcessing {
  readonly visit: UnitVisitor;
  readonly options: FormatOptions;
  readonly write: WriteOutput;
  /** The vocabulary, which may depend on what stands in the text. */
  readonly vocabulary: (text: string, warnings: XmlWarnings) => XmlVocabulary;
}

/** What all formats that are one XML file share. @throws {DocumentFormatError} */
export function processXml(file: Uint8Array, processing: XmlProcessing): DocumentReport {
  const { visit, options, write, vocabulary } = processing;
  const read = (text: string) => {
    const warnings = new XmlWarnings();
    const embeddedHtml = options.embeddedHtml ?? false;
    const reading = { part: '', idPrefix: '', visit, embeddedHtml, warnings };
    const splices = readXml(text, { ...reading, vocabulary: vocabulary(text, warnings) });
    const all = splices.length === 0 ? splices : withLanguage(text, splices, options);
    return { splices: all, warnings: warnings.list() };
  };
  const declaredEncoding = encodingOf(file);
  return processText(
    file,
    { read, escape: numericEntity, ...(declaredEncoding && { declaredEncoding }) },
    write,
  );
}

const headLength = 1024;

/** What the declaration says, unless it can't be so: who can read it here has not read UTF-16. */
function encodingOf(file: Uint8Array): string | undefined {
  const head = Buffer.from(file.subarray(0, headLength)).toString('latin1');
  const label = /^(?:\u00ef\u00bb\u00bf)?\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(head)?.[1];
  if (label === undefined) return head.startsWith('<') ? 'utf-8' : undefined;
  return /^utf-?(?:16|32)/i.test(label) ? undefined : label;
}

/** A translated document says its new language where it said its old one. */
function withLanguage(
  text: string,
  splices: readonly Splice[],
  { targetLanguage }: Pick<FormatOptions, 'targetLanguage'>,
): readonly Splice[] {
  if (targetLanguage === undefined) return splices;
  const scanner = new XmlScanner(text, '', new Map(), { doctype: 'pass' });
  while (scanner.next() !== 'start');
  const values = [
    { place: scanner.attributePlace('xml:lang'), text: targetLanguage },
    { place: scanner.attributePlace('dir'), text: direction(targetLanguage) },
  ];
  const named = values[0]?.place === undefined ? [] : values;
  const added = named.flatMap(({ place, text: value }) =>
    place === undefined ? [] : [{ ...place, text: value }],
  );
  return [...added, ...splices].sort((a, b) => a.start - b.start);
}
