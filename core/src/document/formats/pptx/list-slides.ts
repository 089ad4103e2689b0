import { XmlScanner } from '../../../xml/xml-scanner.ts';
import { drawingNamespaces } from '../ooxml/drawing-namespaces.ts';
import { type OfficePackage, readPart } from '../ooxml/office-package.ts';

/** Names of the parts of the slides, in the order they are shown. @throws {DocumentFormatError} */
export function listSlides({ archive, mainPart, relationships }: OfficePackage): readonly string[] {
  const xml = readPart(archive, mainPart);
  if (xml === undefined) return [];
  const byId = new Map(relationships.map(({ id, target }) => [id, target]));
  const scanner = new XmlScanner(xml.text, mainPart, drawingNamespaces);
  const slides = new Set<string>();
  while (scanner.next() !== 'done') {
    if (scanner.event !== 'start' || scanner.name !== 'p:sldId') continue;
    const slide = byId.get(scanner.attribute('r:id') ?? '');
    if (slide !== undefined && archive.entriesByName.has(slide)) slides.add(slide);
  }
  return [...slides];
}
