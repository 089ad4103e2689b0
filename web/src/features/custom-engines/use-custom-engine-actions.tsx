import { DeleteOutlined } from '@ant-design/icons';
import type { CustomEngineSummary } from '@transloom/contracts/custom-engines';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RowAction } from '../../ui/row-action.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { useDeleteCustomEngine } from './custom-engines.queries.ts';

type Named = Pick<CustomEngineSummary, 'customEngineId' | 'name' | 'editable'>;

/** What this user may do with custom engines as a whole. */
export function useCustomEngineActions(onDeleted?: () => void): (engine: Named) => readonly RowAction[] {
  const { t } = useTranslation('custom-engines');
  const { message } = App.useApp();
  const confirm = useConfirm();
  const remove = useDeleteCustomEngine();
  return ({ customEngineId, name, editable }) => {
    if (!editable) return [];
    const ask = () =>
      confirm({
        title: t('delete.title', { name }),
        consequence: t('delete.consequence'),
        verb: t('delete.action'),
        danger: true,
        onConfirm: async () => {
          await remove.mutateAsync(customEngineId);
          message.success(t('delete.done', { name }));
          onDeleted?.();
        },
      });
    return [
      { key: 'delete', label: t('delete.action'), icon: <DeleteOutlined />, danger: true, onClick: ask },
    ];
  };
}
