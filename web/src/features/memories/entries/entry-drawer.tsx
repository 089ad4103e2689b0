import { DeleteOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { Memory } from '@transloom/contracts/memories';
import type { MemoryEntry } from '@transloom/contracts/memory-entries';
import { Alert, Button, Drawer } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../../api/api-error.ts';
import { useLiveNews } from '../../../api/use-live-news.ts';
import { languageName } from '../../../i18n/language-name.ts';
import { DrawerButtons } from '../../../ui/drawer-buttons.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { NameLink } from '../../../ui/name-link.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { takesEntries } from '../../assets/asset-kind.ts';
import { EntryGone } from '../../assets/entry-gone.tsx';
import { memoryQueries } from '../memories.queries.ts';
import { memoryKind } from '../memory-kind.ts';
import { entryQuery } from './entries.queries.ts';
import { EntryText } from './entry-text.tsx';
import { MemoryEntryHistory } from './memory-entry-history.tsx';
import { useDeletionOfEntries } from './use-deletion-of-entries.ts';
import { type Side, useEntryEditing } from './use-entry-editing.ts';

interface EntryDrawerProps {
  readonly memoryId: string;
  readonly entryId: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Also after a deletion, and after one was undone. */
  readonly onChanged: () => void;
  /** Once it is out of sight. */
  readonly onClosed: () => void;
}

/** An entry where it is met outside its memory: looked at whole, changed and deleted by who may. */
export function EntryDrawer({ open, onClosed, ...parts }: EntryDrawerProps) {
  const { t } = useTranslation('memories');
  return (
    <Drawer
      open={open}
      onClose={parts.onClose}
      afterOpenChange={(shown) => (shown ? undefined : onClosed())}
      size={520}
      destroyOnHidden
      title={t('entry.title')}
    >
      <MetEntry {...parts} />
    </Drawer>
  );
}

type MetEntryProps = Omit<EntryDrawerProps, 'open' | 'onClosed'>;

function MetEntry({ memoryId, entryId, ...ends }: MetEntryProps) {
  const { t } = useTranslation('assets');
  const memory = useQuery(memoryQueries.oneQuery(memoryId, useLiveNews(memoryKind)));
  const entry = useQuery(entryQuery({ memoryId, entryId }));
  const mayEdit = memory.data?.editable === true;
  const query = {
    data: memory.data && entry.data && { memory: memory.data, entry: entry.data },
    error: memory.error ?? entry.error,
    refetch: () => Promise.all([memory.refetch(), entry.refetch()]),
  };
  const gone = isNotFound(query.error);
  if (gone && query.data === undefined)
    return (
      <EntryGone
        onClose={() => {
          ends.onChanged();
          ends.onClose();
        }}
      />
    );
  return (
    <Loadable query={query}>
      {({ memory: of, entry: met }) => (
        <Stack gap="lg">
          {gone ? (
            <Alert type="warning" showIcon title={t('entryGone.title')} description={t('entryGone.hint')} />
          ) : null}
          <NameLink to={memoryKind.page} search={memoryKind.addressOf(of)} target="_blank" title={of.name}>
            {of.name}
          </NameLink>
          <ChangedEntry memory={of} entry={met} editable={mayEdit && takesEntries(of) && !gone} {...ends}>
            <section aria-label={t('history.title')}>
              <Stack gap="xs">
                <Text as="h3" strong>
                  {t('history.title')}
                </Text>
                <MemoryEntryHistory memoryId={memoryId} sourceLanguage={of.sourceLanguage} entry={met} />
              </Stack>
            </section>
          </ChangedEntry>
        </Stack>
      )}
    </Loadable>
  );
}

interface ChangedEntryProps extends Pick<EntryDrawerProps, 'onClose' | 'onChanged'> {
  readonly memory: Memory;
  readonly entry: MemoryEntry;
  readonly editable: boolean;
  /** Between the fields and the foot. */
  readonly children: ReactNode;
}

/** Once it could be changed the fields stay, with what is typed in them. */
function ChangedEntry(props: ChangedEntryProps) {
  const [began, setBegan] = useState(props.editable);
  if (props.editable && !began) setBegan(true);
  return began ? <EntryForm {...props} /> : props.children;
}

/** Its texts as fields; saved or given up, it closes. */
function EntryForm({ memory, entry, editable, onClose, onChanged, children }: ChangedEntryProps) {
  const { t } = useTranslation('memories');
  const { memoryId, sourceLanguage } = memory;
  const end = () => {
    onChanged();
    onClose();
  };
  const editing = useEntryEditing(memoryId, [entry], { editable, first: entry, onEnd: end });
  const askToDelete = useDeletionOfEntries(memoryId, onChanged);
  const field = (side: Side, language: string) => (
    <Stack gap="xxs">
      <Text size="small" tone="secondary">
        {t(`entry.${side}`)} · {languageName(language)}
      </Text>
      <EntryText entry={entry} sourceLanguage={sourceLanguage} side={side} editing={editing} search="" />
    </Stack>
  );
  return (
    <>
      {field('source', sourceLanguage)}
      {field('target', entry.targetLanguage)}
      {children}
      <DrawerButtons>
        <Button
          danger
          disabled={!editable}
          icon={<DeleteOutlined aria-hidden />}
          onClick={() => askToDelete([entry.entryId], end)}
        >
          {t('entry.delete')}
        </Button>
      </DrawerButtons>
    </>
  );
}
