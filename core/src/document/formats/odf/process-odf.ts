import { rewriteZip } from '../../../archive/rewrite-zip.ts';
import type { ZipArchive } from '../../../archive/zip-archive.ts';
import type { DecodedXml } from '../../../xml/xml-encoding.ts';
import type { DocumentReport, FormatOptions, UnitVisitor, WriteOutput } from '../../document-format.ts';
import { readXml } from '../../xml-rules/read-xml.ts';
import { readXmlPart, spliceXmlPart } from '../../xml-rules/xml-part.ts';
import type { XmlVocabulary } from '../../xml-rules/xml-vocabulary.ts';
import { XmlWarnings } from '../../xml-rules/xml-warnings.ts';
import { odfNamespaces } from './odf-namespaces.ts';
import { embeddedParts, openOdf } from './odf-package.ts';
import { readOdfStyles } from './odf-styles.ts';
import { odfVocabulary } from './odf-vocabulary.ts';
import { addStyles } from './style-marks.ts';
import { TableReader } from './table-reader.ts';

interface OdfProcessing {
  readonly visit: UnitVisitor;
  readonly options: FormatOptions;
  readonly write: WriteOutput;
  readonly isSheet: boolean;
}

interface OdfWalk extends OdfProcessing {
  readonly archive: ZipArchive;
  readonly warnings: XmlWarnings;
  readonly replaced: Map<string, Uint8Array>;
}

/** Body, then what pages share, charts, and what describes the file. @throws {DocumentFormatError} */
export function processOdf(file: Uint8Array, processing: OdfProcessing): DocumentReport {
  const archive = openOdf(file);
  const warnings = new XmlWarnings();
  const walk: OdfWalk = { ...processing, archive, warnings, replaced: new Map() };
  const shared = readXmlPart(archive, 'styles.xml');
  readDocumentPart(walk, 'content.xml', shared);
  readDocumentPart(walk, 'styles.xml', undefined);
  for (const part of embeddedParts(archive)) readDocumentPart(walk, part, undefined);
  if (processing.options.documentProperties) readPart(walk, 'meta.xml', propertiesVocabulary);
  rewriteZip(archive, walk.replaced, processing.write);
  return { warnings: warnings.list() };
}

function readDocumentPart(walk: OdfWalk, part: string, shared: DecodedXml | undefined): void {
  const xml = readXmlPart(walk.archive, part);
  if (xml === undefined) return;
  const { options, warnings, isSheet } = walk;
  const { text } = xml;
  const both = shared === undefined ? [] : [{ text: shared.text, part: 'styles.xml' }];
  const styles = readOdfStyles([...both, { text, part }]);
  const tables = new TableReader(options, styles, isSheet);
  const isMaster = part === 'styles.xml';
  const vocabulary = odfVocabulary({ text, options, styles, warnings, tables, isMaster });
  const found = read(walk, { text, part, vocabulary });
  const splices = addStyles(text, part, tables.withoutOldValues(found));
  if (splices.length > 0) walk.replaced.set(part, spliceXmlPart(xml, splices));
}

function readPart(walk: OdfWalk, part: string, vocabulary: XmlVocabulary): void {
  const xml = readXmlPart(walk.archive, part);
  if (xml === undefined) return;
  const splices = read(walk, { text: xml.text, part, vocabulary });
  if (splices.length > 0) walk.replaced.set(part, spliceXmlPart(xml, splices));
}

interface OdfPart {
  readonly text: string;
  readonly part: string;
  readonly vocabulary: XmlVocabulary;
}

function read({ visit, warnings }: OdfWalk, { text, part, vocabulary }: OdfPart) {
  return readXml(text, { part, idPrefix: `${part}#`, vocabulary, visit, embeddedHtml: false, warnings });
}

const properties = new Set(['dc:title', 'dc:subject', 'dc:description', 'meta:keyword']);

const propertiesVocabulary: XmlVocabulary = {
  namespaces: odfNamespaces,
  rule({ name }) {
    if (properties.has(name)) return { role: 'block', kind: name === 'dc:title' ? 'title' : 'paragraph' };
    return name.startsWith('office:') ? { role: 'group' } : { role: 'skipped' };
  },
};
