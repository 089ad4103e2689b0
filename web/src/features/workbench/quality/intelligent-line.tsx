import { isUnderWay } from '@transloom/contracts/work';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useWorkList } from '../../../work/use-work.ts';
import { useWorkActions } from '../../../work/use-work-actions.tsx';
import { WorkState } from '../../../work/work-state.tsx';
import { useWorkbenchParts } from '../workbench-context.ts';
import { intelligentChecks } from './intelligent-check.queries.ts';

/** How far the newest intelligent check of the document is, why it failed, and what can be done about it. */
export function IntelligentLine() {
  const { t } = useTranslation('quality');
  const { documentId } = useWorkbenchParts().opened.document;
  const { data } = useWorkList(intelligentChecks, { subjectId: documentId, pageSize: 1 });
  const actionsOf = useWorkActions(intelligentChecks);
  const [work] = data?.records ?? [];
  if (work === undefined) return null;
  if (work.status === 'done')
    return (
      <Text size="small" tone="secondary" numeric>
        {work.result === null
          ? null
          : t(work.result.failed > 0 ? 'intelligent.doneWithout' : 'intelligent.done', {
              checked: formatNumber(work.result.checked),
              issues: formatNumber(work.result.issues),
              failed: formatNumber(work.result.failed),
            })}
      </Text>
    );
  const moves = actionsOf(work).filter(({ key }) =>
    isUnderWay(work.status) ? key === 'stop' : key !== 'delete',
  );
  return (
    <Stack gap="xxs">
      <WorkState work={work} stageText={() => t('intelligent.running')} />
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
