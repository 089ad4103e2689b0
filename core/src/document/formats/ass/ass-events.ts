/** A line of dialogue. */
export interface AssDialogue {
  /** Place of its text. */
  readonly start: number;
  readonly end: number;
  /** Who speaks; empty where nobody is named. */
  readonly speaker: string;
}

export interface AssEvents {
  readonly dialogues: readonly AssDialogue[];
  /** Lines that are switched off. */
  readonly comments: number;
}

const line = /[^\r\n]+/g;
/** What Aegisub writes, for files that do not say. */
const defaultFields = 'Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text';

/** The dialogues of a file in its order. `Format` says after how many commas the text begins. */
export function readAssEvents(text: string): AssEvents {
  const dialogues: AssDialogue[] = [];
  let comments = 0;
  let inEvents = false;
  let fields = fieldsOf(defaultFields);
  for (const match of text.matchAll(line)) {
    const [, name = '', value = ''] = /^[ \t]*(\w+|\[[^\]]*\])[ \t]*:?(.*)$/.exec(match[0]) ?? [];
    const key = name.toLowerCase();
    if (key.startsWith('[')) inEvents = key === '[events]';
    else if (!inEvents) continue;
    else if (key === 'format') fields = fieldsOf(value);
    else if (key === 'comment') comments++;
    else if (key === 'dialogue') {
      const place = { at: match.index + match[0].length - value.length, value };
      dialogues.push(...readDialogue(place, fields));
    }
  }
  return { dialogues, comments };
}

function fieldsOf(list: string): readonly string[] {
  return list.split(',').map((field) => field.trim().toLowerCase());
}

interface DialogueLine {
  readonly at: number;
  readonly value: string;
}

/** The text is the last field and so may have commas itself. */
function readDialogue({ at, value }: DialogueLine, fields: readonly string[]): readonly AssDialogue[] {
  const textField = fields.indexOf('text');
  if (textField === -1) return [];
  let start = 0;
  let speaker = '';
  for (const field of fields.slice(0, textField)) {
    const comma = value.indexOf(',', start);
    if (comma === -1) return [];
    if (field === 'name' || field === 'actor') speaker = value.slice(start, comma).trim();
    start = comma + 1;
  }
  return [{ start: at + start, end: at + value.length, speaker }];
}
