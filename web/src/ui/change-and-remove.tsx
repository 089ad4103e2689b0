import { EditOutlined } from '@ant-design/icons';
import { App } from 'antd';
import type { ReactNode } from 'react';
import { DeleteIcon } from './delete-icon.tsx';
import { IconButton } from './icon-button.tsx';
import { Stack } from './stack.tsx';

type Word = `change.of` | `remove.${'of' | 'title' | 'consequence' | 'action' | 'done'}`;

interface ChangeAndRemoveProps {
  /** The words of the feature, with the name of the thing. */
  readonly word: (key: Word) => string;
  readonly onChange: () => void;
  readonly remove: () => Promise<unknown>;
  /** Buttons before these. */
  readonly children?: ReactNode;
}

/** Changes a thing of a list, or removes it after asking. */
export function ChangeAndRemove({ word, onChange, remove, children }: ChangeAndRemoveProps) {
  const { message } = App.useApp();
  const question = {
    title: word('remove.title'),
    consequence: word('remove.consequence'),
    verb: word('remove.action'),
  };
  const removeAndSay = async () => {
    await remove();
    message.success(word('remove.done'));
  };
  return (
    <Stack direction="row" gap="xxs">
      {children}
      <IconButton size="small" label={word('change.of')} icon={<EditOutlined />} onClick={onChange} />
      <DeleteIcon size="small" label={word('remove.of')} question={question} onDelete={removeAndSay} />
    </Stack>
  );
}
