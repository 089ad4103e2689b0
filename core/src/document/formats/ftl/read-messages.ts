import type { MessagePart } from '../../messages/message-part.ts';
import { badPattern, type FtlReading, readPattern } from './read-pattern.ts';

/** The value of a message, a term, or one of their attributes. */
export interface FtlValue {
  /** `message`, `-term` or `message.attribute`. */
  readonly id: string;
  readonly isAttribute: boolean;
  readonly parts: readonly MessagePart[];
  readonly comments: readonly string[];
}

const entry =
  /^(#{1,3})(?: ([^\r\n]*))?$|^(-?[a-zA-Z][\w-]*)[ \t]*=[ \t]*|^[ \t]+\.([a-zA-Z][\w-]*)[ \t]*=[ \t]*/gm;

interface Walk {
  readonly text: string;
  readonly values: FtlValue[];
  /** The comment above, and where it or the message it is about ends. */
  comment: readonly string[];
  commentEnd: number;
  message: string;
}

/** The values of a file in its order. What is no message is passed over. */
export function readMessages(text: string): readonly FtlValue[] {
  const walk: Walk = { text, values: [], comment: [], commentEnd: -1, message: '' };
  entry.lastIndex = 0;
  for (let match = entry.exec(text); match !== null; match = entry.exec(text)) {
    entry.lastIndex = match[1] === undefined ? addValue(walk, match) : addComment(walk, match);
  }
  return walk.values;
}

/** Comments of groups and of the file are about more than what follows. */
function addComment(walk: Walk, match: RegExpExecArray): number {
  const [whole, hashes, said = ''] = match;
  const before = isRightAfter(walk, match.index) ? walk.comment : [];
  walk.comment = hashes === '#' ? [...before, said] : [];
  walk.commentEnd = match.index + whole.length;
  return walk.commentEnd;
}

function isRightAfter({ text, commentEnd }: Walk, place: number): boolean {
  return commentEnd >= 0 && place - commentEnd <= 2 && /^\r?\n$/.test(text.slice(commentEnd, place));
}

/** Gives where to go on. */
function addValue(walk: Walk, match: RegExpExecArray): number {
  const [whole, , , id, attribute] = match;
  const { parts, at } = readValue(walk.text, match.index + whole.length);
  if (id !== undefined) {
    if (!isRightAfter(walk, match.index)) walk.comment = [];
    walk.message = id;
    walk.commentEnd = -1;
  }
  // Attributes of terms are grammar for programs: gender, case.
  if (attribute !== undefined && (walk.message === '' || walk.message.startsWith('-'))) return at;
  walk.values.push({
    id: attribute === undefined ? walk.message : `${walk.message}.${attribute}`,
    isAttribute: attribute !== undefined,
    parts,
    comments: walk.comment.filter((line) => line !== ''),
  });
  return at;
}

function readValue(
  text: string,
  start: number,
): { readonly parts: readonly MessagePart[]; readonly at: number } {
  const reading: FtlReading = { text, at: start, depth: 0 };
  try {
    return { parts: readPattern(reading), at: reading.at };
  } catch (error) {
    if (error === badPattern) return { parts: [], at: start };
    throw error;
  }
}
