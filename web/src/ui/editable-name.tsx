import { EditOutlined } from '@ant-design/icons';
import { Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import styles from './editable-name.module.css';
import { IconButton } from './icon-button.tsx';
import { Text } from './text.tsx';

interface EditableNameProps {
  readonly name: string;
  readonly editable: boolean;
  readonly maxLength: number;
  /** What the field is called, and what the button that opens it does. */
  readonly words: { readonly label: string; readonly change: string };
  readonly onChange: (name: string) => void;
}

/** The title of a page, changed where it stands: Enter or leaving saves, Escape gives up. */
export function EditableName({ name, editable, maxLength, words, onChange }: EditableNameProps) {
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
        className={styles['input'] ?? ''}
        aria-label={words.label}
        value={typed}
        maxLength={maxLength}
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
          label={words.change}
          icon={<EditOutlined />}
          onClick={() => setTyped(name)}
        />
      ) : null}
    </div>
  );
}
