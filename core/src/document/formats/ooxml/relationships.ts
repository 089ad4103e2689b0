import type { ZipArchive } from '../../../archive/zip-archive.ts';
import type { DecodedXml } from '../../../xml/xml-encoding.ts';
import { XmlScanner } from '../../../xml/xml-scanner.ts';
import { packageNamespaces } from './package-namespaces.ts';

/** A part another part refers to. References that lead out of the file are never followed. */
export interface Relationship {
  readonly id: string;
  /** Last word of the type's address, the same for transitional and strict: `header`, `styles`. */
  readonly type: string;
  /** Name of the entry in the archive. */
  readonly target: string;
}

export function readRelationships(
  xml: DecodedXml | undefined,
  source: string,
  archive: ZipArchive,
): readonly Relationship[] {
  if (xml === undefined) return [];
  const scanner = new XmlScanner(xml.text, `relationships of ${source || 'the package'}`, packageNamespaces);
  const relationships: Relationship[] = [];
  while (scanner.next() !== 'done') {
    if (scanner.event !== 'start' || scanner.name !== 'relations:Relationship') continue;
    if (scanner.attribute('TargetMode') === 'External') continue;
    const target = entryName(resolve(source, scanner.attribute('Target') ?? ''), archive);
    const type = scanner.attribute('Type')?.split('/').at(-1) ?? '';
    relationships.push({ id: scanner.attribute('Id') ?? '', type, target });
  }
  return relationships;
}

function resolve(source: string, target: string): string {
  const base = target.startsWith('/') ? [] : source.split('/').slice(0, -1);
  for (const segment of target.split('/')) {
    if (segment === '..') base.pop();
    else if (segment !== '.' && segment !== '') base.push(segment);
  }
  return base.join('/');
}

/** Part names are compared without regard to case (ECMA-376 part 2). */
function entryName(name: string, archive: ZipArchive): string {
  if (archive.entriesByName.has(name)) return name;
  const lower = name.toLowerCase();
  return archive.directory.entries.find((entry) => entry.name.toLowerCase() === lower)?.name ?? name;
}
