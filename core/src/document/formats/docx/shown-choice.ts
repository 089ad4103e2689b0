import { encodeXmlText } from '../../../xml/xml-text.ts';
import type { Choices } from './choices.ts';
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

const longestCondition = 5_000;

/** `IF a = b "one text" "another"`, as mail merges have it, with what may stand behind. */
const condition = /^(\s*IF\b[\s\S]*?\s)"((?:[^"\\]|\\.)*)"(\s+)"((?:[^"\\]|\\.)*)"(\s*(?:\\\*[\s\S]*)?)$/i;

/** Takes both texts of a condition past the visitor; what it shows follows them. */
export function visitCondition(
  story: Story,
  instruction: string,
  { start, end }: { readonly start: number; readonly end: number },
): Choices {
  if (instruction.length > longestCondition) return new Map();
  const [, head = '', first = '', between = '', second = '', tail = ''] = condition.exec(instruction) ?? [];
  const choices: Choices = new Map();
  if (head === '') return choices;
  for (const text of [first, second]) choices.set(text, visitShortText(story, text, 'attribute'));
  const written = (text: string) => `"${choices.get(text)?.replaceAll('"', String.raw`\"`) ?? text}"`;
  if ([...choices.values()].some((target) => target !== undefined))
    story.edits.replace(start, end, encodeXmlText(head + written(first) + between + written(second) + tail));
  return choices;
}
