import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '@transloom/contracts/endpoint';
import type { Segment } from '@transloom/contracts/segments';
import type { workbenchApi } from '@transloom/contracts/workbench';
import { fromMarkup } from '@transloom/core/inline/markup';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loadable } from '../../../ui/loadable.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { Text } from '../../../ui/text.tsx';
import { TextDifference } from '../../../ui/text-difference.tsx';
import { When } from '../../../ui/when.tsx';
import { historyQuery } from '../workbench.queries.ts';
import { PanelHint } from './panel-hint.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';
import styles from './panels.module.css';

type Revision = OutputOf<typeof workbenchApi.segmentHistory>[number];

interface HistoryPanelProps {
  readonly segment: Segment;
  readonly onRestore: (target: string) => void;
}

/** Every text the segment had, what each changed, and texts that lost a conflict. */
export function HistoryPanel({ segment, onRestore }: HistoryPanelProps) {
  const { t } = useTranslation('workbench');
  const query = useQuery(historyQuery(segment.segmentId, segment.version));
  return (
    <Loadable query={query} skeleton={<PanelSkeleton />}>
      {(revisions) =>
        revisions.length === 0 ? (
          <PanelHint text={t('history.none')} />
        ) : (
          <Stack gap="sm">
            <EditTrace revisions={revisions} />
            <ol className={styles['list']}>
              {revisions.map((revision, index) => (
                <li key={`${revision.version}${revision.changedAt}`} className={styles['card']}>
                  <RevisionHead revision={revision} />
                  <p className={styles['target']}>
                    <Difference
                      before={
                        revisions.slice(index + 1).find(({ conflicting }) => !conflicting)?.target ?? ''
                      }
                      after={revision.target}
                    />
                  </p>
                  <div>
                    <Button size="small" type="text" onClick={() => onRestore(revision.target)}>
                      {t('history.restore')}
                    </Button>
                  </div>
                </li>
              ))}
            </ol>
          </Stack>
        )
      }
    </Loadable>
  );
}

function RevisionHead({ revision }: { readonly revision: Revision }) {
  const { t } = useTranslation('workbench');
  const { origin, matchRate, engine } = revision;
  return (
    <Stack direction="row" gap="xs" justify="space-between" wrap>
      <Text size="small" tone="secondary">
        {revision.changedBy === '' ? null : `${revision.changedBy} · `}
        <When instant={revision.changedAt} />
      </Text>
      <Stack direction="row" gap="xs">
        {origin === 'none' ? null : (
          <span title={engine ?? ''}>
            <StatusTag tone="neutral">
              {origin === 'memory' ? t('origin.memory', { rate: matchRate ?? 0 }) : t(`origin.${origin}`)}
            </StatusTag>
          </span>
        )}
        {revision.conflicting ? <StatusTag tone="warning">{t('history.conflicting')}</StatusTag> : null}
        {revision.confirmed ? <StatusTag tone="success">{t('status.confirmed')}</StatusTag> : null}
      </Stack>
    </Stack>
  );
}

/** What people made of the first suggestion, from a memory or an engine. */
function EditTrace({ revisions }: { readonly revisions: readonly Revision[] }) {
  const { t } = useTranslation('workbench');
  const first = revisions.findLast(({ origin }) => origin === 'memory' || origin === 'engine');
  const now = revisions.find(({ conflicting }) => !conflicting);
  if (first === undefined || now === undefined || first.target === now.target) return null;
  return (
    <section className={styles['card']} aria-label={t('history.trace')}>
      <Text size="small" tone="secondary">
        {t('history.trace')}
      </Text>
      <p className={styles['target']}>
        <Difference before={first.target} after={now.target} />
      </p>
    </section>
  );
}

function Difference({ before, after }: { readonly before: string; readonly after: string }) {
  const { t } = useTranslation('workbench');
  const text = fromMarkup(after).text;
  if (text === '') return <span className={styles['nothing']}>{t('empty')}</span>;
  return (
    <TextDifference
      before={fromMarkup(before).text}
      after={text}
      words={{ removed: t('history.removed'), added: t('history.added') }}
    />
  );
}
