import { useQuery } from '@tanstack/react-query';
import type { PropagationScope } from '@transloom/contracts/segment-work';
import type { Segment } from '@transloom/contracts/segments';
import { Checkbox, Modal, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineView } from '../../../ui/inline-view.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useWorkbenchParts } from '../workbench-context.ts';
import styles from './segment-work.module.css';
import { findEqualSegments } from './segment-work.queries.ts';

interface EqualDialogProps {
  readonly segment: Segment;
  readonly onFill: (wish: {
    readonly scope: PropagationScope;
    readonly exceptIds: string[];
  }) => Promise<unknown>;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** Shows which segments would take a translation before they do; each can be left out. */
export function EqualDialog({ segment, onFill, onClose, onClosed }: EqualDialogProps) {
  const { t } = useTranslation('workbench');
  const { targetLanguage } = useWorkbenchParts().opened.document;
  const [scope, setScope] = useState<PropagationScope>('document');
  const [except, setExcept] = useState<ReadonlySet<string>>(new Set());
  const { segmentId, version } = segment;
  const query = useQuery({
    queryKey: ['workbench', 'equal', segmentId, version, scope],
    queryFn: () => findEqualSegments({ segmentId, scope }),
    staleTime: 0,
    meta: { failure: 'inline' },
  });
  const found = query.data?.segments ?? [];
  const chosen = (query.data?.total ?? 0) - found.filter((each) => except.has(each.segmentId)).length;
  const toggle = (id: string) =>
    setExcept(
      (before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]),
    );
  return (
    <Modal
      open
      width={720}
      title={t('equal.title', { number: segment.number })}
      okText={t('equal.fill', { count: chosen })}
      okButtonProps={{ disabled: chosen === 0 }}
      cancelText={t('terms.cancel')}
      onOk={() => void onFill({ scope, exceptIds: [...except] })}
      onCancel={onClose}
      afterClose={onClosed}
    >
      <Stack gap="sm">
        <Segmented
          value={scope}
          onChange={setScope}
          options={(['document', 'project'] as const).map((value) => ({ value, label: t(`equal.${value}`) }))}
        />
        <Loadable query={query}>
          {({ segments, total }) =>
            total === 0 ? (
              t('equal.none')
            ) : (
              <ul className={styles['list']}>
                {segments.map((each) => (
                  <li key={each.segmentId} className={styles['equal']}>
                    <Checkbox
                      aria-label={t('equal.take', { number: each.number })}
                      checked={!except.has(each.segmentId)}
                      onChange={() => toggle(each.segmentId)}
                    />
                    <Text numeric tone="secondary">
                      {each.number}
                    </Text>
                    <span>
                      {each.target === '' ? (
                        <Text tone="tertiary">{t('empty')}</Text>
                      ) : (
                        <InlineView markup={each.target} language={targetLanguage} codes={segment.codes} />
                      )}{' '}
                      <Text size="small" tone="tertiary">
                        {scope === 'project' ? `${each.documentName} ` : ''}
                        {each.confirmed ? t('status.confirmed') : ''}
                      </Text>
                    </span>
                  </li>
                ))}
              </ul>
            )
          }
        </Loadable>
      </Stack>
    </Modal>
  );
}
