import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { makeSwitch } from '../../ui/make-switch.ts';
import { isTyping, useShortcut } from '../../ui/use-shortcut.ts';
import { GeneralShortcuts } from './general-shortcuts.tsx';

const listSwitch = makeSwitch();

export function openShortcutList(): void {
  listSwitch.set(true);
}

/** `?` lists the keys that work everywhere. The editor lists its own. */
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
      <GeneralShortcuts />
    </Modal>
  );
}
