import { DownloadOutlined, ImportOutlined } from '@ant-design/icons';
import type { TermBase } from '@transloom/contracts/terms';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { discardedOf } from '../assets/import-state.ts';
import { ImportTable } from '../assets/import-table.tsx';
import { termsKey, useDiscardedTerms } from './terms.queries.ts';

/** The files that came last: how far they are, what came in, what was left out and why. */
export function TermBaseImports({ base: { termBaseId, lastImports } }: { readonly base: TermBase }) {
  const { t } = useTranslation('assets');
  const download = useDiscardedTerms();
  return (
    <ImportTable
      query={{ data: lastImports, error: null, refetch: () => undefined }}
      queryKey={termsKey}
      actions={({ importId, summary }) =>
        summary !== null && discardedOf(summary) > 0
          ? [
              {
                key: 'discarded',
                label: t('imports.discarded'),
                icon: <DownloadOutlined />,
                onClick: () => download.mutate({ termBaseId, importId }),
              },
            ]
          : []
      }
      empty={
        <EmptyState icon={<ImportOutlined />} title={t('imports.none')} description={t('imports.noneHint')} />
      }
    />
  );
}
