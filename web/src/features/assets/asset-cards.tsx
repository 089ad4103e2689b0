import type { Memory } from '@transloom/contracts/memories';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { Card, CardFacts, CardRow, Cards } from '../../ui/cards.tsx';
import { LanguagePair } from '../../ui/language-pair.tsx';
import { NameLink } from '../../ui/name-link.tsx';
import type { RowAction } from '../../ui/row-action.ts';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { When } from '../../ui/when.tsx';
import { LastImports } from '../assets/last-imports.tsx';
import { memoriesKey } from './memories.queries.ts';
import { addressOf } from './memory-address.ts';
import { targetsOf } from './memory-languages.ts';
import { MemoryMarks } from './memory-marks.tsx';
import type { MemoryListProps } from './memory-table.tsx';
import { useMemoryActions } from './use-memory-actions.tsx';

export function MemoryCards({ query, empty, found }: MemoryListProps) {
  const { t } = useTranslation('memories');
  const actions = useMemoryActions();
  return (
    <Cards
      query={query}
      empty={empty}
      label={t('list.label')}
      card={(memory) => (
        <MemoryCard key={memory.memoryId} memory={memory} found={found} actions={actions(memory)} />
      )}
    />
  );
}

interface MemoryCardProps {
  readonly memory: Memory;
  readonly found: string;
  readonly actions: readonly RowAction[];
}

function MemoryCard({ memory, found, actions }: MemoryCardProps) {
  const { t } = useTranslation('memories');
  const { name, sourceLanguage, entryCount, penalty } = memory;
  return (
    <Card
      head={
        <>
          <NameLink to="/asset/memory/detail" search={addressOf(memory, found)} title={name}>
            {name}
          </NameLink>
          <LanguagePair source={sourceLanguage} targets={targetsOf(memory)} />
        </>
      }
      actions={actions}
    >
      <CardFacts
        facts={[
          t('count.entries', { count: entryCount, number: formatNumber(entryCount) }),
          ...(penalty > 0 ? [t('count.penalty', { count: penalty })] : []),
        ]}
      />
      {memory.lastImports.length > 0 ? (
        <LastImports name={memory.name} imports={memory.lastImports} queryKey={memoriesKey} />
      ) : null}
      <CardRow>
        <Stack direction="row" gap="xs">
          <MemoryMarks memory={memory} />
        </Stack>
        <Text size="small" tone="tertiary" truncate>
          {memory.updater ?? memory.creator} · <When instant={memory.updatedAt} />
        </Text>
      </CardRow>
    </Card>
  );
}
