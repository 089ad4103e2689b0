import { EyeOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';

interface PreviewButtonProps {
  readonly open: boolean;
  readonly onChange: (open: boolean) => void;
}

export function PreviewButton({ open, onChange }: PreviewButtonProps) {
  const { t } = useTranslation('documents');
  return (
    <IconButton
      label={t(open ? 'preview.close' : 'preview.action')}
      icon={<EyeOutlined />}
      aria-expanded={open}
      onClick={() => onChange(!open)}
    />
  );
}
