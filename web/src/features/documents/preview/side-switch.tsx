import type { PreviewMode } from '@transloom/contracts/documents';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';

interface SideSwitchProps {
  readonly side: PreviewMode;
  readonly onChange: (side: PreviewMode) => void;
}

export function SideSwitch({ side, onChange }: SideSwitchProps) {
  const { t } = useTranslation('documents');
  return (
    <Segmented<PreviewMode>
      size="small"
      aria-label={t('preview.side.label')}
      value={side}
      onChange={onChange}
      options={[
        { value: 'target', label: t('preview.side.target') },
        { value: 'bilingual', label: t('preview.side.bilingual') },
        { value: 'source', label: t('preview.side.source') },
      ]}
    />
  );
}
