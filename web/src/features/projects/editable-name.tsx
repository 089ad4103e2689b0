import { EditOutlined } from '@ant-design/icons';
import { limits } from '@transloom/contracts/limits';
import { Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './project-page.module.css';

interface EditableNameProps {
  readonly name: string;
  readonly editable: boolean;
  readonly onChange: (name: string) => void;
}

/** The title of the page, changed where it stands: Enter or leaving saves, Escape gives up. */
export function EditableName({ name, editable, onChange }: EditableNameProps) {
  const { t } = useTranslation('projects');
  const [typed, setTyped] = useState<string>();
  const input = useRef<InputRef>(null);
  const editing = typed !== undefined;
  useEffect(() => {
    if (editing) input.current?.select();
  }, [editing]);

  const save = () => {
    const wanted = typed?.trim() ?? '';
    setTyped(undefined);
    if (wanted !== '' && wanted !== name) onChange(wanted);
  };
  if (editing) {
    return (
      <Input
        ref={input}
        className={styles['nameInput'] ?? ''}
        aria-label={t('name.label')}
        value={typed}
        maxLength={limits.projectNameCharacters}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={save}
        onPressEnter={save}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped(undefined);
        }}
      />
    );
  }
  return (
    <div className={styles['name']}>
      <Text as="h1" size="title" truncate>
        {name}
      </Text>
      {editable ? (
        <IconButton
          size="small"
          label={t('name.change')}
          icon={<EditOutlined />}
          onClick={() => setTyped(name)}
        />
      ) : null}
    </div>
  );
}
