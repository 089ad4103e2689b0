import { limits } from '@transloom/contracts/limits';
import type { Segment } from '@transloom/contracts/segments';
import type { CompletionSources } from '@transloom/core/completion/complete-target';
import type { InlineCode } from '@transloom/core/inline/inline-text';
import { fromMarkup } from '@transloom/core/inline/markup';
import { deleteSelection } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import {
  type Command,
  EditorState,
  type Plugin,
  Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isTyping } from '../../../ui/use-shortcut.ts';
import { proposalPlugin } from '../interactive/proposal-plugin.ts';
import type { SegmentIssue } from '../quality/segment-issue.ts';
import { codeView } from './code-view.ts';
import {
  cleanPaste,
  codesToCome,
  flipStyle,
  insertMissingCode,
  insertText,
  lineSlice,
  markupOf,
  selectedText,
  selectWhole,
  separateBlocks,
} from './edit-segment.ts';
import { toDoc } from './inline-doc.ts';
import { inlineSchema } from './inline-schema.ts';
import { limitLength } from './limit-length.ts';
import { markHits } from './mark-hits.ts';
import { markIssues } from './mark-issues.ts';
import styles from './segment-editor.module.css';

export interface SegmentKeys {
  /** Enter. */
  confirm(): void;
}

/** What commands do in the text itself. */
export interface EditorHandle {
  focus(): void;
  /** In the place of what is selected. */
  insert(text: string): void;
  /** False where nothing of the typing is left to undo: then it is the document's last step. */
  undo(): boolean;
  redo(): boolean;
  /** What is selected, without its codes. */
  selectedText(): string;
  /** Nothing where the format has no styles. */
  flipStyle(style: 'bold' | 'italic' | 'underline'): void;
  /** The next code of the source that is missing. */
  insertNextCode(): void;
}

/** A place in the window, in px. */
export interface Point {
  readonly left: number;
  readonly top: number;
}

export interface SegmentEditorProps {
  readonly segment: Segment;
  readonly target: string;
  readonly label: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly withStyles: boolean;
  /** What is looked for in the document; marked here as well. */
  readonly search: string;
  /** Open issues of the segment; their places are underlined. */
  readonly issues: readonly SegmentIssue[];
  /** What the text may be completed from. */
  readonly completions: CompletionSources;
  readonly proposalLabel: string;
  /** Where the caret goes; at the end without one. */
  readonly caretAt: Point | null;
  readonly onType: (markup: string) => void;
  /** An input method begins to write; nothing is told of it before it has ended. */
  readonly onCompose: () => void;
  readonly onComposed: () => void;
  /** Somebody wants a style that the format does not have. */
  readonly onNoStyles: () => void;
  /** What was typed or pasted would make this many characters; it was refused. */
  readonly onTooLong: (wanted: number) => void;
  readonly keys: SegmentKeys;
  readonly handle: RefObject<EditorHandle | null>;
}

/** The one editor there is at a time: the target of the active segment. */
export function SegmentEditor(props: SegmentEditorProps) {
  const { segment, target, language, direction, search } = props;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    if (place.current === null) return undefined;
    const { handle, caretAt } = latest.current;
    const { editor, endComposition } = createEditor(place.current, latest);
    view.current = editor;
    if (caretAt !== null) editor.dispatch(caretTo(editor, caretAt));
    // Who writes in the search keeps the focus when the rows below change.
    if (!isTyping(document.activeElement)) editor.focus();
    const own: EditorHandle = {
      focus: () => editor.focus(),
      insert: (text) => {
        insertText(text)(editor.state, editor.dispatch);
        editor.focus();
      },
      undo: () => undo(editor.state, editor.dispatch),
      redo: () => redo(editor.state, editor.dispatch),
      selectedText: () => selectedText(editor),
      flipStyle: (style) => {
        if (latest.current.withStyles) flipStyle(style)(editor.state, editor.dispatch);
        else latest.current.onNoStyles();
      },
      insertNextCode: () => {
        insertMissingCode(fromMarkup(latest.current.segment.source))(editor.state, editor.dispatch);
      },
    };
    handle.current = own;
    return () => {
      view.current = null;
      if (handle.current === own) handle.current = null;
      endComposition();
      editor.destroy();
    };
  }, []);

  // A match that was applied, or a step of the document, arrives from outside and cannot be undone as typing. It is
  // there before the next key, whose caret it would move.
  useLayoutEffect(() => {
    const editor = view.current;
    if (editor === null || editor.composing || target === markupOf(editor.state)) return;
    editor.updateState(stateWith(target, editor.state.plugins));
  }, [target]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is marked and proposed follows these
  useEffect(() => {
    const editor = view.current;
    if (editor !== null && !editor.composing) editor.updateState(editor.state);
  }, [search, props.completions, props.issues]);

  return (
    <div
      ref={place}
      className={styles['place']}
      lang={language}
      dir={direction}
      data-segment={segment.segmentId}
    />
  );
}

