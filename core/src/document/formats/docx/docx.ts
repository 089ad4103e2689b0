import { rewriteZip } from '../../../archive/rewrite-zip.ts';
import { encodeXml } from '../../../xml/xml-encoding.ts';
import { XmlScanner } from '../../../xml/xml-scanner.ts';
import type {
  DocumentFormat,
  DocumentWarningCode,
  FormatOptions,
  ProcessedDocument,
  UnitKind,
  UnitVisitor,
} from '../../document-format.ts';
import { DocumentFormatError } from '../../document-format-error.ts';
import { EditList } from './edit-list.ts';
import { wordNamespaces } from './namespaces.ts';
import { readStory } from './read-story.ts';
import type { Story, WordReading } from './story.ts';
import { openWordPackage, readPart, type WordPackage } from './word-package.ts';
import { readWordStyles } from './word-styles.ts';

/** Word documents: docx, docm, dotx, dotm; transitional and strict. */
export const docx: DocumentFormat = {
  id: 'docx',
  name: 'Word document',
  extensions: ['docx', 'docm', 'dotx', 'dotm'],
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  styles: true,
  recognize,
  process: processWord,
};

function recognize(file: Uint8Array): 0 | 3 {
  try {
    openWordPackage(file);
    return 3;
  } catch (error) {
    if (error instanceof DocumentFormatError) return 0;
    throw error;
  }
}

function processWord(file: Uint8Array, visit: UnitVisitor, options: FormatOptions): ProcessedDocument {
  const word = openWordPackage(file);
  const warnings = new Map<DocumentWarningCode, number>();
  const stylesPart = partOfType(word, 'styles');
  const reading: WordReading = {
    options,
    visit,
    styles: readWordStyles(
      stylesPart === undefined ? undefined : readPart(word.archive, stylesPart),
      'styles',
    ),
    warn: (code) => warnings.set(code, (warnings.get(code) ?? 0) + 1),
  };
  const replaced = new Map<string, Uint8Array>();
  const references = processPart(word, reading, { name: word.mainPart, kind: undefined }, replaced);
  for (const part of otherParts(word, references, options)) processPart(word, reading, part, replaced);
  return {
    output: rewriteZip(word.archive, replaced),
    warnings: [...warnings].map(([code, count]) => ({ code, count })),
  };
}

/** `REF name`, but not `PAGEREF name`, which repeats no text. */
const crossReference = /\bREF\s+(\w+)/g;

interface StoryPart {
  readonly name: string;
  readonly kind: UnitKind | undefined;
}

function processPart(
  word: WordPackage,
  reading: WordReading,
  { name, kind }: StoryPart,
  replaced: Map<string, Uint8Array>,
): readonly string[] {
  const xml = readPart(word.archive, name);
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

const partKinds: Readonly<Record<string, UnitKind>> = {
  header: 'header',
  footer: 'footer',
  footnotes: 'note',
  endnotes: 'note',
  comments: 'comment',
};

/** In reading order: headers and footers as the sections name them, then notes, then comments. */
function otherParts(
  word: WordPackage,
  references: readonly string[],
  { headersAndFooters = true, comments = false }: FormatOptions,
): readonly StoryPart[] {
  const byId = new Map(word.relationships.map((relationship) => [relationship.id, relationship]));
  const sections = references.flatMap((id) => byId.get(id) ?? []);
  const types = ['footnotes', 'endnotes', ...(comments ? ['comments'] : [])];
  const rest = types.flatMap((type) =>
    word.relationships.filter((relationship) => relationship.type === type),
  );
  const parts = new Map<string, StoryPart>();
  for (const { type, target } of [...(headersAndFooters ? sections : []), ...rest]) {
    parts.set(target, { name: target, kind: partKinds[type] });
  }
  return [...parts.values()];
}

function partOfType({ relationships }: WordPackage, type: string): string | undefined {
  return relationships.find((relationship) => relationship.type === type)?.target;
}
