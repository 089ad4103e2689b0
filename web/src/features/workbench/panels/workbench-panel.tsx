import {
  BookOutlined,
  FileSearchOutlined,
  HistoryOutlined,
  MessageOutlined,
  ReadOutlined,
  SafetyCertificateOutlined,
  SwapOutlined,
  TranslationOutlined,
} from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Badge, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLiveNews } from '../../../api/use-live-news.ts';
import { EntryOpener } from '../../memories/entries/entry-button.tsx';
import { TermEntryOpener } from '../../terms/entries/term-entry-button.tsx';
import { commentsKey, documentCommentsQuery } from '../comments/comments.queries.ts';
import { isLeavingPanel, keepFocus } from '../keep-focus.ts';
import { useQuality } from '../quality/use-issues.ts';
import { useAskEntriesAnew } from '../workbench.queries.ts';
import type { PanelKey } from '../workbench.store.ts';
import { useWorkbench, useWorkbenchParts } from '../workbench-context.ts';
import { PanelContent, type PanelParts } from './panel-content.tsx';
import styles from './panels.module.css';
import { useFocusBehind } from './use-focus-behind.ts';

/** What helps with the active segment and the document; the ways to it stand at the edge. */
export function WorkbenchPanel(parts: PanelParts) {
  const { t } = useTranslation('workbench');
  const { editor, opened } = useWorkbenchParts();
  const shown = useWorkbench(({ panel }) => panel);
  const askEntriesAnew = useAskEntriesAnew();
  const focus = useFocusBehind(editor);
  const showPanel = useWorkbench((state) => state.showPanel);
  const issues = useQuality(({ open }) => open.size);
  const { data: comments = 0 } = useQuery({
    ...documentCommentsQuery(opened.document.documentId),
    select: (threads) => threads.filter(({ resolved }) => resolved === null).length,
  });
  useLiveNews({
    news: 'comments-changed',
    queryKey: commentsKey,
    isMeant: ({ documentId }) => documentId === opened.document.documentId,
  });
  const tab = (key: PanelKey, icon: React.ReactNode, count = 0) => ({
    key,
    label: (
      <span className={styles['tab']} title={t(`panelTitle.${key}`)}>
        <span aria-hidden>
          <Badge count={count} size="small" overflowCount={99} color="gold">
            {icon}
          </Badge>
        </span>
        {t(`panel.${key}`)}
      </span>
    ),
    children: (
      <div className={styles['body']}>
        <PanelContent panel={key} {...parts} />
      </div>
    ),
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
            tabPlacement="end"
            tabBarGutter={0}
            className={styles['tabs'] ?? ''}
            items={[
              tab('matches', <ReadOutlined />),
              tab('concordance', <FileSearchOutlined />),
              tab('terms', <BookOutlined />),
              tab('translation', <TranslationOutlined />),
              tab('quality', <SafetyCertificateOutlined />, issues),
              tab('comments', <MessageOutlined />, comments),
              tab('history', <HistoryOutlined />),
              tab('replace', <SwapOutlined />),
            ]}
          />
        </TermEntryOpener>
      </EntryOpener>
    </aside>
  );
}
