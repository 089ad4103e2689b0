import { useQuery } from '@tanstack/react-query';
import type { MemoryEntry } from '@transloom/contracts/memory-entries';
import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { InlineView } from '../../../ui/inline-view.tsx';
import { LineList, ListLine } from '../../../ui/line-list.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { When } from '../../../ui/when.tsx';
import styles from './entries.module.css';
import { entryHistoryQuery } from './entries.queries.ts';

interface EntryHistoryDrawerProps {
  readonly memoryId: string;
  readonly entry: MemoryEntry | undefined;
  readonly onClose: () => void;
}

export function EntryHistoryDrawer({ memoryId, entry, onClose }: EntryHistoryDrawerProps) {
  const { t } = useTranslation('memories');
  return (
    <Drawer
      open={entry !== undefined}
      onClose={onClose}
      size={520}
      destroyOnHidden
      title={t('history.title')}
    >
      {entry ? <EntryHistory memoryId={memoryId} entry={entry} /> : null}
    </Drawer>
  );
}

interface EntryHistoryProps {
  readonly memoryId: string;
  readonly entry: MemoryEntry;
}

/** The entry as it is, what it was before each change, and where it came from. */
function EntryHistory({ memoryId, entry }: EntryHistoryProps) {
  const { t } = useTranslation('memories');
  const query = useQuery(entryHistoryQuery({ memoryId, entryId: entry.entryId }));
  return (
    <Loadable query={query}>
      {(versions) => (
        <LineList>
          <ListLine>
            <Version
              title={t('history.now')}
              who={entry.updater ?? entry.creator}
              when={entry.updatedAt}
              {...entry}
            />
          </ListLine>
          {versions.map((version) => (
            <ListLine key={version.changedAt}>
              <Version
                title={t('history.before')}
                who={version.changer}
                when={version.changedAt}
                {...version}
              />
            </ListLine>
          ))}
          <ListLine>
            <Text size="small" tone="secondary">
              {t('history.created')} {entry.creator ?? ''} · <When instant={entry.createdAt} />
            </Text>
          </ListLine>
        </LineList>
      )}
    </Loadable>
  );
}

interface VersionProps extends Pick<MemoryEntry, 'sourceMarkup' | 'targetMarkup' | 'layer'> {
  readonly title: string;
  readonly who: string | null;
  readonly when: string;
}

function Version({ title, who, when, sourceMarkup, targetMarkup, layer }: VersionProps) {
  const { t } = useTranslation('memories');
  return (
    <Stack gap="xxs">
      <Text size="small" tone="secondary">
        {title} · {t(`layer.${layer}`)}
        {who === null ? null : ` · ${who}`} · <When instant={when} />
      </Text>
      <p className={styles['text']}>
        <InlineView markup={sourceMarkup} />
      </p>
      <p className={styles['text']}>
        <InlineView markup={targetMarkup} />
      </p>
    </Stack>
  );
}
