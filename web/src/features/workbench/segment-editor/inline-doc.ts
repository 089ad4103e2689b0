import type { InlineCode, InlineText, StyleRun } from '@transloom/core/inline/inline-text';
import { normalizeStyles } from '@transloom/core/inline/styles';
import type { Mark, Node } from 'prosemirror-model';
import { inlineSchema } from './inline-schema.ts';

/** Inline text as a document of the editor. */
export function toDoc(inline: InlineText): Node {
  const places = [...new Set([0, inline.text.length, ...edges(inline)])].sort((a, b) => a - b);
  const children: Node[] = [];
  for (const [index, place] of places.entries()) {
    for (const code of inline.codes) if (code.at === place) children.push(codeNode(code));
    const end = places[index + 1];
    if (end !== undefined && end > place) {
      children.push(inlineSchema.text(inline.text.slice(place, end), marksAt(inline.styles, place)));
    }
  }
  return inlineSchema.node('segment', null, children);
}

function edges({ codes, styles }: InlineText): readonly number[] {
  return [...codes.map(({ at }) => at), ...styles.flatMap(({ start, end }) => [start, end])];
}

function codeNode({ id, kind }: InlineCode): Node {
  return inlineSchema.node('code', { id, kind });
}

function marksAt(styles: readonly StyleRun[], place: number): readonly Mark[] {
  const run = styles.find(({ start, end }) => start <= place && place < end);
  if (run === undefined) return [];
  const { bold, italic, underline } = inlineSchema.marks;
  return [
    ...(run.bold ? [bold.create()] : []),
    ...(run.italic ? [italic.create()] : []),
    ...(run.underline ? [underline.create({ color: run.underlineColor ?? null })] : []),
  ];
}

/** What stands in the editor as inline text; the reverse of `toDoc`. */
export function fromDoc(doc: Node): InlineText {
  let text = '';
  const codes: InlineCode[] = [];
  const runs: StyleRun[] = [];
  doc.forEach((child) => {
    if (child.isText) {
      const start = text.length;
      text += child.text ?? '';
      runs.push(...styleRun(child.marks, start, text.length));
    } else {
      codes.push({ id: child.attrs['id'], kind: child.attrs['kind'], at: text.length });
    }
  });
  return { text, codes, styles: normalizeStyles(runs) };
}

function styleRun(marks: readonly Mark[], start: number, end: number): readonly StyleRun[] {
  const { bold, italic, underline } = inlineSchema.marks;
  const line = marks.find(({ type }) => type === underline);
  const color: string | null = line?.attrs['color'] ?? null;
  const run: StyleRun = {
    start,
    end,
    ...(marks.some(({ type }) => type === bold) && { bold: true }),
    ...(marks.some(({ type }) => type === italic) && { italic: true }),
    ...(line !== undefined && { underline: 'SINGLE' }),
    ...(color !== null && { underlineColor: color }),
  };
  return marks.length === 0 ? [] : [run];
}
