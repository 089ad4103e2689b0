import type { InlineCode, InlineText } from '@transloom/core/inline/inline-text';
import { toMarkup } from '@transloom/core/inline/markup';
import { missingCodes } from '@transloom/core/inline/missing-codes';
import { toggleMark } from 'prosemirror-commands';
import { Fragment, type MarkType, type Node, Slice } from 'prosemirror-model';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { fromDoc } from './inline-doc.ts';
import { inlineSchema } from './inline-schema.ts';

/** The segment in the editor as markup. */
export function markupOf(state: EditorState): string {
  return toMarkup(fromDoc(state.doc));
}

/** Rule D3.47 of the specification. */
const newUnderlineColor = '#0000ff';

/** Flips the style of exactly what is selected, whatever half of it has it already. */
export function flipStyle(style: 'bold' | 'italic' | 'underline'): Command {
  const mark: MarkType = inlineSchema.marks[style];
  const attributes = style === 'underline' ? { color: newUnderlineColor } : null;
  return toggleMark(mark, attributes, { removeWhenPresent: false });
}

/**
 * Selects the whole segment at once. Left to the browser, the editor learns of it a moment later, and a style asked for
 * at once would find nothing selected.
 */
export const selectWhole: Command = ({ doc, tr }, dispatch) => {
  dispatch?.(tr.setSelection(TextSelection.create(doc, 0, doc.content.size)));
  return true;
};

/** What is selected, without its codes. The browser is asked: the editor learns of it a moment later. */
export function selectedText(view: EditorView): string {
  const { doc, selection } = view.state;
  const { anchorNode, anchorOffset, focusNode, focusOffset } = view.dom.ownerDocument.getSelection() ?? {};
  if (!anchorNode || !focusNode || !view.dom.contains(anchorNode) || !view.dom.contains(focusNode))
    return doc.textBetween(selection.from, selection.to);
  const anchor = view.posAtDOM(anchorNode, anchorOffset ?? 0);
  const focus = view.posAtDOM(focusNode, focusOffset ?? 0);
  return doc.textBetween(Math.min(anchor, focus), Math.max(anchor, focus));
}

export function insertText(text: string): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.insertText(text).scrollIntoView());
    return true;
  };
}

/** Inserts the first code of the source that the target lacks, of those that are wanted. */
export function insertMissingCode(
  source: InlineText,
  isWanted: (code: InlineCode) => boolean = () => true,
): Command {
  return (state, dispatch) => {
    const code = missingCodes(source, fromDoc(state.doc)).find(isWanted);
    if (code === undefined) return false;
    const node = inlineSchema.node('code', { id: code.id, kind: code.kind });
    dispatch?.(state.tr.replaceSelectionWith(node, false).scrollIntoView());
    return true;
  };
}

/** Stands where a block ended; the parser of HTML would drop white space there. */
const blockEnd = '\u2028';

const blocks = 'p, div, li, td, th, h1, h2, h3, h4, h5, h6, blockquote, pre';

/**
 * Paragraphs, cells and lines that are pasted become one line; their words must not run together. The mark stands inside
 * the block: between cells the parser of HTML would move it out of the table.
 */
export function separateBlocks(html: string): string {
  const pasted = new DOMParser().parseFromString(html, 'text/html');
  for (const block of pasted.body.querySelectorAll(blocks)) {
    const endsWithBlock =
      block.lastElementChild?.matches(blocks) && block.lastChild === block.lastElementChild;
    if (!endsWithBlock) block.append(blockEnd);
  }
  for (const line of pasted.body.querySelectorAll('br')) line.replaceWith(blockEnd);
  return pasted.body.innerHTML;
}

/** Codes of the source that may be pasted or dropped: those the target would not have by then. */
export function codesToCome({ state, dragging }: EditorView, source: InlineText): readonly InlineCode[] {
  if (dragging?.move) return source.codes;
  return missingCodes(source, fromDoc(state.tr.deleteSelection().doc));
}

/** What is pasted brings no other codes than these, no line breaks, and styles only where the format has them. */
export function cleanPaste(slice: Slice, codes: readonly InlineCode[], styles: boolean): Slice {
  const left = [...codes];
  const clean: Node[] = [];
  slice.content.descendants((node) => {
    if (node.isText) clean.push(inlineSchema.text(node.text ?? '', styles ? node.marks : []));
    const place = left.findIndex(({ id, kind }) => id === node.attrs['id'] && kind === node.attrs['kind']);
    if (place >= 0) {
      left.splice(place, 1);
      clean.push(node);
    }
    return true;
  });
  return lineSlice(clean);
}

/** Text and codes as one line: no breaks, nothing unprintable, and no space where the first or last block ended. */
export function lineSlice(nodes: readonly Node[]): Slice {
  const last = nodes.length - 1;
  const line = nodes.flatMap((node, index) => {
    if (!node.isText) return [node];
    let text = node.text ?? '';
    if (index === 0) text = text.replace(/^[\r\n\u2028]+/, '');
    if (index === last) text = text.replace(/[\r\n\u2028]+\s*$/, '');
    text = text.replaceAll(/\s*[\r\n\u2028]+\s*/g, ' ').replaceAll(/(?!\t)\p{Cc}/gu, '');
    return text === '' ? [] : [inlineSchema.text(text, node.marks)];
  });
  return new Slice(Fragment.fromArray(line), 0, 0);
}
