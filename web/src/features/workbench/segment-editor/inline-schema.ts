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
    bold: {
      toDOM: () => ['strong', 0],
      parseDOM: [
        { tag: 'strong' },
        // Google Docs wraps all that it copies in a `b` that is not bold.
        { tag: 'b', getAttrs: ({ style }) => style.fontWeight !== 'normal' && null },
        { style: 'font-weight', getAttrs: (weight) => /^(?:bold|bolder|[6-9]00)$/.test(weight) && null },
        { style: 'font-weight=400', clearMark: ({ type }) => type.name === 'bold' },
      ],
    },
    italic: {
      toDOM: () => ['em', 0],
      parseDOM: [
        { tag: 'em' },
        { tag: 'i' },
        { style: 'font-style=italic' },
        { style: 'font-style=normal', clearMark: ({ type }) => type.name === 'italic' },
      ],
    },
    underline: {
      attrs: { color: { default: null } },
      toDOM: ({ attrs }) => [
        'u',
        attrs['color'] === null ? {} : { style: `text-decoration-color: ${attrs['color']}` },
        0,
      ],
      parseDOM: [{ tag: 'u' }, ...['text-decoration', 'text-decoration-line'].map(underlineRule)],
    },
  },
});

function underlineRule(style: string) {
  return { style, getAttrs: (value: string) => value.includes('underline') && null };
}

function readCode(written: string): { id: number; kind: string } | false {
  const [, kind, id] = /^(open|close|placeholder):(\d+)$/.exec(written) ?? [];
  return kind === undefined || id === undefined ? false : { id: Number(id), kind };
}
