import { useNavigate } from '@tanstack/react-router';
import { App } from 'antd';
import { type CSSProperties, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { reportFailure } from '../../api/report-failure.ts';
import { languageName } from '../../i18n/language-name.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { WorkbenchShortcuts } from './dialogs/workbench-shortcuts.tsx';
import { FindBar } from './grid/find-bar.tsx';
import { SegmentGrid } from './grid/segment-grid.tsx';
import { PanelHandle } from './panels/panel-handle.tsx';
import { WorkbenchPanel } from './panels/workbench-panel.tsx';
import { listedSegments, type SegmentView } from './segment-filter.ts';
import { DownloadButton } from './toolbar/download-button.tsx';
import { StatusLine } from './toolbar/status-line.tsx';
import { WorkbenchToolbar } from './toolbar/workbench-toolbar.tsx';
import { useEditorLook } from './use-editor-look.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useLiveDocument } from './use-live-document.ts';
import type { OpenWorkbench } from './use-open-workbench.ts';
import { useWorkbenchKeys } from './use-workbench-keys.ts';
import styles from './workbench.module.css';
import { workbenchCommands } from './workbench-commands.ts';
import { type OpenDocument, WorkbenchContext } from './workbench-context.ts';

interface WorkbenchScreenProps extends OpenWorkbench {
  readonly opened: OpenDocument;
}

/** Arranges the editor; every part finds the document in the context. */
export function WorkbenchScreen({ opened, store, saver }: WorkbenchScreenProps) {
  const { t } = useTranslation('workbench');
  const { message } = App.useApp();
  const navigate = useNavigate();
  const find = useRef<HTMLInputElement>(null);
  const [view, setView] = useState<SegmentView>({ filter: 'all', search: '' });
  const [shortcutsOpen, setShortcutsOpen] = useState(false);
  const look = useEditorLook();
  const rows = useStore(store, (state) => state.rows);
  // Rows stay listed while they are edited: the list is made anew only when the view or the rows change.
  const listed = useMemo(
    () => listedSegments({ rows, queue: store.getState().queue }, view),
    [rows, view, store],
  );
  const latestListed = useRef(listed);
  latestListed.current = listed;
  const { documentId, projectId } = opened.document;
  const parts = useMemo(() => {
    const onRefused = (reason: 'empty' | 'locked' | 'readOnly') =>
      void message.warning(t(`refused.${reason}`));
    const listedNow = () => latestListed.current;
    const commands = workbenchCommands({
      store,
      saver,
      editable: opened.editable,
      listed: listedNow,
      onRefused,
    });
    return { store, opened, commands };
  }, [store, saver, opened, message, t]);
  useLiveDocument(documentId, store, saver);
  useLeaveGuard(store, saver);
  useWorkbenchKeys({
    store,
    commands: parts.commands,
    engineKey: opened.engineKey,
    onFind: () => find.current?.focus(),
    onFailure: reportFailure,
  });
  return (
    <WorkbenchContext value={parts}>
      <div className={styles['screen']} style={look.style as CSSProperties}>
        <WorkbenchToolbar
          onBack={() => void navigate({ to: '/project/list', search: { projectId } })}
          onShortcuts={() => setShortcutsOpen(true)}
          onFontSize={look.changeFontSize}
          actions={<DownloadButton saver={saver} />}
        />
        <div className={styles['middle']}>
          <main className={styles['document']}>
            <FindBar ref={find} view={view} onChange={setView} found={listed.length} />
            <div className={styles['head']} aria-hidden>
              <span />
              <span>{languageName(opened.document.sourceLanguage)}</span>
              <span>{languageName(opened.document.targetLanguage)}</span>
              <span />
            </div>
            {listed.length === 0 && rows.list.length > 0 ? (
              <EmptyState title={t('find.none')} />
            ) : (
              <SegmentGrid segmentIds={listed} />
            )}
          </main>
          <div className={styles['side']}>
            <PanelHandle width={look.panelWidth} onChange={look.changePanelWidth} />
            <WorkbenchPanel />
          </div>
        </div>
        <StatusLine />
      </div>
      <WorkbenchShortcuts open={shortcutsOpen} onClose={() => setShortcutsOpen(false)} />
    </WorkbenchContext>
  );
}
