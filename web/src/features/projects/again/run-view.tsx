import { isUnderWay } from '@transloom/contracts/work';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../../api/failure-text.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { DrawerButtons } from '../../../ui/drawer-buttons.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { useWorkCommands } from '../../../work/use-work-commands.ts';
import { WorkState } from '../../../work/work-state.tsx';
import { type PretranslationRun, pretranslationRuns } from './again.queries.ts';
import { PreviewView } from './preview-view.tsx';
import { UndoButton } from './undo-button.tsx';
import { useOutcomeText } from './use-outcome-text.ts';

interface RunViewProps {
  readonly run: PretranslationRun;
  readonly sourceLanguage: string;
  /** Back to the choice of segments. */
  readonly onOther: () => void;
}

/** One run: its progress, its preview with the button that starts it, or what it did. */
export function RunView({ run, sourceLanguage, onOther }: RunViewProps) {
  const { t } = useTranslation('projects');
  const { stop, resume, remove } = useWorkCommands(pretranslationRuns);
  const { workId, status, result } = run;
  const discard = () => remove.mutate(workId, { onSuccess: onOther });
  if (isUnderWay(status))
    return (
      <WorkState
        work={run}
        stageText={(stage) => t(`again.working.${stage as 'matching'}`)}
        onStop={() => stop.mutate(workId)}
        stopText={t('again.stop')}
      />
    );
  if (status === 'failed' || status === 'stopped') return <BrokenRun run={run} onOther={onOther} />;
  if (result === null) return null;
  const { preview } = result;
  if (status === 'done') return <DoneRun run={run} onOther={onOther} />;
  return (
    <Stack gap="md">
      <PreviewView preview={preview} sourceLanguage={sourceLanguage} />
      <DrawerButtons note={null}>
        <Button loading={remove.isPending} onClick={discard}>
          {t('again.other')}
        </Button>
        <Button type="primary" loading={resume.isPending} onClick={() => resume.mutate(workId)}>
          {t('again.start', { count: preview.fromMemory + preview.forEngine })}
        </Button>
      </DrawerButtons>
    </Stack>
  );
}

/** A run that failed or was stopped; what it changed until then can be taken back. */
function BrokenRun({ run, onOther }: Pick<RunViewProps, 'run' | 'onOther'>) {
  const { t } = useTranslation('projects');
  const { resume, retry } = useWorkCommands(pretranslationRuns);
  const { workId, failure } = run;
  const failed = run.status === 'failed';
  return (
    <Alert
      type="warning"
      showIcon
      title={t(failed ? 'again.failed' : 'again.stoppedTitle')}
      description={failure && failed ? failureText(failure) : undefined}
      action={
        <Stack direction="row" gap="xs">
          <Button onClick={() => (failed ? retry : resume).mutate(workId)}>
            {t(failed ? 'again.retry' : 'again.continue')}
          </Button>
          <UndoButton run={run} />
          <Button onClick={onOther}>{t('again.other')}</Button>
        </Stack>
      }
    />
  );
}

function DoneRun({ run, onOther }: Pick<RunViewProps, 'run' | 'onOther'>) {
  const { t } = useTranslation('projects');
  const outcomeText = useOutcomeText();
  const preview = run.result?.preview;
  const changes = (preview?.fromMemory ?? 0) + (preview?.forEngine ?? 0);
  const segments = preview?.segments ?? 0;
  const nothing =
    segments === 0 ? t('again.nothingInScope') : t('again.nothingHint', { number: formatNumber(segments) });
  return (
    <Alert
      type={changes === 0 ? 'info' : 'success'}
      showIcon
      title={changes === 0 ? t('again.nothing') : outcomeText(run).title}
      description={changes === 0 ? nothing : outcomeText(run).details}
      action={
        <Stack direction="row" gap="xs">
          <UndoButton run={run} />
          <Button onClick={onOther}>{t('again.new')}</Button>
        </Stack>
      }
    />
  );
}
