import {
  DatabaseOutlined,
  FileExcelOutlined,
  FileTextOutlined,
  FileWordOutlined,
  ProfileOutlined,
  SwapOutlined,
} from '@ant-design/icons';
import type { DownloadKind } from '@transloom/contracts/documents';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface OfferedKind {
  readonly as: DownloadKind;
  readonly label: string;
  readonly icon: ReactNode;
}

/** What documents can be downloaded as, beside what they came as. */
export function useDownloadKinds(): (formats: readonly (string | null)[]) => readonly OfferedKind[] {
  const { t } = useTranslation('documents');
  const word: OfferedKind = { as: 'docx', label: t('download.docx'), icon: <FileWordOutlined /> };
  const exchange: readonly OfferedKind[] = [
    { as: 'source', label: t('download.source'), icon: <FileTextOutlined /> },
    { as: 'table', label: t('download.table'), icon: <ProfileOutlined /> },
    { as: 'xlsx', label: t('download.xlsx'), icon: <FileExcelOutlined /> },
    { as: 'xliff', label: t('download.xliff'), icon: <SwapOutlined /> },
    { as: 'xliff12', label: t('download.xliff12'), icon: <SwapOutlined /> },
    { as: 'tmx', label: t('download.tmx'), icon: <DatabaseOutlined /> },
  ];
  return (formats) => (formats.includes('pdf') ? [word, ...exchange] : exchange);
}
