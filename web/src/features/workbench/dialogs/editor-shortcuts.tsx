import { useTranslation } from 'react-i18next';
import { Kbd } from '../../../ui/kbd.tsx';
import { editorActions, type KeyTable, keyPresets } from '../keys/editor-actions.ts';
import { shownKey } from '../keys/shown-key.ts';
import styles from './workbench-shortcuts.module.css';

/** Keys that cannot be changed. */
const fixed = [
  { label: 'enter', keys: ['Enter'] },
  { label: 'lineBreak', keys: ['Shift Enter'] },
  { label: 'match', keys: ['Ctrl 1'] },
  { label: 'term', keys: ['Alt 1'] },
] as const;

/** The keys of the editor. */
export function EditorShortcuts({ table = keyPresets.transloom }: { readonly table?: KeyTable }) {
  const { t } = useTranslation('workbench');
  const rows = [
    ...fixed.map(({ label, keys }) => ({ label, keys: [...keys] as readonly string[] })),
    ...editorActions.map((label) => ({ label, keys: table[label] })),
  ];
  return (
    <dl className={styles['list']}>
      {rows.map(({ label, keys }) => (
        <div key={label} className={styles['row']}>
          <dt>{t(`shortcuts.${label}`)}</dt>
          <dd>
            {keys.map((each) => (
              <Kbd key={each} keys={shownKey(each)} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
