import { UndoOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { type PretranslationRun, useUndoRun } from './again.queries.ts';

/** Takes back what a run changed; absent where it was taken back already or the run changed nothing. */
export function UndoButton({ run }: { readonly run: PretranslationRun }) {
  const { t } = useTranslation('projects');
  const { message } = App.useApp();
  const confirm = useConfirm();
  const undo = useUndoRun();
  const { workId, counts, result, stage } = run;
  const changed = (result?.outcome?.fromMemory ?? 0) + (result?.outcome?.fromEngine ?? 0);
  const unfinished = result?.outcome === null && stage === 'pretranslate';
  if (counts['restored'] !== undefined || (changed === 0 && !unfinished)) return null;
  const ask = () =>
    confirm({
      title: t('again.undoTitle'),
      consequence: t('again.undoConsequence'),
      verb: t('again.undo'),
      onConfirm: async () => {
        const { restored } = await undo.mutateAsync(workId);
        message.success(t('again.undone', { count: restored }));
      },
    });
  return (
    <Button icon={<UndoOutlined aria-hidden />} onClick={ask}>
      {t('again.undo')}
    </Button>
  );
}
