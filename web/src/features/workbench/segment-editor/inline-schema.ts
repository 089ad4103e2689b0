import { Schema } from 'prosemirror-model';

/**
 * One segment: text with codes as atoms and three styles. There are no paragraphs: a line break is a character,
 * shown as it stands.
 */
export const inlineSchema = new Schema({
  topNode: 'segment',
  nodes: {
    segment: { content: '(text | code)*', marks: '_' },
    text: { group: 'inline' },
    code: {
      group: 'inline',
      inline: true,
      atom: true,
      draggable: true,
      selectable: true,
      marks: '',
      attrs: { id: {}, kind: {} },
      toDOM: ({ attrs }) => [
        'span',
        { 'data-code': `${attrs['kind']}:${attrs['id']}`, contenteditable: 'false' },
        `${attrs['id']}`,
      ],
      parseDOM: [{ tag: 'span[data-code]', getAttrs: (element) => readCode(element.dataset['code'] ?? '') }],
    },
  },
  marks: {
    bold: { toDOM: () => ['strong', 0], parseDOM: [{ tag: 'strong' }, { tag: 'b' }] },
    italic: { toDOM: () => ['em', 0], parseDOM: [{ tag: 'em' }, { tag: 'i' }] },
    underline: {
      attrs: { color: { default: null } },
      toDOM: ({ attrs }) => [
        'u',
        attrs['color'] === null ? {} : { style: `text-decoration-color: ${attrs['color']}` },
        0,
      ],
      parseDOM: [{ tag: 'u' }],
    },
  },
});

function readCode(written: string): { id: number; kind: string } | false {
  const [, kind, id] = /^(open|close|placeholder):(\d+)$/.exec(written) ?? [];
  return kind === undefined || id === undefined ? false : { id: Number(id), kind };
}
