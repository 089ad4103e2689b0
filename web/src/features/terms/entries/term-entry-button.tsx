import { FormOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Alert, Drawer } from 'antd';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../../api/api-error.ts';
import { useLiveNews } from '../../../api/use-live-news.ts';
import { Allowed } from '../../../session/allowed.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { takesEntries } from '../../assets/asset-kind.ts';
import { EntryGone } from '../../assets/entry-gone.tsx';
import { termBaseKind } from '../term-base-kind.ts';
import { termBaseQueries, termEntryQuery } from '../terms.queries.ts';
import { type OpenedEntry, TermEntryContent } from './term-entry-drawer.tsx';

interface MetTerm {
  readonly termBaseId: string;
  readonly termEntryId: string;
  /** Gets a field where the entry has no term of it. */
  readonly targetLanguage: string;
}

const OpenTerm = createContext<(met: MetTerm) => void>(() => undefined);

interface TermEntryOpenerProps {
  readonly children: ReactNode;
  /** Once the entry is out of sight. */
  readonly onClosed: () => void;
}

/** Around what has buttons of terms: an opened entry stays when the list that it was met in goes on without it. */
export function TermEntryOpener({ children, onClosed }: TermEntryOpenerProps) {
  const { t } = useTranslation('terms');
  const [met, setMet] = useState<MetTerm>();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const show = (term: MetTerm) => {
    setMet(term);
    setOpen(true);
  };
  return (
    <OpenTerm value={show}>
      {children}
      <Drawer
        open={open}
        onClose={close}
        afterOpenChange={(shown) => (shown ? undefined : onClosed())}
        size={560}
        destroyOnHidden
        title={t('entry.title')}
      >
        {met ? <MetEntry {...met} onClose={close} /> : null}
      </Drawer>
    </OpenTerm>
  );
}

interface TermEntryButtonProps extends MetTerm {
  /** One of its terms. */
  readonly term: string;
}

/** Opens an entry where it is met outside its term base, for those who may look into term bases. */
export function TermEntryButton({ term, ...met }: TermEntryButtonProps) {
  const { t } = useTranslation('terms');
  const open = useContext(OpenTerm);
  return (
    <Allowed keys="memory:termStore:detailRouter">
      <IconButton
        size="small"
        label={t('entry.open', { term })}
        icon={<FormOutlined />}
        aria-haspopup="dialog"
        onClick={() => open(met)}
      />
    </Allowed>
  );
}

/** Looked at first; changed by who may. */
function MetEntry({ termBaseId, termEntryId, targetLanguage, onClose }: MetTerm & { onClose: () => void }) {
  const { t } = useTranslation('assets');
  const base = useQuery(termBaseQueries.oneQuery(termBaseId, useLiveNews(termBaseKind)));
  const entry = useQuery(termEntryQuery({ termBaseId, termEntryId }));
  const mayEdit = base.data?.editable === true;
  const [changed, setChanged] = useState<OpenedEntry>();
  const query = {
    data: base.data && entry.data && { base: base.data, entry: entry.data },
    error: base.error ?? entry.error,
    refetch: () => Promise.all([base.refetch(), entry.refetch()]),
  };
  const gone = isNotFound(query.error);
  if (gone && query.data === undefined) return <EntryGone onClose={onClose} />;
  return (
    <Loadable query={query}>
      {({ base: of, entry: met }) => (
        <Stack gap="lg">
          {gone ? (
            <Alert type="warning" showIcon title={t('entryGone.title')} description={t('entryGone.hint')} />
          ) : null}
          <TermEntryContent
            base={of}
            targetLanguage={targetLanguage}
            editable={mayEdit && takesEntries(of) && !gone}
            opened={changed ?? { mode: 'view', entry: met }}
            current={met}
            onChange={(opened) => (opened === undefined ? onClose() : setChanged(opened))}
          />
        </Stack>
      )}
    </Loadable>
  );
}
