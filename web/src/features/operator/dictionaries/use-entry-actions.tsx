import {
  DeleteOutlined,
  EditOutlined,
  EyeInvisibleOutlined,
  EyeOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import type { DictionaryEntry } from '@transloom/contracts/operator-dictionaries';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../../i18n/locale.ts';
import type { RowAction } from '../../../ui/row-action.ts';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { type DictionaryType, useResetEntry, useSaveEntry } from '../operator-pages.queries.ts';

/** Change, hide or show, and back to how the product has it; an added entry is removed. */
export function useEntryActions(
  type: DictionaryType,
  onEdit: (entry: DictionaryEntry) => void,
): (entry: DictionaryEntry) => readonly RowAction[] {
  const { t } = useTranslation('operator');
  const confirm = useConfirm();
  const save = useSaveEntry();
  const reset = useResetEntry();
  return (entry) => {
    const { code, names, hidden, builtIn, changed } = entry;
    const one = { type, code };
    const name = names[currentLocale()];
    const askToRemove = () =>
      confirm({
        title: t('dictionaries.removeTitle', { name }),
        consequence: t('dictionaries.removeConsequence'),
        verb: t('dictionaries.remove'),
        danger: true,
        onConfirm: () => reset.mutateAsync(one),
      });
    return [
      {
        key: 'edit',
        label: t('dictionaries.edit'),
        icon: <EditOutlined />,
        onClick: () => onEdit(entry),
      },
      {
        key: 'hide',
        label: t(hidden ? 'dictionaries.show' : 'dictionaries.hide'),
        icon: hidden ? <EyeOutlined /> : <EyeInvisibleOutlined />,
        onClick: () => save.mutate({ ...one, names, hidden: !hidden }),
      },
      ...(builtIn && changed
        ? [
            {
              key: 'reset',
              label: t('dictionaries.reset'),
              icon: <UndoOutlined />,
              onClick: () => reset.mutate(one),
            },
          ]
        : []),
      ...(builtIn
        ? []
        : [
            {
              key: 'remove',
              label: t('dictionaries.remove'),
              icon: <DeleteOutlined />,
              danger: true,
              onClick: askToRemove,
            },
          ]),
    ];
  };
}
