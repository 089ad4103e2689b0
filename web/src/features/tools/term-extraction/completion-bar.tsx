import { useQueryClient } from '@tanstack/react-query';
import { isUnderWay } from '@transloom/contracts/work';
import { Button, Drawer } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useWorkList } from '../../../work/use-work.ts';
import { useWorkActions } from '../../../work/use-work-actions.tsx';
import { WorkState } from '../../../work/work-state.tsx';
import { CompletionForm, type CompletionTask } from './completion-form.tsx';
import { termCompletions, termsKey } from './term-extraction.queries.ts';

interface CompletionBarProps {
  readonly workId: string;
  readonly translated: boolean;
  /** Terms that have no translation. */
  readonly untranslated: number;
}

/** Lets an engine translate what has no translation, and a language model judge the candidates. */
export function CompletionBar({ workId, translated, untranslated }: CompletionBarProps) {
  const { t } = useTranslation('term-extraction');
  const [task, setTask] = useState<CompletionTask>();
  const close = () => setTask(undefined);
  return (
    <Stack gap="xs">
      <Stack direction="row" gap="xs">
        {translated && untranslated > 0 ? (
          <Button size="small" onClick={() => setTask('translate')}>
            {t('complete.translate', { count: untranslated })}
          </Button>
        ) : null}
        <Button size="small" onClick={() => setTask('judge')}>
          {t('complete.judge')}
        </Button>
      </Stack>
      <Completion workId={workId} />
      <Drawer
        open={task !== undefined}
        onClose={close}
        title={task === 'judge' ? t('complete.judgeTitle') : t('complete.translateTitle')}
        size={480}
        destroyOnHidden
      >
        {task === undefined ? null : <CompletionForm extractionId={workId} task={task} onStarted={close} />}
      </Drawer>
    </Stack>
  );
}

/** The newest completion: how far it is, why it failed, what can be done. */
function Completion({ workId }: { readonly workId: string }) {
  const { t } = useTranslation('term-extraction');
  const client = useQueryClient();
  const { data } = useWorkList(termCompletions, { subjectId: workId, pageSize: 1 });
  const actionsOf = useWorkActions(termCompletions);
  const [work] = data?.records ?? [];
  const reached = work && `${work.workId} ${work.status} ${work.counts['done']}`;
  useEffect(() => {
    if (reached !== undefined) void client.invalidateQueries({ queryKey: termsKey(workId) });
  }, [reached, client, workId]);
  if (work === undefined) return null;
  if (work.status === 'done') {
    const { done = 0, rejected = 0, failed = 0 } = work.result ?? {};
    const figures = {
      done: formatNumber(done),
      rejected: formatNumber(rejected),
      failed: formatNumber(failed),
    };
    const words =
      work.options.task === 'judge' ? t('complete.judged', figures) : t('complete.translated', figures);
    return (
      <Text size="small" tone="secondary" numeric>
        {words}
      </Text>
    );
  }
  const moves = actionsOf(work).filter(({ key }) =>
    isUnderWay(work.status) ? key === 'stop' : key !== 'delete',
  );
  return (
    <Stack gap="xxs">
      <WorkState work={work} stageText={() => t(`complete.doing.${work.options.task}`)} />
      <Stack direction="row" gap="xs">
        {moves.map(({ key, verb, label, pending, onClick }) => (
          <Button key={key} size="small" aria-label={label} loading={pending} onClick={onClick}>
            {verb}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
