import {
  CheckCircleFilled,
  ClockCircleOutlined,
  CloudSyncOutlined,
  ExclamationCircleFilled,
  LockOutlined,
  TagsFilled,
  WarningFilled,
} from '@ant-design/icons';
import type { Segment } from '@transloom/contracts/segments';
import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import { CommentMark } from '../comments/comment-mark.tsx';
import type { SegmentText } from '../edit-steps.ts';
import { IssueMark } from '../quality/issue-mark.tsx';
import { RiskMark } from '../score/risk-mark.tsx';
import { segmentAt } from '../segment-rows.ts';
import { useFaultText } from '../use-fault-text.ts';
import { shownText } from '../workbench.store.ts';
import { useWorkbench } from '../workbench-context.ts';
import styles from './segment-status.module.css';
import { useTraceText } from './use-trace-text.ts';

/** How a segment stands: where its target came from, and whether it is confirmed, locked, unsaved or in trouble. */
export function SegmentStatus({ segmentId }: { readonly segmentId: string }) {
  const { t } = useTranslation('workbench');
  const segment = useWorkbench(({ rows }) => segmentAt(rows, segmentId));
  const shown = useWorkbench(useShallow((state) => shownText(state, segmentId)));
  const unsaved = useWorkbench(({ queue }) => queue.has(segmentId));
  const refusal = useWorkbench(({ queue }) => queue.get(segmentId)?.refusal ?? null);
  const traceText = useTraceText();
  if (segment === undefined || shown === undefined) return null;
  return (
    <div className={styles['status']}>
      <Origin shown={shown} trace={unsaved ? '' : traceText(segment)} />
      <span className={styles['marks']}>
        {segment.locked ? (
          <Mark
            title={t(segment.lockReason === null ? 'status.locked' : `status.lockedBy.${segment.lockReason}`)}
            tone="grey"
            icon={<LockOutlined />}
          />
        ) : null}
        {unsaved ? <Mark title={t('status.unsaved')} tone="grey" icon={<CloudSyncOutlined />} /> : null}
        {unsaved ? null : <RiskMark segment={segment} className={styles['red'] ?? ''} />}
        <CommentMark segmentId={segmentId} />
        <IssueMark segmentId={segmentId} />
        <Trouble segment={segment} target={shown.target} refusal={refusal} />
        {unsaved ? null : <EngineMarks segment={segment} />}
        {shown.confirmed ? (
          <Mark title={t('status.confirmed')} tone="green" icon={<CheckCircleFilled />} />
        ) : (
          <Mark title={t('status.unconfirmed')} tone="faint" icon={<ClockCircleOutlined />} />
        )}
      </span>
    </div>
  );
}

/** What to look at in the text of an engine. */
function EngineMarks({ segment: { codesRestored, engineFaults, engine } }: { readonly segment: Segment }) {
  const { t } = useTranslation('workbench');
  const faultText = useFaultText();
  return (
    <>
      {codesRestored ? (
        <Mark
          title={t('status.codesRestored', { engine: engine ?? '' })}
          tone="amber"
          icon={<TagsFilled />}
        />
      ) : null}
      {engineFaults === null ? null : (
        <Mark title={engineFaults.map(faultText).join('\n')} tone="amber" icon={<WarningFilled />} />
      )}
    </>
  );
}

interface OriginProps {
  readonly shown: SegmentText;
  /** What is known of the stored target. */
  readonly trace: string;
}

function Origin({ shown: { origin, matchRate, engine, target }, trace }: OriginProps) {
  const { t } = useTranslation('workbench');
  if (target === '' || origin === 'none') return <span />;
  if (origin === 'memory') {
    const kind = (matchRate ?? 0) >= 100 ? 'exact' : 'fuzzy';
    return (
      <span className={`${styles['origin']} ${styles[kind]}`} title={trace}>
        {t('origin.memory', { rate: matchRate ?? 0 })}
      </span>
    );
  }
  const title = trace || (origin === 'engine' ? (engine ?? '') : '');
  return (
    <span className={`${styles['origin']} ${styles[origin]}`} title={title}>
      {t(`origin.${origin}`)}
    </span>
  );
}

interface TroubleProps {
  readonly segment: Segment;
  readonly target: string;
  readonly refusal: string | null;
}

function Trouble({ segment, target, refusal }: TroubleProps) {
  const message = refusal ?? (target === '' ? segment.failureMessage : null);
  return message === null ? null : <Mark title={message} tone="red" icon={<ExclamationCircleFilled />} />;
}

interface MarkProps {
  readonly title: string;
  readonly tone: 'green' | 'grey' | 'faint' | 'red' | 'amber';
  readonly icon: React.ReactNode;
}

function Mark({ title, tone, icon }: MarkProps) {
  return (
    <Tooltip title={title}>
      <span className={styles[tone]} role="img" aria-label={title}>
        {icon}
      </span>
    </Tooltip>
  );
}
