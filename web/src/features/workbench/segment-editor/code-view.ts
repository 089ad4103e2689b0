import type { Segment } from '@transloom/contracts/segments';
import type { Node } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';
import styles from '../../../ui/code-chip.module.css';
import { codeLabel } from '../../../ui/code-label.ts';

/** Draws a code in the editor as the same chip as in a row that is only read. */
export function codeView(codes: Segment['codes']) {
  return (node: Node): NodeView => {
    const { text, title } = codeLabel(codes, { id: node.attrs['id'], kind: node.attrs['kind'] });
    const dom = document.createElement('span');
    dom.className = `${styles['chip']} ${styles[node.attrs['kind']]}`;
    dom.dataset['code'] = `${node.attrs['kind']}:${node.attrs['id']}`;
    dom.contentEditable = 'false';
    dom.draggable = true;
    dom.textContent = text;
    dom.title = title;
    return { dom, ignoreMutation: () => true };
  };
}
