import { useQueryClient } from '@tanstack/react-query';
import type { EditorMode } from '@transloom/contracts/segment-work';
import { App, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import type { Saver } from '../saving/saver.ts';
import { openCount } from '../segment-filter.ts';
import { changeMode } from '../segment-work/segment-work.queries.ts';
import { useWorkbenchParts } from '../workbench-context.ts';

/** Post-editing or interactive; going to interactive clears what is not confirmed, so it asks (D4.21, D4.22). */
export function ModeSwitch({ saver }: { readonly saver: Pick<Saver, 'flush'> }) {
  const { t } = useTranslation('workbench');
  const { message } = App.useApp();
  const confirm = useConfirm();
  const queries = useQueryClient();
  const { opened, store } = useWorkbenchParts();
  if (!opened.editable) return null;
  const change = async (mode: EditorMode) => {
    const { stepId, segments, changed } = await changeMode({
      documentId: opened.document.documentId,
      taskId: opened.task?.taskId,
      mode,
    });
    store.getState().receive(segments);
    if (stepId !== null) store.getState().addWork({ kind: 'many', stepId });
    await queries.invalidateQueries({ queryKey: ['workbench', 'document'] });
    if (changed > 0) message.info(t('mode.cleared', { count: changed }));
  };
  const ask = (mode: EditorMode): void => {
    saver.flush();
    const count = openCount(store.getState(), 'translated');
    if (mode === 'post-editing' || count === 0) void change(mode);
    else
      confirm({
        title: t('mode.title'),
        consequence: t('mode.consequence', { count }),
        verb: t('mode.verb'),
        danger: true,
        onConfirm: () => change(mode),
      });
  };
  return (
    <Segmented
      size="small"
      value={opened.mode}
      aria-label={t('mode.label')}
      onChange={ask}
      options={(['post-editing', 'interactive'] as const).map((value) => ({
        value,
        label: t(`mode.${value}`),
        title: t(`mode.hint.${value}`),
      }))}
    />
  );
}
