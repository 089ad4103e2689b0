import { decodeXmlText, encodeXmlText } from '../../../xml/xml-text.ts';
import type { Choices, InstructionPart } from './choices.ts';
import { collectText } from './collect-text.ts';
import type { Story } from './story.ts';
import { visitAttribute, visitShortText } from './visit-description.ts';

/** Takes what an item of a list shows past the visitor; its value is what programs look for, and stays. */
export function visitListItem(story: Story, choices: Choices = new Map()): void {
  const shown = story.scanner.attribute('w:displayText');
  if (shown !== undefined)
    choices.set(shown, visitAttribute(story, { attribute: 'w:displayText', kind: 'attribute' }));
}

/** Reads a text and lets it say what the choice it shows became. */
export function readShownText({ scanner, edits }: Story, choices: Choices): string {
  const start = scanner.end;
  const text = collectText(scanner);
  const target = choices.get(text);
  if (target !== undefined) edits.replace(start, scanner.start, encodeXmlText(target));
  return text;
}

/** Takes the items of a list past the visitor, and gives what each became. */
export function readChoices(story: Story): Choices {
  const { scanner } = story;
  const { depth } = scanner;
  const choices: Choices = new Map();
  while (!(scanner.next() === 'end' && scanner.depth === depth))
    if (scanner.event === 'start' && scanner.name === 'w:listItem') visitListItem(story, choices);
  return choices;
}

/** Reads what a list shows to the end of its content, where that is one of its choices; else nothing. */
export function readShownChoice(story: Story, choices: Choices): void {
  const { scanner } = story;
  const { depth } = scanner;
  if (scanner.selfClosing || !choices.has(textInside(story))) return;
  while (!(scanner.next() === 'end' && scanner.depth === depth))
    if (scanner.event === 'start' && scanner.name === 'w:t') readShownText(story, choices);
}

/** The text of the element that has begun, which is not left for it. */
function textInside({ scanner: { text, end, rawName } }: Story): string {
  const prefix = rawName.includes(':') ? `${rawName.split(':')[0]}:` : '';
  const close = text.indexOf(`</${rawName}>`, end);
  const texts = text
    .slice(end, close)
    .matchAll(new RegExp(`<${prefix}t(?:\\s[^<>]*)?>([^<]*)</${prefix}t>`, 'g'));
  return Array.from(texts, ([, content = '']) => decodeXmlText(content)).join('');
}

const longestCondition = 5_000;

/** In place of a field inside the instruction, such as the one whose value is compared. */
export const innerField = '\ufffc';

/** `IF a = b "one text" "another"`, as mail merges have it, with what may stand behind. */
const condition = /^(\s*IF\b[\s\S]*?\s)"((?:[^"\\]|\\.)*)"(\s+)"((?:[^"\\]|\\.)*)"(\s*(?:\\\*[\s\S]*)?)$/i;

/**
 * Takes both texts of a condition past the visitor; what it shows follows them. A text with another field in it is
 * none of its own.
 */
export function visitCondition(story: Story, parts: readonly InstructionPart[]): Choices {
  const instruction = parts.map(({ text }) => text).join('');
  const choices: Choices = new Map();
  if (instruction.length > longestCondition) return choices;
  const [, head = '', first = '', between = '', second = ''] = condition.exec(instruction) ?? [];
  if (head === '') return choices;
  const firstAt = head.length + 1;
  const places = [
    { at: firstAt, text: first },
    { at: firstAt + first.length + 1 + between.length + 1, text: second },
  ].filter(({ text }) => !text.includes(innerField));
  for (const { text } of places) choices.set(text, visitShortText(story, text, 'attribute'));
  const changes = places.flatMap(({ at, text }) => {
    const target = choices.get(text)?.replaceAll('"', String.raw`\"`);
    return target === undefined ? [] : [{ at, end: at + text.length, target }];
  });
  if (changes.length > 0) writeInstruction(story, parts, changes);
  return choices;
}

interface InstructionChange {
  readonly at: number;
  readonly end: number;
  readonly target: string;
}

/** A text that begins in a part is written there whole, whatever parts it went on in. */
function writeInstruction(
  { edits }: Story,
  parts: readonly InstructionPart[],
  changes: readonly InstructionChange[],
): void {
  let from = 0;
  for (const part of parts) {
    const [start, end] = [from, from + part.text.length];
    from = end;
    const written = changedPart(part.text, start, changes);
    if (written !== part.text) edits.replace(part.start, part.end, encodeXmlText(written));
  }
}

function changedPart(text: string, start: number, changes: readonly InstructionChange[]): string {
  let written = '';
  let last = 0;
  for (const { at, end, target } of changes) {
    const [begin, stop] = [at - start, end - start].map((place) => Math.min(Math.max(place, 0), text.length));
    if (begin === stop && !(at >= start && at < start + text.length)) continue;
    written += text.slice(last, begin) + (at >= start && at < start + text.length ? target : '');
    last = stop ?? text.length;
  }
  return written + text.slice(last);
}
