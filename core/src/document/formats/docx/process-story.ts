import type { ZipArchive } from '../../../archive/zip-archive.ts';
import { encodeXml } from '../../../xml/xml-encoding.ts';
import { XmlScanner } from '../../../xml/xml-scanner.ts';
import { EditList } from '../ooxml/edit-list.ts';
import { readPart } from '../ooxml/office-package.ts';
import { wordNamespaces } from './namespaces.ts';
import { readStory } from './read-story.ts';
import type { Story, WordReading } from './story.ts';
import type { StoryPart } from './story-parts.ts';

/** `REF name`, but not `PAGEREF name`, which repeats no text. */
const crossReference = /\bREF\s+(\w+)/g;

/** Takes a part past the visitor and keeps it where it changed; gives the ids of headers and footers named in it. */
export function processStory(
  archive: ZipArchive,
  reading: WordReading,
  { name, kind }: StoryPart,
  replaced: Map<string, Uint8Array>,
): readonly string[] {
  const xml = readPart(archive, name);
  if (xml === undefined) return [];
  const edits = new EditList(xml.text);
  const story: Story = {
    reading,
    kind,
    edits,
    scanner: new XmlScanner(xml.text, name, wordNamespaces),
    paragraphs: 0,
    cells: 0,
    nesting: 0,
    mutedAt: undefined,
    fields: [],
    instructions: [],
    conditions: new Map(),
    listed: undefined,
    unfinished: undefined,
    alternatives: [],
    repeating: false,
    repeatedBookmarks: new Set([...xml.text.matchAll(crossReference)].map((match) => match[1] ?? '')),
    looks: new Map(),
    references: [],
  };
  readStory(story);
  if (!edits.isEmpty) replaced.set(name, encodeXml({ ...xml, text: edits.apply() }));
  return story.references;
}
