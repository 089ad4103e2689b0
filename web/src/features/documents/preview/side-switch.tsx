import type { PreviewSide } from '@transloom/contracts/documents';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';

interface SideSwitchProps {
  readonly side: PreviewSide;
  readonly onChange: (side: PreviewSide) => void;
}

export function SideSwitch({ side, onChange }: SideSwitchProps) {
  const { t } = useTranslation('documents');
  return (
    <Segmented<PreviewSide>
      size="small"
      aria-label={t('preview.side.label')}
      value={side}
      onChange={onChange}
      options={[
        { value: 'source', label: t('preview.side.source') },
        { value: 'target', label: t('preview.side.target') },
      ]}
    />
  );
}
