import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../../ui/kbd.tsx';
import styles from './workbench-shortcuts.module.css';

interface Shortcut {
  /** Each of them does it. */
  readonly keys: readonly string[];
  readonly label: Extract<ParseKeys<'workbench'>, `shortcuts.${string}`>;
}

const shortcuts: readonly Shortcut[] = [
  { keys: ['Enter', 'Ctrl Enter'], label: 'shortcuts.confirm' },
  { keys: ['Ctrl Z'], label: 'shortcuts.undo' },
  { keys: ['Ctrl Shift Enter'], label: 'shortcuts.skip' },
  { keys: ['Ctrl Y'], label: 'shortcuts.redo' },
  { keys: ['Ctrl Alt U'], label: 'shortcuts.unconfirm' },
  { keys: ['Ctrl Insert', 'Alt C'], label: 'shortcuts.copySource' },
  { keys: ['Alt ↑'], label: 'shortcuts.previous' },
  { keys: ['Ctrl D'], label: 'shortcuts.clear' },
  { keys: ['Alt ↓'], label: 'shortcuts.next' },
  { keys: ['F8'], label: 'shortcuts.code' },
  { keys: ['Ctrl 1'], label: 'shortcuts.match' },
  { keys: ['Alt 1'], label: 'shortcuts.term' },
  { keys: ['Ctrl E'], label: 'shortcuts.addTerm' },
  { keys: ['Ctrl B'], label: 'shortcuts.bold' },
  { keys: ['Ctrl M'], label: 'shortcuts.translate' },
  { keys: ['Ctrl I'], label: 'shortcuts.italic' },
  { keys: ['Ctrl F'], label: 'shortcuts.find' },
  { keys: ['Ctrl U'], label: 'shortcuts.underline' },
  { keys: ['Alt K', 'F3'], label: 'shortcuts.lookUp' },
  { keys: ['F6'], label: 'shortcuts.panel' },
  { keys: ['?', 'Alt H'], label: 'shortcuts.help' },
  { keys: ['Shift Enter'], label: 'shortcuts.lineBreak' },
];

/** The keys of the editor. */
export function EditorShortcuts() {
  const { t } = useTranslation('workbench');
  return (
    <dl className={styles['list']}>
      {shortcuts.map(({ keys, label }) => (
        <div key={label} className={styles['row']}>
          <dt>{t(label)}</dt>
          <dd>
            {keys.map((each) => (
              <Kbd key={each} keys={each} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
