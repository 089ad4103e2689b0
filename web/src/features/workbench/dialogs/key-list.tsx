import { Alert, Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../../ui/kbd.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { type EditorAction, editorActions, type KeyPreset, keyPresets } from '../keys/editor-actions.ts';
import { actionOfKey, isUsableKey, keyTable, type OwnKeys, withKey } from '../keys/own-keys.ts';
import { pressedKey } from '../keys/pressed-key.ts';
import { shownKey } from '../keys/shown-key.ts';
import styles from './workbench-shortcuts.module.css';

interface KeyListProps {
  readonly keys: OwnKeys;
  readonly onChange: (keys: OwnKeys) => void;
}

/** Names of programs are the same in every language. */
const programs: Readonly<Record<KeyPreset, string>> = {
  transloom: 'Transloom',
  phrase: 'Phrase',
  memoq: 'memoQ',
  trados: 'Trados',
  matecat: 'MateCat',
};

/** Changes the keys of the editor: all of them to those of another program, or one after the other. */
export function KeyList({ keys, onChange }: KeyListProps) {
  const { t } = useTranslation('workbench');
  const [asked, setAsked] = useState<EditorAction>();
  const [note, setNote] = useState<string>();
  const table = keyTable(keys);
  const take = (action: EditorAction, key: string): void => {
    if (!isUsableKey(key)) {
      setNote(t('keys.unusable', { key: shownKey(key) }));
      return;
    }
    const before = actionOfKey(table, key);
    const isTaken = before !== undefined && before !== action;
    setNote(isTaken ? t('keys.taken', { key: shownKey(key), action: t(`shortcuts.${before}`) }) : undefined);
    setAsked(undefined);
    onChange(withKey(keys, action, key));
  };
  return (
    <Stack gap="sm">
      <Stack direction="row" gap="sm">
        <Select
          aria-label={t('keys.preset')}
          value={keys.preset}
          onChange={(preset) => onChange({ preset, changed: {} })}
          options={(Object.keys(keyPresets) as KeyPreset[]).map((value) => ({
            value,
            label: t('keys.asIn', { program: programs[value] }),
          }))}
          popupMatchSelectWidth={false}
        />
        <Button
          disabled={Object.keys(keys.changed).length === 0}
          onClick={() => onChange({ ...keys, changed: {} })}
        >
          {t('keys.reset')}
        </Button>
      </Stack>
      {note === undefined ? null : <Alert type="info" showIcon title={note} />}
      <ul className={styles['list']}>
        {editorActions.map((action) => (
          <li key={action} className={styles['row']}>
            <span>{t(`shortcuts.${action}`)}</span>
            <Button
              size="small"
              type={asked === action ? 'primary' : 'text'}
              aria-label={t('keys.change', { action: t(`shortcuts.${action}`) })}
              onClick={() => setAsked(action)}
              onBlur={() => setAsked(undefined)}
              onKeyDown={(event) => {
                if (asked !== action || /^(?:Control|Alt|Shift|Meta)$/.test(event.key)) return;
                event.preventDefault();
                event.stopPropagation();
                if (event.key === 'Escape') setAsked(undefined);
                else take(action, pressedKey(event));
              }}
            >
              {asked === action
                ? t('keys.press')
                : table[action].map((key) => <Kbd key={key} keys={shownKey(key)} />)}
              {asked !== action && table[action].length === 0 ? t('keys.none') : null}
            </Button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
