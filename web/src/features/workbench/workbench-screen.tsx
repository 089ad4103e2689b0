import { useNavigate } from '@tanstack/react-router';
import { limits } from '@transloom/contracts/limits';
import { App } from 'antd';
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveNews } from '../../api/use-live-news.ts';
import { useAllows } from '../../session/permissions.ts';
import { AddTermDialog, type SelectedWords } from './dialogs/add-term-dialog.tsx';
import { FaultsQuestion } from './dialogs/faults-question.tsx';
import { JumpDialog } from './dialogs/jump-dialog.tsx';
import { MergedDialog } from './dialogs/merged-dialog.tsx';
import { UndoQuestion } from './dialogs/undo-question.tsx';
import { WorkbenchShortcuts } from './dialogs/workbench-shortcuts.tsx';
import { editorActionsOf } from './editor-actions-of.ts';
import { FindBar } from './grid/find-bar.tsx';
import { SegmentArea } from './grid/segment-area.tsx';
import { ModeSwitch } from './interactive/mode-switch.tsx';
import { changeSides } from './keep-focus.ts';
import { keyTable } from './keys/own-keys.ts';
import { useOwnKeys } from './keys/use-own-keys.ts';
import type { TaskNow } from './notices/use-task-now.ts';
import { WorkbenchNotices } from './notices/workbench-notices.tsx';
import { PanelHandle } from './panels/panel-handle.tsx';
import { WorkbenchPanel } from './panels/workbench-panel.tsx';
import { PreviewPanel } from './preview/preview-panel.tsx';
import { useLiveQuality } from './quality/use-live-quality.ts';
import type { EditorHandle } from './segment-editor/segment-editor.tsx';
import { type SegmentView, wholeDocument } from './segment-filter.ts';
import { SegmentDialogs } from './segment-work/segment-dialogs.tsx';
import { SegmentMenu } from './segment-work/segment-menu.tsx';
import { useRepeats } from './segment-work/use-repeats.ts';
import { type SegmentWork, useSegmentWork } from './segment-work/use-segment-work.tsx';
import { SelectionBar } from './selection/selection-bar.tsx';
import { useChosenWork } from './selection/use-chosen-work.ts';
import { useSourceSelection } from './terms/use-source-selection.ts';
import { DownloadButton } from './toolbar/download-button.tsx';
import { PreviewButton } from './toolbar/preview-button.tsx';
import { StatusLine } from './toolbar/status-line.tsx';
import { StyleButton } from './toolbar/style-button.tsx';
import { TaskButtons } from './toolbar/task-buttons.tsx';
import { WorkbenchToolbar } from './toolbar/workbench-toolbar.tsx';
import { useEditorLook } from './use-editor-look.ts';
import { useLastPlace } from './use-last-place.ts';
import { useLeaseNews } from './use-lease-news.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useListed } from './use-listed.ts';
import { useLiveDocument } from './use-live-document.ts';
import type { OpenWorkbench } from './use-open-workbench.ts';
import { useRefusalWords } from './use-refusal-words.ts';
import { useSuggestions } from './use-suggestions.tsx';
import { useWorkbenchKeys } from './use-workbench-keys.ts';
import styles from './workbench.module.css';
import { termNews } from './workbench.queries.ts';
import { type FaultsQuestion as Question, workbenchCommands } from './workbench-commands.ts';
import { type OpenDocument, WorkbenchContext } from './workbench-context.ts';

interface WorkbenchScreenProps extends OpenWorkbench {
  readonly opened: OpenDocument;
  readonly task: TaskNow;
}

