import { Modal } from 'antd';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../../ui/kbd.tsx';
import styles from './workbench-shortcuts.module.css';

const shortcuts: readonly { keys: string; label: Extract<ParseKeys<'workbench'>, `shortcuts.${string}`> }[] =
  [
    { keys: 'Enter', label: 'shortcuts.confirm' },
    { keys: 'Ctrl Enter', label: 'shortcuts.confirm' },
    { keys: 'Ctrl Shift Enter', label: 'shortcuts.skip' },
    { keys: 'Ctrl Alt U', label: 'shortcuts.unconfirm' },
    { keys: 'Alt ↑', label: 'shortcuts.previous' },
    { keys: 'Alt ↓', label: 'shortcuts.next' },
    { keys: 'Ctrl 1', label: 'shortcuts.match' },
    { keys: 'Ctrl M', label: 'shortcuts.translate' },
    { keys: 'Ctrl Insert', label: 'shortcuts.copySource' },
    { keys: 'Alt C', label: 'shortcuts.copySource' },
    { keys: 'Ctrl D', label: 'shortcuts.clear' },
    { keys: 'F8', label: 'shortcuts.code' },
    { keys: 'Ctrl B', label: 'shortcuts.bold' },
    { keys: 'Ctrl I', label: 'shortcuts.italic' },
    { keys: 'Ctrl U', label: 'shortcuts.underline' },
    { keys: 'Shift Enter', label: 'shortcuts.lineBreak' },
    { keys: 'Ctrl Z', label: 'shortcuts.undo' },
    { keys: 'Ctrl Y', label: 'shortcuts.redo' },
    { keys: 'Ctrl F', label: 'shortcuts.find' },
    { keys: 'Alt H', label: 'shortcuts.help' },
  ];

interface WorkbenchShortcutsProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function WorkbenchShortcuts({ open, onClose }: WorkbenchShortcutsProps) {
  const { t } = useTranslation('workbench');
  return (
    <Modal title={t('shortcuts.title')} open={open} footer={null} width={640} onCancel={onClose}>
      <dl className={styles['list']}>
        {shortcuts.map(({ keys, label }) => (
          <div key={keys} className={styles['row']}>
            <dt>{t(label)}</dt>
            <dd>
              <Kbd keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
