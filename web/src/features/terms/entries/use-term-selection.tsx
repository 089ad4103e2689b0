import { DeleteOutlined } from '@ant-design/icons';
import type { TermBase, TermEntry } from '@transloom/contracts/terms';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableSelection } from '../../../ui/bulk-bar.tsx';
import { useAskToDeleteTerms } from './use-term-entry-actions.tsx';

/** Ticked entries of the page that is shown, and what can be done with them together. */
export function useTermSelection(base: TermBase, entries: readonly TermEntry[]): TableSelection {
  const { t } = useTranslation('terms');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const keys = entries.map(({ termEntryId }) => termEntryId).filter((id) => chosen.includes(id));
  const askToDelete = useAskToDeleteTerms(base, () => setChosen([]));
  return {
    keys,
    onChange: setChosen,
    actions: (
      <Button size="small" danger icon={<DeleteOutlined aria-hidden />} onClick={() => askToDelete(keys)}>
        {t('entry.delete')}
      </Button>
    ),
  };
}
