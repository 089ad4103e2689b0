import {
  BookOutlined,
  FileSearchOutlined,
  HistoryOutlined,
  ReadOutlined,
  TranslationOutlined,
} from '@ant-design/icons';
import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { EntryOpener } from '../../memories/entries/entry-button.tsx';
import { TermEntryOpener } from '../../terms/entries/term-entry-button.tsx';
import { isLeavingPanel, keepFocus } from '../keep-focus.ts';
import { segmentAt } from '../segment-rows.ts';
import { textOfMatch } from '../text-of-match.ts';
import { useAskEntriesAnew } from '../workbench.queries.ts';
import type { PanelKey } from '../workbench.store.ts';
import { useWorkbench, useWorkbenchParts } from '../workbench-context.ts';
import { ConcordancePanel } from './concordance-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { MatchesPanel } from './matches-panel.tsx';
import { PanelHint } from './panel-hint.tsx';
import styles from './panels.module.css';
import { TermsPanel } from './terms-panel.tsx';
import { TranslationPanel } from './translation-panel.tsx';
import { useFocusBehind } from './use-focus-behind.ts';

/** What helps with the active segment. */
export function WorkbenchPanel({ onAddTerm }: { readonly onAddTerm: () => void }) {
  const { t } = useTranslation('workbench');
  const { commands, editor } = useWorkbenchParts();
  const segment = useWorkbench(({ rows, activeId }) =>
    activeId === null ? undefined : segmentAt(rows, activeId),
  );
  const shown = useWorkbench(({ panel }) => panel);
  const askEntriesAnew = useAskEntriesAnew();
  const focus = useFocusBehind(editor);
  const showPanel = useWorkbench((state) => state.showPanel);
  const content = (panel: PanelKey) => {
    if (panel === 'concordance') return <ConcordancePanel onInsert={commands.insert} />;
    if (segment === undefined) return <PanelHint text={t('panel.choose')} />;
    if (panel === 'matches') {
      return (
        <MatchesPanel
          key={segment.segmentId}
          segment={segment}
          onApply={(match) => commands.apply(textOfMatch(match))}
          onInsert={commands.insert}
        />
      );
    }
    if (panel === 'terms')
      return <TermsPanel segment={segment} onInsert={commands.insert} onAdd={onAddTerm} />;
    if (panel === 'history') {
      return (
        <HistoryPanel
          segment={segment}
          onRestore={(target) => commands.apply({ target, origin: 'person' })}
        />
      );
    }
    return (
      <TranslationPanel
        segment={segment}
        onApply={({ target, engine }) => commands.apply({ target, origin: 'engine', engine })}
      />
    );
  };
  const tab = (key: PanelKey, icon: React.ReactNode) => ({
    key,
    label: (
      <span className={styles['tab']} title={t(`panelTitle.${key}`)}>
        {icon}
        {t(`panel.${key}`)}
      </span>
    ),
    children: <div className={styles['body']}>{content(key)}</div>,
  });
  return (
    <aside
      ref={focus.panel}
      className={styles['panel']}
      aria-label={t('panel.label')}
      data-workbench-panel
      onMouseDown={keepFocus}
      onKeyDown={(event) => {
        if (isLeavingPanel(event)) editor.current?.focus();
      }}
    >
      <EntryOpener onChanged={askEntriesAnew} onClosed={focus.giveBack}>
        <TermEntryOpener onClosed={focus.giveBack}>
          <Tabs
            destroyOnHidden
            activeKey={shown}
            onChange={(key) => showPanel(key as PanelKey)}
            size="small"
            tabBarGutter={12}
            className={styles['tabs'] ?? ''}
            items={[
              tab('matches', <ReadOutlined />),
              tab('concordance', <FileSearchOutlined />),
              tab('terms', <BookOutlined />),
              tab('translation', <TranslationOutlined />),
              tab('history', <HistoryOutlined />),
            ]}
          />
        </TermEntryOpener>
      </EntryOpener>
    </aside>
  );
}
