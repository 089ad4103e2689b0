import { XmlScanner } from '../../../xml/xml-scanner.ts';
import { type OfficePackage, partOfType, readPart } from '../ooxml/office-package.ts';
import { wordNamespaces } from './namespaces.ts';

export function countComments(word: OfficePackage): number {
  const part = partOfType(word, 'comments');
  const xml = part === undefined ? undefined : readPart(word.archive, part);
  if (part === undefined || xml === undefined) return 0;
  const scanner = new XmlScanner(xml.text, part, wordNamespaces);
  let count = 0;
  while (scanner.next() !== 'done') if (scanner.event === 'start' && scanner.name === 'w:comment') count++;
  return count;
}
