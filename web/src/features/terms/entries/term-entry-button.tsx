import { FormOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Allowed } from '../../../session/allowed.tsx';
import { useAllows } from '../../../session/permissions.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { takesEntries } from '../../assets/asset-kind.ts';
import { termBaseQuery, termEntryQuery } from '../terms.queries.ts';
import { type OpenedEntry, TermEntryContent } from './term-entry-drawer.tsx';

interface MetTerm {
  readonly termBaseId: string;
  readonly termEntryId: string;
  /** Gets a field where the entry has no term of it. */
  readonly targetLanguage: string;
}

interface TermEntryButtonProps extends MetTerm {
  /** One of its terms. */
  readonly term: string;
}

/** Opens an entry where it is met outside its term base, for those who may look into term bases. */
export function TermEntryButton({ term, ...met }: TermEntryButtonProps) {
  const { t } = useTranslation('terms');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Allowed keys="memory:termStore:detailRouter">
      <IconButton
        size="small"
        label={t('entry.open', { term })}
        icon={<FormOutlined />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Drawer open={open} onClose={close} size={560} destroyOnHidden title={t('entry.title')}>
        <MetEntry {...met} onClose={close} />
      </Drawer>
    </Allowed>
  );
}

/** Looked at first; changed by who may. */
function MetEntry({ termBaseId, termEntryId, targetLanguage, onClose }: MetTerm & { onClose: () => void }) {
  const base = useQuery(termBaseQuery(termBaseId, true));
  const entry = useQuery(termEntryQuery({ termBaseId, termEntryId }));
  const mayEdit = useAllows()('memory:edit');
  const [changed, setChanged] = useState<OpenedEntry>();
  const query = {
    data: base.data && entry.data && { base: base.data, entry: entry.data },
    error: base.error ?? entry.error,
    refetch: () => Promise.all([base.refetch(), entry.refetch()]),
  };
  return (
    <Loadable query={query}>
      {({ base: of, entry: met }) => (
        <TermEntryContent
          base={of}
          targetLanguage={targetLanguage}
          editable={mayEdit && takesEntries(of)}
          opened={changed ?? { mode: 'view', entry: met }}
          current={met}
          onChange={(opened) => (opened === undefined ? onClose() : setChanged(opened))}
        />
      )}
    </Loadable>
  );
}
