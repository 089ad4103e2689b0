import type { Segment } from '@transloom/contracts/workbench';
import { fromMarkup } from '@transloom/core/inline/markup';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { type Command, EditorState, Selection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useRef } from 'react';
import { codeView } from './code-view.ts';
import {
  cleanPaste,
  flipStyle,
  insertMissingCode,
  insertText,
  markupOf,
  replaceText,
} from './edit-segment.ts';
import { toDoc } from './inline-doc.ts';
import styles from './segment-editor.module.css';

export interface SegmentKeys {
  /** Enter and Ctrl+Enter. */
  confirm(): void;
  /** Ctrl+Shift+Enter: leaves it unconfirmed. */
  nextWithoutConfirming(): void;
  previous(): void;
  next(): void;
  /** Nothing is left to undo in this segment: the document's last step. */
  undo(): void;
  redo(): void;
}

interface SegmentEditorProps {
  readonly segment: Segment;
  readonly target: string;
  readonly label: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly withStyles: boolean;
  readonly onType: (markup: string) => void;
  readonly keys: SegmentKeys;
}

/** The one editor there is at a time: the target of the active segment. */
export function SegmentEditor(props: SegmentEditorProps) {
  const { segment, target, label, language, direction } = props;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    if (place.current === null) return undefined;
    const editor = createEditor(place.current, latest);
    view.current = editor;
    editor.focus();
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, []);

  // A match that was applied, or an undo of the document, arrives from outside; what is typed is there already.
  useEffect(() => {
    const editor = view.current;
    if (editor !== null && !editor.composing) replaceText(target)(editor.state, editor.dispatch);
  }, [target]);

  return (
    <div
      ref={place}
      className={styles['place']}
      lang={language}
      dir={direction}
      data-segment={segment.segmentId}
      data-label={label}
    />
  );
}

type Latest = { readonly current: SegmentEditorProps };

function createEditor(place: HTMLElement, latest: Latest): EditorView {
  const { segment, target, label } = latest.current;
  const doc = toDoc(fromMarkup(target));
  const source = fromMarkup(segment.source);
  const editor: EditorView = new EditorView(
    { mount: place },
    {
      state: EditorState.create({
        doc,
        selection: Selection.atEnd(doc),
        plugins: [history(), segmentKeymap(latest)],
      }),
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, spellcheck: 'true' },
      nodeViews: { code: codeView(segment.codes) },
      transformPasted: (slice) => cleanPaste(slice, source, latest.current.withStyles),
      dispatchTransaction(change) {
        const before = markupOf(editor.state);
        editor.updateState(editor.state.apply(change));
        const now = markupOf(editor.state);
        if (now !== before && now !== latest.current.target) latest.current.onType(now);
      },
    },
  );
  return editor;
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
  const style =
    (name: Parameters<typeof flipStyle>[0]): Command =>
    (state, dispatch) =>
      latest.current.withStyles ? flipStyle(name)(state, dispatch) : true;
  const lineBreak: Command = (state, dispatch) =>
    latest.current.segment.source.includes('\n') ? insertText('\n')(state, dispatch) : true;
  const missingCode: Command = (state, dispatch) => {
    insertMissingCode(fromMarkup(latest.current.segment.source))(state, dispatch);
    return true;
  };
  const orDocument =
    (command: Command, key: 'undo' | 'redo'): Command =>
    (state, dispatch, view) =>
      command(state, dispatch) || call(key)(state, dispatch, view);
  return keymap({
    Enter: call('confirm'),
    'Mod-Enter': call('confirm'),
    'Mod-Shift-Enter': call('nextWithoutConfirming'),
    'Shift-Enter': lineBreak,
    'Alt-ArrowUp': call('previous'),
    'Alt-ArrowDown': call('next'),
    'Mod-z': orDocument(undo, 'undo'),
    'Mod-y': orDocument(redo, 'redo'),
    'Mod-Shift-z': orDocument(redo, 'redo'),
    'Mod-b': style('bold'),
    'Mod-i': style('italic'),
    'Mod-u': style('underline'),
    F8: missingCode,
  });
}
