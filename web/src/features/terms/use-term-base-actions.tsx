import { ExportOutlined, FileExcelOutlined, FileTextOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useAssetActions } from '../assets/use-asset-actions.tsx';
import { termBaseKind } from './term-base-kind.ts';
import { useExportTerms } from './terms.queries.ts';

const icons = { xlsx: <FileExcelOutlined />, tbx: <ExportOutlined />, csv: <FileTextOutlined /> } as const;

/** What this person may do with term bases as a whole. */
export function useTermBaseActions(onDeleted?: () => void) {
  const { t } = useTranslation('terms');
  const exportTerms = useExportTerms();
  const exports = (['xlsx', 'tbx', 'csv'] as const).map((format) => ({
    key: format,
    label: t(`export.${format}`),
    icon: icons[format],
    onExport: ({ termBaseId }: { readonly termBaseId: string }) => exportTerms.mutate({ termBaseId, format }),
  }));
  return useAssetActions(termBaseKind, exports, onDeleted);
}
