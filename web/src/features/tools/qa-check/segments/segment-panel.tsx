import { FlagFilled, FlagOutlined } from '@ant-design/icons';
import type { CheckedIssue, CheckedSegment } from '@transloom/contracts/qa-check';
import { Button, type InputRef } from 'antd';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '../../../../ui/text.tsx';
import { useMarkSegment } from '../qa-check.queries.ts';
import styles from './check.module.css';
import { CorrectField } from './correct-field.tsx';
import { IssueCard } from './issue-card.tsx';

interface SegmentPanelProps {
  readonly workId: string;
  readonly segment: CheckedSegment;
  readonly language: string;
  readonly field: Ref<InputRef>;
  readonly onIgnore: (issue: CheckedIssue) => void;
}

/** What is wrong with the segment, and everything that is done about it. */
export function SegmentPanel({ workId, segment, language, field, onIgnore }: SegmentPanelProps) {
  const { t } = useTranslation('qa-check');
  const mark = useMarkSegment(workId);
  const { checkedSegmentId, number, marked, issues } = segment;
  return (
    <aside className={styles['panel']} aria-label={t('segments.number', { number })}>
      <div className={styles['line']}>
        <Text strong>{t('segments.number', { number })}</Text>
        <Button
          size="small"
          type="text"
          icon={marked ? <FlagFilled aria-hidden /> : <FlagOutlined aria-hidden />}
          loading={mark.isPending}
          onClick={() => mark.mutate({ checkedSegmentId, marked: !marked })}
        >
          {marked ? t('mark.remove') : t('mark.action')}
        </Button>
      </div>
      <CorrectField
        key={checkedSegmentId}
        workId={workId}
        segment={segment}
        language={language}
        field={field}
      />
      {issues.map((issue) => (
        <IssueCard key={issue.issueId} workId={workId} segment={segment} issue={issue} onIgnore={onIgnore} />
      ))}
      <p className={styles['keys']}>{t('segments.keys')}</p>
    </aside>
  );
}
