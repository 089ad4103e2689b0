import { Modal, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { keyTable, type OwnKeys } from '../keys/own-keys.ts';
import { EditorShortcuts } from './editor-shortcuts.tsx';
import { KeyList } from './key-list.tsx';

interface WorkbenchShortcutsProps {
  readonly open: boolean;
  readonly keys: OwnKeys;
  readonly onChange: (keys: OwnKeys) => void;
  readonly onClose: () => void;
}

/** The keys of the editor, and how they are changed. */
export function WorkbenchShortcuts({ open, keys, onChange, onClose }: WorkbenchShortcutsProps) {
  const { t } = useTranslation('workbench');
  return (
    <Modal
      title={t('shortcuts.title')}
      open={open}
      footer={null}
      width={760}
      onCancel={onClose}
      destroyOnHidden
    >
      <Tabs
        items={[
          { key: 'list', label: t('keys.list'), children: <EditorShortcuts table={keyTable(keys)} /> },
          {
            key: 'change',
            label: t('keys.changeAll'),
            children: <KeyList keys={keys} onChange={onChange} />,
          },
        ]}
      />
    </Modal>
  );
}
