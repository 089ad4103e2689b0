import { type AnyWork, isUnderWay } from '@transloom/contracts/work';
import { useTranslation } from 'react-i18next';
import { failureText } from '../api/failure-text.ts';
import { formatNumber } from '../i18n/format.ts';
import { Text } from '../ui/text.tsx';
import { WorkProgress } from '../ui/work-progress.tsx';

export interface WorkStateProps {
  readonly work: Pick<AnyWork, 'status' | 'stage' | 'progress' | 'failure' | 'startedAt' | 'expectedAt'>;
  /** Words for a stage of the kind, or for what its steps say they are doing. */
  readonly stageText: (stage: string) => string;
  /** How `done` and `total` are written; numbers where it is absent. */
  readonly format?: (value: number) => string;
  /** Stops it, where no other button beside it does. */
  readonly onStop?: () => void;
  readonly stopText?: string;
}

/** How far work is: its bar while it is under way, why it failed, or how far it had come. */
export function WorkState({ work, stageText, format = formatNumber, onStop, stopText }: WorkStateProps) {
  const { t } = useTranslation('work');
  const { status, stage, progress, failure, startedAt, expectedAt } = work;
  if (isUnderWay(status)) {
    const doing = progress.doing ?? stage;
    return (
      <WorkProgress
        step={status === 'waiting' ? t('waiting') : doing === null ? t('starting') : stageText(doing)}
        done={progress.done}
        total={progress.total}
        format={format}
        startedAt={startedAt}
        expectedAt={expectedAt}
        {...(onStop && { onCancel: onStop })}
        cancelText={stopText ?? t('stop')}
      />
    );
  }
  if (failure !== null)
    return (
      <Text size="small" tone="danger" as="div">
        {failureText(failure)}
      </Text>
    );
  if (status === 'done' || progress.total === 0) return null;
  return (
    <Text size="small" tone="tertiary" as="div" numeric>
      {t('reached', { done: format(progress.done), total: format(progress.total) })}
    </Text>
  );
}
