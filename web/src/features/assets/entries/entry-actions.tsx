import { DeleteOutlined, EditOutlined, HistoryOutlined } from '@ant-design/icons';
import type { RowAction } from '../../../ui/row-action.ts';
import type { EntryWord } from './entry-word.ts';

interface EntryActions<Entry> {
  readonly word: EntryWord;
  readonly editable: boolean;
  readonly onEdit: (entry: Entry) => void;
  readonly onHistory: (entry: Entry) => void;
  readonly onDelete: (entry: Entry) => void;
}

/** What can be done with one entry. */
export function entryActions<Entry>({ word, editable, onEdit, onHistory, onDelete }: EntryActions<Entry>) {
  return (entry: Entry): readonly RowAction[] => {
    const history = {
      key: 'history',
      label: word('entry.history'),
      icon: <HistoryOutlined />,
      onClick: () => onHistory(entry),
    };
    if (!editable) return [history];
    return [
      { key: 'edit', label: word('entry.edit'), icon: <EditOutlined />, onClick: () => onEdit(entry) },
      history,
      {
        key: 'delete',
        label: word('entry.delete'),
        icon: <DeleteOutlined />,
        danger: true,
        onClick: () => onDelete(entry),
      },
    ];
  };
}
