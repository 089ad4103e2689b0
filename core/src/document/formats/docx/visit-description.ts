import { plainInline } from '../../../inline/inline-text.ts';
import { attributeRange } from '../../../xml/attribute-range.ts';
import { encodeXmlAttribute } from '../../../xml/xml-text.ts';
import type { UnitKind } from '../../document-format.ts';
import { isBlank } from '../ooxml/blank.ts';
import type { Story } from './story.ts';

interface TextAttribute {
  readonly attribute: string;
  readonly kind: UnitKind;
}

const description = (attribute: string): TextAttribute => ({ attribute, kind: 'attribute' });
const drawn = [description('title'), description('descr')];
const old = [description('title'), description('alt')];

/** Elements whose attributes say what a picture, a shape or a table shows. */
const descriptions: Readonly<Record<string, readonly TextAttribute[]>> = {
  'wp:docPr': drawn,
  'pic:cNvPr': drawn,
  'wps:cNvPr': drawn,
  'wpg:cNvPr': drawn,
  'v:shape': old,
  'v:rect': old,
  'v:group': old,
  'w:tblCaption': [description('w:val')],
  'w:tblDescription': [description('w:val')],
};

/** Letters in the shape of a picture are seen by everybody. */
const pictureText: readonly TextAttribute[] = [{ attribute: 'string', kind: 'text-box' }];

/** Takes texts in attributes of the element that has begun past the visitor. */
export function visitDescription(story: Story): void {
  const { name } = story.scanner;
  if (name === 'v:textpath') for (const text of pictureText) visitAttribute(story, text);
  else if (story.reading.options.altText && Object.hasOwn(descriptions, name))
    for (const text of descriptions[name] ?? []) visitAttribute(story, text);
}

/** Gives what the text became; undefined where it stays. */
export function visitAttribute(story: Story, { attribute, kind }: TextAttribute): string | undefined {
  const { scanner, edits } = story;
  const text = scanner.attribute(attribute);
  const rawName = scanner.rawAttributeNames().find(([name]) => name === attribute)?.[1];
  if (text === undefined || rawName === undefined) return undefined;
  const target = visitShortText(story, text, kind);
  const range = attributeRange(scanner.text, scanner.start, rawName);
  if (target === undefined || range === undefined) return undefined;
  edits.replace(range.start, range.end, `"${encodeXmlAttribute(target)}"`);
  return target;
}

/** A text that may stand in many places becomes the same in all of them; undefined where it stays. */
export function visitShortText(story: Story, text: string, kind: UnitKind): string | undefined {
  const { scanner, reading } = story;
  if (isBlank(text) || story.mutedAt !== undefined) return undefined;
  const key = `${kind} ${text}`;
  if (!reading.descriptions.has(key) && !story.repeating) {
    const id = `${scanner.part}#d${reading.descriptions.size + 1}`;
    const unit = { id, kind, source: plainInline(text), codes: {}, segmentable: true };
    reading.descriptions.set(key, reading.visit(unit)?.text);
  }
  return reading.descriptions.get(key);
}
