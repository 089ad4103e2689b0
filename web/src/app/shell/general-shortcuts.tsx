import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../ui/kbd.tsx';
import styles from './shortcut-list.module.css';

const shortcuts: readonly { keys: string; label: Extract<ParseKeys<'shell'>, `shortcuts.${string}`> }[] = [
  { keys: 'Ctrl K', label: 'shortcuts.palette' },
  { keys: '?', label: 'shortcuts.list' },
  { keys: 'Esc', label: 'shortcuts.close' },
  { keys: 'Tab', label: 'shortcuts.next' },
  { keys: 'Alt ←', label: 'shortcuts.back' },
];

/** The keys that work everywhere. */
export function GeneralShortcuts() {
  const { t } = useTranslation('shell');
  return (
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
  );
}
