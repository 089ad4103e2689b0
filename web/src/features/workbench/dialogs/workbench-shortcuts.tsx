import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { EditorShortcuts } from './editor-shortcuts.tsx';

interface WorkbenchShortcutsProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function WorkbenchShortcuts({ open, onClose }: WorkbenchShortcutsProps) {
  const { t } = useTranslation('workbench');
  return (
    <Modal title={t('shortcuts.title')} open={open} footer={null} width={760} onCancel={onClose}>
      <EditorShortcuts />
    </Modal>
  );
}
