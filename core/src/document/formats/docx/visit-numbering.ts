import { hasWords } from '../../../text/has-words.ts';
import { attributeRange } from '../../../xml/attribute-range.ts';
import { XmlScanner } from '../../../xml/xml-scanner.ts';
import { encodeXmlAttribute } from '../../../xml/xml-text.ts';
import { stringSettings } from '../../strings/string-settings.ts';
import { translateValue } from '../../strings/translate-value.ts';
import { type OfficePackage, partOfType, readPart } from '../ooxml/office-package.ts';
import type { PartEdits } from '../ooxml/part-edits.ts';
import { wordNamespaces } from './namespaces.ts';
import type { WordReading } from './story.ts';

/** The number of a level in `Chapter %1` (§17.9.11). */
const levelNumber = '%[1-9]';

/** Takes the words of numbers, as in `Chapter 1`, past the visitor; those that say the same are one. */
export function visitNumbering(word: OfficePackage, reading: WordReading, edits: PartEdits): void {
  const part = partOfType(word, 'numbering');
  const xml = part === undefined ? undefined : readPart(word.archive, part);
  if (part === undefined || xml === undefined) return;
  const options = { ...reading.options, icuMessages: false, placeholderPatterns: [levelNumber] };
  const settings = stringSettings(reading.visit, options, 'as-they-are');
  const targets = new Map<string, string | undefined>();
  for (const { scanner, text } of levelsWithWords(new XmlScanner(xml.text, part, wordNamespaces))) {
    if (!targets.has(text)) {
      const id = `${part}#level-${targets.size + 1}`;
      const { text: written, restored } = translateValue({ id, unit: { kind: 'attribute' }, text }, settings);
      targets.set(text, written);
      reading.report.warn('codes-restored', restored);
    }
    writeLevel(scanner, targets.get(text), edits);
  }
}

interface Level {
  /** At the element with its text. */
  readonly scanner: XmlScanner;
  readonly text: string;
}

/** A bullet may be a letter of a font of signs. */
function* levelsWithWords(scanner: XmlScanner): Generator<Level> {
  let isBullet = false;
  while (scanner.next() !== 'done') {
    if (scanner.event !== 'start') continue;
    isBullet = startsBullet(scanner) ?? isBullet;
    if (scanner.name !== 'w:lvlText' || isBullet) continue;
    const text = scanner.attribute('w:val') ?? '';
    if (hasWords(text.replaceAll(/%[1-9]/g, ''))) yield { scanner, text };
  }
}

/** Undefined where the element says nothing of it; a level that says nothing has numbers. */
function startsBullet(scanner: XmlScanner): boolean | undefined {
  if (scanner.name === 'w:numFmt') return scanner.attribute('w:val') === 'bullet';
  return scanner.name === 'w:lvl' ? false : undefined;
}

function writeLevel(scanner: XmlScanner, text: string | undefined, edits: PartEdits): void {
  const rawName = scanner.rawAttributeNames().find(([name]) => name === 'w:val')?.[1];
  const range = rawName === undefined ? undefined : attributeRange(scanner.text, scanner.start, rawName);
  if (text === undefined || range === undefined) return;
  edits.add(scanner.part, { ...range, xml: `"${encodeXmlAttribute(text)}"` });
}
