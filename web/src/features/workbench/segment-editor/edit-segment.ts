import type { InlineText } from '@transloom/core/inline/inline-text';
import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import { missingCodes } from '@transloom/core/inline/missing-codes';
import { toggleMark } from 'prosemirror-commands';
import { Fragment, type MarkType, type Node, Slice } from 'prosemirror-model';
import { type Command, type EditorState, Selection } from 'prosemirror-state';
import { fromDoc, toDoc } from './inline-doc.ts';
import { inlineSchema } from './inline-schema.ts';

/** The segment in the editor as markup. */
export function markupOf(state: EditorState): string {
  return toMarkup(fromDoc(state.doc));
}

/** Puts other text in place of all there is, as one step that can be undone. */
export function replaceText(markup: string): Command {
  return (state, dispatch) => {
    if (markup === markupOf(state)) return false;
    const doc = toDoc(fromMarkup(markup));
    const change = state.tr.replaceWith(0, state.doc.content.size, doc.content);
    dispatch?.(change.setSelection(Selection.atEnd(change.doc)));
    return true;
  };
}

/** Flips the style of exactly what is selected, whatever half of it has it already. */
export function flipStyle(style: 'bold' | 'italic' | 'underline'): Command {
  const mark: MarkType = inlineSchema.marks[style];
  return toggleMark(mark, null, { removeWhenPresent: false });
}

export function insertText(text: string): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.insertText(text).scrollIntoView());
    return true;
  };
}

/** Inserts the first code of the source that the target lacks. */
export function insertMissingCode(source: InlineText): Command {
  return (state, dispatch) => {
    const [code] = missingCodes(source, fromDoc(state.doc));
    if (code === undefined) return false;
    const node = inlineSchema.node('code', { id: code.id, kind: code.kind });
    dispatch?.(state.tr.replaceSelectionWith(node, false).scrollIntoView());
    return true;
  };
}

/** What is pasted may bring only codes the source has, no line breaks, and styles only where the format has them. */
export function cleanPaste(slice: Slice, source: InlineText, styles: boolean): Slice {
  const allowed = new Set(source.codes.map(({ id, kind }) => `${kind}:${id}`));
  const clean: Node[] = [];
  slice.content.descendants((node) => {
    if (node.isText)
      clean.push(inlineSchema.text((node.text ?? '').replaceAll(/\s*\n\s*/g, ' '), styles ? node.marks : []));
    else if (node.type.name === 'code' && allowed.has(`${node.attrs['kind']}:${node.attrs['id']}`))
      clean.push(node);
    return true;
  });
  return new Slice(Fragment.fromArray(clean), 0, 0);
}
