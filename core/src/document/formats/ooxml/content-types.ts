import type { DecodedXml } from '../../../xml/xml-encoding.ts';
import { XmlScanner } from '../../../xml/xml-scanner.ts';
import { packageNamespaces } from './package-namespaces.ts';

/** Content type of a part by its name, as `[Content_Types].xml` says it; undefined without such a file. */
export function readContentTypes(
  xml: DecodedXml | undefined,
): ((part: string) => string | undefined) | undefined {
  if (xml === undefined) return undefined;
  const scanner = new XmlScanner(xml.text, '[Content_Types].xml', packageNamespaces);
  const byPart = new Map<string, string>();
  const byExtension = new Map<string, string>();
  while (scanner.next() !== 'done') {
    if (scanner.event !== 'start') continue;
    const type = scanner.attribute('ContentType') ?? '';
    if (scanner.name === 'types:Override') byPart.set(lower(scanner.attribute('PartName')), type);
    if (scanner.name === 'types:Default') byExtension.set(lower(scanner.attribute('Extension')), type);
  }
  return (part) => byPart.get(lower(`/${part}`)) ?? byExtension.get(lower(part.split('.').at(-1)));
}

/** Part names are compared without regard to case (ECMA-376 part 2). */
function lower(name: string | undefined): string {
  return (name ?? '').toLowerCase();
}
