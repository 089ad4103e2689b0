import { SafetyCertificateOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { NothingFound } from '../../../../ui/list/nothing-found.tsx';
import type { ListState } from '../../../../ui/list/use-list-state.ts';

/** No segment is left: by the filter, or because nothing is wrong any more. */
export function NothingLeft({ list }: { readonly list: Pick<ListState, 'narrowed' | 'search' | 'clear'> }) {
  const { t } = useTranslation('qa-check');
  return list.narrowed ? (
    <NothingFound search={list.search} onClear={list.clear} />
  ) : (
    <EmptyState
      icon={<SafetyCertificateOutlined />}
      title={t('segments.none')}
      description={t('segments.noneHint')}
    />
  );
}
