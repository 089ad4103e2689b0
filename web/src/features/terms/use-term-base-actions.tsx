import { DeleteOutlined, ExportOutlined, FileExcelOutlined, FileTextOutlined } from '@ant-design/icons';
import type { TermBase } from '@transloom/contracts/terms';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../session/permissions.ts';
import type { RowAction } from '../../ui/row-action.ts';
import { useAssetDeletion } from '../assets/use-asset-deletion.tsx';
import { termBaseKind } from './term-base-kind.ts';
import { useExportTerms } from './terms.queries.ts';

const exportIcons = {
  xlsx: <FileExcelOutlined />,
  tbx: <ExportOutlined />,
  csv: <FileTextOutlined />,
} as const;

/** What this user may do with term bases as a whole. */
export function useTermBaseActions(onDeleted?: () => void): (base: TermBase) => readonly RowAction[] {
  const { t } = useTranslation(['terms', 'assets']);
  const allows = useAllows();
  const exportTerms = useExportTerms();
  const askToDelete = useAssetDeletion(termBaseKind);
  return (base) => {
    const exports = (['xlsx', 'tbx', 'csv'] as const).map((format) => ({
      key: format,
      label: t(`export.${format}`),
      icon: exportIcons[format],
      onClick: () => exportTerms.mutate({ termBaseId: base.termBaseId, format }),
    }));
    const remove = {
      key: 'delete',
      label: t('assets:delete.action'),
      icon: <DeleteOutlined />,
      danger: true,
      onClick: () => askToDelete([base], onDeleted),
    };
    return [...(allows('term:export') ? exports : []), ...(allows('term:edit') ? [remove] : [])];
  };
}