function stateWith(markup: string, plugins: readonly Plugin[]): EditorState {
  const doc = toDoc(fromMarkup(markup));
  return EditorState.create({ doc, selection: Selection.atEnd(doc), plugins });
}

function caretTo(editor: EditorView, point: Point): Transaction {
  const { tr, doc } = editor.state;
  const found = editor.posAtCoords(point);
  return found === null ? tr : tr.setSelection(TextSelection.create(doc, found.pos));
}

type Latest = { readonly current: SegmentEditorProps };

function createEditor(place: HTMLElement, latest: Latest) {
  const { segment, target, label } = latest.current;
  const source = fromMarkup(segment.source);
  /** The text before the input method began to write; null where none writes. */
  let composedFrom: string | null = null;
  const editor: EditorView = new EditorView(
    { mount: place },
    {
      state: stateWith(target, [
        history(),
        segmentKeymap(latest),
        markHits(() => latest.current.search),
        markIssues(() => latest.current.issues),
        proposalPlugin({
          sources: () => latest.current.completions,
          language: latest.current.language,
          label: latest.current.proposalLabel,
        }),
        limitLength(limits.segmentCharacters, (wanted) => latest.current.onTooLong(wanted)),
      ]),
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, spellcheck: 'true' },
      nodeViews: { code: codeView(segment.codes) },
      clipboardTextParser: (text) => lineSlice(text === '' ? [] : [inlineSchema.text(text)]),
      transformPastedHTML: separateBlocks,
      transformPasted: (slice, view) =>
        cleanPaste(slice, codesToCome(view, source), latest.current.withStyles),
      dispatchTransaction(change) {
        const before = markupOf(editor.state);
        editor.updateState(editor.state.apply(change));
        if (composedFrom === null) tell(before);
      },
      handleDOMEvents: {
        compositionstart() {
          composedFrom ??= markupOf(editor.state);
          latest.current.onCompose();
        },
        compositionend() {
          // The editor reads what was composed in a moment, behind this event.
          setTimeout(() => {
            if (!editor.isDestroyed && !editor.composing) endComposition();
          });
        },
      },
    },
  );
  return { editor, endComposition };

  function tell(before: string): void {
    const now = markupOf(editor.state);
    if (now !== before && now !== latest.current.target) latest.current.onType(now);
  }

  function endComposition(): void {
    if (composedFrom === null) return;
    const before = composedFrom;
    composedFrom = null;
    tell(before);
    latest.current.onComposed();
    const { target } = latest.current;
    // What somebody else saved meanwhile was not shown over the composition.
    if (markupOf(editor.state) === before && target !== before)
      editor.updateState(stateWith(target, editor.state.plugins));
  }
}

function segmentKeymap(latest: Latest) {
  const call =
    (key: keyof SegmentKeys): Command =>
    (_state, _dispatch, view) => {
      // Enter that ends a composition belongs to the input method.
      if (view?.composing) return false;
      latest.current.keys[key]();
      return true;
    };
  // Most formats keep the breaks of a text as codes; only those the source has can be written back.
  const lineBreak: Command = (state, dispatch) => {
    const { source, codes } = latest.current.segment;
    const isBreak = ({ id }: InlineCode) => codes[id]?.type === 'break';
    const insert = source.includes('\n') ? insertText('\n') : insertMissingCode(fromMarkup(source), isBreak);
    insert(state, dispatch);
    return true;
  };
  // Everything else is a key of the whole editor, which its user can change.
  return keymap({
    Enter: call('confirm'),
    'Shift-Enter': lineBreak,
    Backspace: deleteSelection,
    Delete: deleteSelection,
    'Mod-a': selectWhole,
  });
}
