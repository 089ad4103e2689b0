import {
  type CompletionSources,
  completeTarget,
  firstWord,
} from '@transloom/core/completion/complete-target';
import { type EditorState, Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import styles from './interactive.module.css';

interface ProposalSettings {
  readonly sources: () => CompletionSources;
  readonly language: string;
  /** Said to who cannot see what stands behind the caret. */
  readonly label: string;
}

/**
 * Shows behind the caret how the translation may go on. Tab or Ctrl+Right takes a word of it, Ctrl+Shift+Right all; any
 * other key goes on typing.
 */
export function proposalPlugin({ sources, language, label }: ProposalSettings): Plugin {
  return new Plugin({
    props: {
      decorations(state) {
        const proposal = proposalOf(state, sources());
        if (proposal === '') return DecorationSet.empty;
        return DecorationSet.create(state.doc, [
          Decoration.widget(state.doc.content.size, () => ghost(proposal, label), {
            side: 1,
            key: proposal,
            ignoreSelection: true,
          }),
        ]);
      },
      handleKeyDown(view, event) {
        if (view.composing || !isTaking(event)) return false;
        const proposal = proposalOf(view.state, sources());
        if (proposal === '') return false;
        take(view, event.key !== 'Tab' && event.shiftKey ? proposal : firstWord(proposal, language));
        return true;
      },
    },
  });
}

/** Only at the end of the text: in the middle people mend what stands there. */
function proposalOf({ doc, selection }: EditorState, sources: CompletionSources): string {
  if (!selection.empty || selection.to !== doc.content.size) return '';
  return completeTarget(doc.textContent, sources);
}

function isTaking({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (altKey) return false;
  return key === 'Tab' ? !shiftKey && !ctrlKey : key === 'ArrowRight' && (ctrlKey || metaKey);
}

function take(view: EditorView, text: string): void {
  const { tr, doc } = view.state;
  view.dispatch(tr.insertText(text, doc.content.size).scrollIntoView());
}

function ghost(proposal: string, label: string): HTMLElement {
  const shown = document.createElement('span');
  shown.className = styles['proposal'] ?? '';
  shown.dataset['proposal'] = '';
  shown.contentEditable = 'false';
  shown.setAttribute('aria-label', `${label} ${proposal}`);
  shown.textContent = proposal;
  return shown;
}
