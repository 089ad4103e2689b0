import { openZip, readZipEntry, type ZipArchive } from '../../../archive/zip-archive.ts';
import { XmlScanner } from '../../../xml/xml-scanner.ts';
import { DocumentFormatError } from '../../document-format-error.ts';
import { readXmlPart } from '../../xml-rules/xml-part.ts';

export const idmlNamespaces = new Map([['http://ns.adobe.com/AdobeInDesign/idml/1.0/packaging', 'idPkg']]);
const mapPart = 'designmap.xml';
const mediaType = 'application/vnd.adobe.indesign-idml-package';

export function isIdml(file: Uint8Array): boolean {
  if (file[0] !== 0x50 || file[1] !== 0x4b) return false;
  try {
    const archive = openZip(file);
    const type = archive.entriesByName.has('mimetype') ? readZipEntry(archive, 'mimetype', 1000) : undefined;
    return (
      archive.entriesByName.has(mapPart) &&
      Buffer.from(type ?? [])
        .toString()
        .trim() === mediaType
    );
  } catch (error) {
    if (error instanceof DocumentFormatError) return false;
    throw error;
  }
}

/** @throws {DocumentFormatError} empty, wrong-extension, broken, limit, too-large, unsafe */
export function openIdml(file: Uint8Array): ZipArchive {
  if (file.length > 0 && (file[0] !== 0x50 || file[1] !== 0x4b))
    throw new DocumentFormatError('wrong-extension');
  const archive = openZip(file);
  if (!archive.entriesByName.has(mapPart))
    throw new DocumentFormatError('broken', { reason: 'no-main-part', part: mapPart });
  return archive;
}

/** A text of the publication, which may flow through many frames. */
export interface StoryPart {
  readonly part: string;
  /** Whether all frames it is in are hidden, or on layers that are. */
  readonly hidden: boolean;
}

/** Stories in the order of the frames on pages, then on master pages, then those in no frame of a page. */
export function storyParts(archive: ZipArchive, map: DesignMap): readonly StoryPart[] {
  const frames = [...map.spreads, ...map.masters].flatMap((part) =>
    framesOf(archive, part, map.hiddenLayers),
  );
  const framed = new Map<string, boolean>();
  for (const { story, hidden } of frames) framed.set(story, (framed.get(story) ?? true) && hidden);
  const known = new Map(map.stories.map((part) => [storyId(part), part]));
  const placed = [...framed].flatMap(([story, hidden]) => {
    const part = known.get(story);
    return part === undefined ? [] : [{ part, hidden }];
  });
  const others = map.stories.filter((part) => !framed.has(storyId(part)));
  const all = [...placed, ...others.map((part) => ({ part, hidden: false }))];
  return all.filter(({ part }) => archive.entriesByName.has(part));
}

function storyId(part: string): string {
  return /Story_([^/]*)\.xml$/.exec(part)?.[1] ?? part;
}

/** What the publication is made of. */
export interface DesignMap {
  readonly spreads: string[];
  readonly masters: string[];
  readonly stories: string[];
  readonly hiddenLayers: Set<string>;
  /** Conditions whose text is not shown. */
  readonly hiddenConditions: Set<string>;
}

export function readDesignMap(archive: ZipArchive): DesignMap {
  const hiding = { hiddenLayers: new Set<string>(), hiddenConditions: new Set<string>() };
  const map: DesignMap = { spreads: [], masters: [], stories: [], ...hiding };
  const hidden: Readonly<Record<string, Set<string>>> = {
    Layer: map.hiddenLayers,
    Condition: map.hiddenConditions,
  };
  const lists: Readonly<Record<string, string[]>> = {
    'idPkg:Spread': map.spreads,
    'idPkg:MasterSpread': map.masters,
    'idPkg:Story': map.stories,
  };
  for (const scanner of elementsOf(archive, mapPart)) {
    lists[scanner.name]?.push(scanner.attribute('src') ?? '');
    if (scanner.attribute('Visible') === 'false') hidden[scanner.name]?.add(scanner.attribute('Self') ?? '');
  }
  return map;
}

interface Frame {
  readonly story: string;
  readonly hidden: boolean;
}

function framesOf(archive: ZipArchive, part: string, hiddenLayers: ReadonlySet<string>): readonly Frame[] {
  const frames: Frame[] = [];
  for (const scanner of elementsOf(archive, part)) {
    const story = scanner.attribute('ParentStory');
    if (story === undefined) continue;
    const onHidden = hiddenLayers.has(scanner.attribute('ItemLayer') ?? '');
    frames.push({ story, hidden: onHidden || scanner.attribute('Visible') === 'false' });
  }
  return frames;
}

/** The scanner at each start tag of a part; nothing where the archive has none of that name. */
function* elementsOf(archive: ZipArchive, part: string): Generator<XmlScanner> {
  const xml = readXmlPart(archive, part);
  if (xml === undefined) return;
  const scanner = new XmlScanner(xml.text, part, idmlNamespaces);
  while (scanner.next() !== 'done') if (scanner.event === 'start') yield scanner;
}
