import { DeleteOutlined } from '@ant-design/icons';
import type { TermBase, TermEntry } from '@transloom/contracts/terms';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { TableSelection } from '../../../ui/bulk-bar.tsx';
import { useTickedRows } from '../../assets/use-ticked-rows.ts';
import { useAskToDeleteTerms } from './use-term-entry-actions.tsx';

/** Ticked entries of the page that is shown, and what can be done with them together. */
export function useTermSelection(base: TermBase, entries: readonly TermEntry[]): TableSelection {
  const { t } = useTranslation('terms');
  const { keys, tick, untick } = useTickedRows(entries, ({ termEntryId }) => termEntryId);
  const askToDelete = useAskToDeleteTerms(base, untick);
  return {
    keys,
    onChange: tick,
    actions: (
      <Button size="small" danger icon={<DeleteOutlined aria-hidden />} onClick={() => askToDelete(keys)}>
        {t('entry.delete')}
      </Button>
    ),
  };
}
