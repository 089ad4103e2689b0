import { Modal } from 'antd';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../ui/kbd.tsx';
import { makeSwitch } from '../../ui/make-switch.ts';
import { isTyping, useShortcut } from '../../ui/use-shortcut.ts';
import styles from './shortcut-list.module.css';

const listSwitch = makeSwitch();

export function openShortcutList(): void {
  listSwitch.set(true);
}

const shortcuts: readonly { keys: string; label: Extract<ParseKeys<'shell'>, `shortcuts.${string}`> }[] = [
  { keys: 'Ctrl K', label: 'shortcuts.palette' },
  { keys: '?', label: 'shortcuts.list' },
  { keys: 'Esc', label: 'shortcuts.close' },
  { keys: 'Tab', label: 'shortcuts.next' },
  { keys: 'Alt ←', label: 'shortcuts.back' },
];

/** `?` lists the keys that work everywhere. The workbench lists its own. */
export function ShortcutList() {
  const { t } = useTranslation('shell');
  const open = listSwitch.use();
  useShortcut((event) => {
    const asked = event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
    if (asked) listSwitch.set(true);
    return asked;
  });
  return (
    <Modal
      title={t('shortcuts.title')}
      open={open}
      footer={null}
      width={420}
      onCancel={() => listSwitch.set(false)}
    >
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
