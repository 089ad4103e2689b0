import { DeleteOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { Memory } from '@transloom/contracts/memories';
import type { MemoryEntry } from '@transloom/contracts/memory-entries';
import { Button, Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../i18n/language-name.ts';
import { useAllows } from '../../../session/permissions.ts';
import { DrawerButtons } from '../../../ui/drawer-buttons.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { NameLink } from '../../../ui/name-link.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { takesEntries } from '../../assets/asset-kind.ts';
import { memoryQuery } from '../memories.queries.ts';
import { memoryKind } from '../memory-kind.ts';
import { entryQuery } from './entries.queries.ts';
import { EntryText } from './entry-text.tsx';
import { MemoryEntryHistory } from './memory-entry-history.tsx';
import { useAskToDeleteEntries } from './use-entry-actions.tsx';
import { type Side, useEntryEditing } from './use-entry-editing.ts';

interface EntryDrawerProps {
  readonly memoryId: string;
  readonly entryId: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Also after a deletion, and after one was undone. */
  readonly onChanged: () => void;
}

/** An entry where it is met outside its memory: looked at whole, changed and deleted by who may. */
export function EntryDrawer({ open, ...parts }: EntryDrawerProps) {
  const { t } = useTranslation('memories');
  return (
    <Drawer open={open} onClose={parts.onClose} size={520} destroyOnHidden title={t('entry.title')}>
      <MetEntry {...parts} />
    </Drawer>
  );
}

type MetEntryProps = Omit<EntryDrawerProps, 'open'>;

function MetEntry({ memoryId, entryId, ...ends }: MetEntryProps) {
  const { t } = useTranslation('assets');
  const memory = useQuery(memoryQuery(memoryId, true));
  const entry = useQuery(entryQuery({ memoryId, entryId }));
  const mayEdit = useAllows()('memory:edit');
  const query = {
    data: memory.data && entry.data && { memory: memory.data, entry: entry.data },
    error: memory.error ?? entry.error,
    refetch: () => Promise.all([memory.refetch(), entry.refetch()]),
  };
  return (
    <Loadable query={query}>
      {({ memory: of, entry: met }) => (
        <Stack gap="lg">
          <NameLink to={memoryKind.page} search={memoryKind.addressOf(of)} target="_blank" title={of.name}>
            {of.name}
          </NameLink>
          {mayEdit && takesEntries(of) ? <ChangedEntry memory={of} entry={met} {...ends} /> : null}
          <section aria-label={t('history.title')}>
            <Text as="h3" size="small" tone="secondary">
              {t('history.title')}
            </Text>
            <MemoryEntryHistory memoryId={memoryId} entry={met} />
          </section>
        </Stack>
      )}
    </Loadable>
  );
}

interface ChangedEntryProps extends Pick<EntryDrawerProps, 'onClose' | 'onChanged'> {
  readonly memory: Memory;
  readonly entry: MemoryEntry;
}

/** Its texts as fields; saved or given up, it closes. */
function ChangedEntry({ memory, entry, onClose, onChanged }: ChangedEntryProps) {
  const { t } = useTranslation('memories');
  const { memoryId, sourceLanguage } = memory;
  const end = () => {
    onChanged();
    onClose();
  };
  const editing = useEntryEditing(memoryId, [entry], { first: entry, onEnd: end });
  const askToDelete = useAskToDeleteEntries(memoryId, { onDeleted: end, onRestored: onChanged });
  const field = (side: Side, language: string) => (
    <Stack gap="xxs">
      <Text size="small" tone="secondary">
        {t(`entry.${side}`)} · {languageName(language)}
      </Text>
      <EntryText entry={entry} side={side} search="" editing={editing} />
    </Stack>
  );
  return (
    <>
      {field('source', sourceLanguage)}
      {field('target', entry.targetLanguage)}
      <DrawerButtons>
        <Button danger icon={<DeleteOutlined aria-hidden />} onClick={() => askToDelete([entry.entryId])}>
          {t('entry.delete')}
        </Button>
      </DrawerButtons>
    </>
  );
}
