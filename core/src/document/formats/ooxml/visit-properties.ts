import { plainInline } from '../../../inline/inline-text.ts';
import { readElementText } from '../../../xml/element-text.ts';
import type { NamespaceTable } from '../../../xml/xml-names.ts';
import { XmlScanner } from '../../../xml/xml-scanner.ts';
import { encodeXmlText } from '../../../xml/xml-text.ts';
import type { UnitVisitor } from '../../document-format.ts';
import { isBlank } from './blank.ts';
import { type OfficePackage, readPart, relationshipsOf } from './office-package.ts';
import type { PartEdits } from './part-edits.ts';

const propertyNamespaces: NamespaceTable = new Map([
  ['http://purl.org/dc/elements/1.1/', 'dc'],
  ['http://schemas.openxmlformats.org/package/2006/metadata/core-properties', 'cp'],
]);

const texts = new Set(['dc:title', 'dc:subject', 'dc:description', 'cp:keywords', 'cp:category']);

/** Takes title, subject, keywords and the like of the file itself past the visitor. @throws {DocumentFormatError} */
export function visitProperties({ archive }: OfficePackage, visit: UnitVisitor, edits: PartEdits): void {
  const part = relationshipsOf(archive, '').find(({ type }) => type === 'core-properties')?.target;
  const xml = part === undefined ? undefined : readPart(archive, part);
  if (part === undefined || xml === undefined) return;
  const scanner = new XmlScanner(xml.text, part, propertyNamespaces);
  while (scanner.next() !== 'done') {
    if (scanner.event !== 'start' || !texts.has(scanner.name)) continue;
    const { name, end: start } = scanner;
    const text = readElementText(scanner);
    if (isBlank(text)) continue;
    const id = `${part}#${name.slice(name.indexOf(':') + 1)}`;
    const target = visit({ id, kind: 'attribute', source: plainInline(text), codes: {}, segmentable: true });
    if (target !== undefined) edits.add(part, { start, end: scanner.start, xml: encodeXmlText(target.text) });
  }
}
