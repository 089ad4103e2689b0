import { Button, Progress } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDuration, formatNumber } from '../i18n/format.ts';
import { Stack } from './stack.tsx';
import { Text } from './text.tsx';

interface WorkProgressProps {
  /** What is being done now. */
  readonly step: string;
  readonly done: number;
  /** 0 while it is not known yet. */
  readonly total: number;
  /** How the two are written; as numbers unless said, and null where they mean nothing to anybody. */
  readonly format?: ((value: number) => string) | null;
  readonly startedAt?: string | null;
  /** The end that was expected when it started; shown while its pace says nothing yet. */
  readonly expectedAt?: string | null;
  /** The part of `done` that was done before this run started. */
  readonly doneBefore?: number;
  readonly onCancel?: () => void;
  /** On the button, where “Cancel” would say too little. */
  readonly cancelText?: string;
}

/** Long work: a bar with a number, what is done now, elapsed and expected time, cancel. */
export function WorkProgress({
  step,
  done,
  total,
  format = formatNumber,
  startedAt,
  expectedAt,
  doneBefore = 0,
  onCancel,
  cancelText,
}: WorkProgressProps) {
  const { t } = useTranslation('ui');
  const elapsedMs = useElapsed(startedAt);
  const movedMs = useLastMove(done, elapsedMs);
  const rate = movedMs > 0 ? (done - doneBefore) / movedMs : 0;
  const expectedMs = (total - done) / rate;
  const stillMs = elapsedMs - movedMs;
  const paced = rate > 0 && expectedMs > 0 && stillMs < Math.max(expectedMs, shortMs);
  const leftMs = paced
    ? Math.max(expectedMs - stillMs, leastMs)
    : plannedLeftMs(startedAt, expectedAt, elapsedMs);
  const times = [
    ...(startedAt ? [t('progress.elapsed', { time: formatDuration(elapsedMs) })] : []),
    ...(leftMs === undefined ? [] : [t('progress.left', { time: formatDuration(leftMs) })]),
  ];
  return (
    <Stack gap="xxs">
      <Stack direction="row" gap="xs" justify="space-between">
        <Text size="table" truncate>
          {step}
        </Text>
        <Text size="small" tone="secondary" numeric>
          {total && format ? t('progress.count', { done: format(done), total: format(total) }) : null}
        </Text>
      </Stack>
      <Progress
        percent={total ? Math.floor((done / total) * 100) : 0}
        size="small"
        status="active"
        aria-label={step}
        {...(total ? {} : { showInfo: false })}
      />
      <Stack direction="row" gap="xs" justify="space-between">
        <Text size="small" tone="tertiary" numeric>
          {times.join(' · ')}
        </Text>
        {onCancel ? (
          <Button size="small" type="text" onClick={onCancel}>
            {cancelText ?? t('cancel')}
          </Button>
        ) : null}
      </Stack>
    </Stack>
  );
}

/** Work that stood still for longer than it was expected to take, and than this, ends nobody knows when. */
const shortMs = 10_000;
/** Less is never left of work that goes on. */
const leastMs = 1_000;

/** What is left of the time it was expected to take; undefined without an expectation, or once that is over. */
function plannedLeftMs(
  startedAt: string | null | undefined,
  expectedAt: string | null | undefined,
  elapsedMs: number,
): number | undefined {
  if (!startedAt || !expectedAt) return undefined;
  const leftMs = Date.parse(expectedAt) - Date.parse(startedAt) - elapsedMs;
  return leftMs > 0 ? leftMs : undefined;
}

/** When `done` became what it is, as time that had elapsed. */
function useLastMove(done: number, elapsedMs: number): number {
  const [last, setLast] = useState({ done, elapsedMs });
  if (last.done !== done) setLast({ done, elapsedMs });
  return last.elapsedMs;
}

function useElapsed(startedAt: string | null | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!startedAt) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [startedAt]);
  return startedAt ? Math.max(0, now - Date.parse(startedAt)) : 0;
}
