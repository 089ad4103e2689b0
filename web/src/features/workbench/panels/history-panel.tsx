import { useQuery } from '@tanstack/react-query';
import type { Segment } from '@transloom/contracts/segments';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { InlineView } from '../../../ui/inline-view.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { Text } from '../../../ui/text.tsx';
import { When } from '../../../ui/when.tsx';
import { historyQuery } from '../workbench.queries.ts';
import { useWorkbenchParts } from '../workbench-context.ts';
import { PanelHint } from './panel-hint.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';
import styles from './panels.module.css';

interface HistoryPanelProps {
  readonly segment: Segment;
  readonly onRestore: (target: string) => void;
}

/** Every text the segment had, and texts that lost a conflict. */
export function HistoryPanel({ segment, onRestore }: HistoryPanelProps) {
  const { t } = useTranslation('workbench');
  const { targetLanguage } = useWorkbenchParts().opened.document;
  const query = useQuery(historyQuery(segment.segmentId, segment.version));
  return (
    <Loadable query={query} skeleton={<PanelSkeleton />}>
      {(revisions) =>
        revisions.length === 0 ? (
          <PanelHint text={t('history.none')} />
        ) : (
          <ol className={styles['list']}>
            {revisions.map((revision) => (
              <li key={`${revision.version}${revision.changedAt}`} className={styles['card']}>
                <Stack direction="row" gap="xs" justify="space-between">
                  <Text size="small" tone="secondary">
                    {revision.changedBy} · <When instant={revision.changedAt} />
                  </Text>
                  {revision.conflicting ? (
                    <StatusTag tone="warning">{t('history.conflicting')}</StatusTag>
                  ) : null}
                  {revision.confirmed ? <StatusTag tone="success">{t('status.confirmed')}</StatusTag> : null}
                </Stack>
                <p className={styles['target']}>
                  <InlineView markup={revision.target} language={targetLanguage} codes={segment.codes} />
                </p>
                <div>
                  <Button size="small" type="text" onClick={() => onRestore(revision.target)}>
                    {t('history.restore')}
                  </Button>
                </div>
              </li>
            ))}
          </ol>
        )
      }
    </Loadable>
  );
}