/** Arranges the editor; every part finds the document in the context. */
export function WorkbenchScreen({ opened, task, store, saver, rows, failure, retry }: WorkbenchScreenProps) {
  const { t } = useTranslation('workbench');
  const { message } = App.useApp();
  const navigate = useNavigate();
  const find = useRef<Pick<HTMLInputElement, 'focus' | 'blur'>>(null);
  const [view, setView] = useState<SegmentView>(wholeDocument);
  const [shortcutsOpen, setShortcutsOpen] = useState(false);
  const [newTerm, setNewTerm] = useState<SelectedWords>();
  const [jumping, setJumping] = useState(false);
  const ownKeys = useOwnKeys();
  const [faults, setFaults] = useState<Question>();
  const mayAddTerms = useAllows()('segment:edit');
  const look = useEditorLook();
  const quality = useLiveQuality(opened, store);
  const listing = useListed(view, { documentId: opened.document.documentId, store, saver, rows, quality });
  const listed = listing.ids;
  useEffect(() => store.getState().markSearch(view.search), [store, view.search]);
  const latestListed = useRef(listed);
  latestListed.current = listed;
  const { projectId } = opened.document;
  const editor = useRef<EditorHandle>(null);
  const wordsOf = useRefusalWords();
  const latestWork = useRef<Pick<SegmentWork, 'takeWork'>>(null);
  const parts = useMemo(() => {
    const commands = workbenchCommands({
      store,
      saver,
      editor,
      editable: opened.editable,
      listed: () => latestListed.current,
      hasIssue: (segmentId) => quality.getState().open.has(segmentId),
      onCheckRest: () => quality.getState().checkRest(),
      onNotice: (notice) => void message[notice === 'done' ? 'success' : 'info'](t(`notice.${notice}`)),
      onWork: (step, way) => latestWork.current?.takeWork(step, way),
      onFaults: setFaults,
      onRefused: (reason) => void message.warning(wordsOf(reason)),
    });
    return { store, rows, opened, quality, commands, editor, listed: () => latestListed.current };
  }, [store, saver, rows, opened, quality, message, t, wordsOf]);
  const addTerm = () => {
    if (!mayAddTerms) return;
    const source = store.getState().sourceSelection.slice(0, limits.termCharacters);
    setNewTerm({ source, target: editor.current?.selectedText().trim() ?? '' });
  };
  const work = useSegmentWork({ store, rows, opened, editor }, saver);
  latestWork.current = work;
  const chosenWork = useChosenWork({ documentId: opened.document.documentId, store, saver, rows, work });
  useRepeats(store, work);
  useSourceSelection(store);
  useLiveNews(termNews);
  useLiveDocument(opened, { store, saver, rows });
  useLastPlace(opened, store);
  useLeaveGuard(store, saver);
  useLeaseNews(store, saver);
  const suggestions = useSuggestions(parts);
  useWorkbenchKeys({
    table: keyTable(ownKeys.keys),
    suggestions,
    enabled: !shortcutsOpen && newTerm === undefined,
    actions: editorActionsOf({
      commands: parts.commands,
      work,
      suggestions,
      editor,
      onFind: () => find.current?.focus(),
      onReplace: () => store.getState().showPanel('replace'),
      onComment: () => store.getState().showPanel('comments'),
      onLookUp: () => store.getState().lookUp(selectedText()),
      onChangeSides: () => changeSides(editor.current),
      onShortcuts: () => setShortcutsOpen(true),
      onAddTerm: addTerm,
      onJump: () => setJumping(true),
    }),
  });
  return (
    <WorkbenchContext value={parts}>
      <div className={styles['screen']} style={look.style as CSSProperties}>
        <WorkbenchToolbar
          onBack={() =>
            void (opened.task === null
              ? navigate({ to: '/project/list', search: { projectId } })
              : navigate({ to: '/task/list/index' }))
          }
          onShortcuts={() => setShortcutsOpen(true)}
          onFontSize={look.changeFontSize}
          actions={
            <>
              <ModeSwitch saver={saver} />
              <TaskButtons
                saver={saver}
                onShowUnconfirmed={() => setView({ ...wholeDocument, filter: 'unconfirmed' })}
              />
              <StyleButton />
              <PreviewButton open={look.previewOpen} onChange={look.showPreview} />
              <DownloadButton saver={saver} />
              <SegmentMenu work={work} look={look} />
            </>
          }
        />
        <div className={styles['middle']}>
          <main className={styles['document']}>
            <WorkbenchNotices task={task} saver={saver} />
            <FindBar
              ref={find}
              view={view}
              onChange={setView}
              found={listed.length}
              onGo={() => {
                const [first] = listed;
                find.current?.blur();
                if (first !== undefined) store.getState().goTo(first);
                editor.current?.focus();
              }}
              onLeave={() => {
                find.current?.blur();
                editor.current?.focus();
              }}
            />
            <SelectionBar work={chosenWork} />
            <SegmentArea
              listed={listed}
              search={view.search}
              onShowAll={() => setView(wholeDocument)}
              failure={failure ?? listing.failure}
              onRetry={failure === null ? listing.retry : retry}
              menu={{ work, look }}
            />
            {look.previewOpen ? (
              <PreviewPanel
                saver={saver}
                height={look.previewHeight}
                onHeight={look.changePreviewHeight}
                onClose={() => look.showPreview(false)}
                onChoose={(segmentId) => {
                  if (!listed.includes(segmentId)) setView(wholeDocument);
                  store.getState().goTo(segmentId);
                }}
              />
            ) : null}
          </main>
          <div className={styles['side']}>
            <PanelHandle width={look.panelWidth} onChange={look.changePanelWidth} />
            <WorkbenchPanel onAddTerm={addTerm} work={work} />
          </div>
        </div>
        <StatusLine />
      </div>
      <SegmentDialogs work={work} />
      <MergedDialog onClosed={() => editor.current?.focus()} />
      <UndoQuestion onClosed={() => editor.current?.focus()} />
      <FaultsQuestion
        question={faults}
        onClose={() => setFaults(undefined)}
        onClosed={() => editor.current?.focus()}
      />
      <JumpDialog
        open={jumping}
        onJump={(segmentId) => {
          if (!listed.includes(segmentId)) setView(wholeDocument);
          store.getState().goTo(segmentId);
        }}
        onClose={() => setJumping(false)}
        onClosed={() => editor.current?.focus()}
      />
      <WorkbenchShortcuts
        open={shortcutsOpen}
        keys={ownKeys.keys}
        onChange={ownKeys.change}
        onClose={() => setShortcutsOpen(false)}
      />
      <AddTermDialog
        words={newTerm}
        onClose={() => {
          setNewTerm(undefined);
          editor.current?.focus();
        }}
      />
    </WorkbenchContext>
  );
}

/** Without the marks of codes, which are no words. */
function selectedText(): string {
  const text = window.getSelection()?.toString() ?? '';
  return text.replace(/\s+/gu, ' ').trim().slice(0, limits.concordanceCharacters);
}
