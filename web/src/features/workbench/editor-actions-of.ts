import type { EditorAction } from './keys/editor-actions.ts';
import type { EditorHandle } from './segment-editor/segment-editor.tsx';
import type { SegmentWork } from './segment-work/use-segment-work.tsx';
import type { Suggestions } from './use-suggestions.tsx';
import type { WorkbenchCommands } from './workbench-context.ts';

interface ActionParts {
  readonly commands: WorkbenchCommands;
  readonly work: SegmentWork;
  readonly suggestions: Suggestions;
  readonly editor: { readonly current: EditorHandle | null };
  readonly onFind: () => void;
  readonly onReplace: () => void;
  readonly onComment: () => void;
  readonly onLookUp: () => void;
  readonly onChangeSides: () => void;
  readonly onShortcuts: () => void;
  readonly onAddTerm: () => void;
  readonly onJump: () => void;
}

/** What each action of the keys does. */
export function editorActionsOf(parts: ActionParts): Readonly<Record<EditorAction, () => void>> {
  const { commands, work, suggestions, editor } = parts;
  const style = (name: 'bold' | 'italic' | 'underline') => () => editor.current?.flipStyle(name);
  return {
    confirm: commands.confirm,
    skip: commands.nextWithoutConfirming,
    unconfirm: commands.unconfirm,
    previous: commands.previous,
    next: commands.next,
    nextIssue: commands.nextIssue,
    previousIssue: commands.previousIssue,
    jump: parts.onJump,
    copySource: commands.copySource,
    clear: commands.clear,
    translate: suggestions.applyTranslation,
    lookUp: parts.onLookUp,
    addTerm: parts.onAddTerm,
    code: () => editor.current?.insertNextCode(),
    allCodes: work.insertCodes,
    noCodes: work.removeCodes,
    bold: style('bold'),
    italic: style('italic'),
    underline: style('underline'),
    hardSpace: () => commands.insert('\u00a0'),
    wordJoiner: () => commands.insert('\u2060'),
    openQuote: () => commands.insert('“'),
    closeQuote: () => commands.insert('”'),
    split: () => void work.split(),
    merge: () => void work.merge(),
    source: () => void work.editSource(),
    undo: commands.undo,
    redo: commands.redo,
    find: parts.onFind,
    replace: parts.onReplace,
    comment: parts.onComment,
    panel: parts.onChangeSides,
    help: parts.onShortcuts,
  };
}
