import type { Memory } from '@transloom/contracts/memories';
import { mostReplaced } from '@transloom/contracts/memory-entries';
import { fromMarkup } from '@transloom/core/inline/markup';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../i18n/language-name.ts';
import { LineList, ListLine } from '../../../ui/line-list.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { TextDifference } from '../../../ui/text-difference.tsx';
import type { Replaced, Replacing } from './use-replacing.tsx';

interface ReplacedEntriesProps {
  readonly memory: Memory;
  readonly replacing: Replacing;
}

/** The entries as they would be; each can be left out. */
export function ReplacedEntries({ memory, replacing }: ReplacedEntriesProps) {
  const { settled, query } = replacing;
  if (settled === '') return null;
  return (
    <Loadable query={query}>
      {(found) => <Found found={found} memory={memory} replacing={replacing} />}
    </Loadable>
  );
}

interface FoundProps extends ReplacedEntriesProps {
  readonly found: readonly Replaced[];
}

function Found({ found, memory, replacing }: FoundProps) {
  const { t } = useTranslation('memories');
  const { settled, total, chosen, choose, wish } = replacing;
  const more = total > mostReplaced;
  if (found.length === 0)
    return (
      <Text as="p" tone="secondary">
        <span role="status">{t(more ? 'replace.nothingNewest' : 'replace.nothing', { text: settled })}</span>
      </Text>
    );
  const ids = found.map(({ entry }) => entry.entryId);
  return (
    <Stack gap="xs">
      <Checkbox
        checked={chosen.length === found.length}
        indeterminate={chosen.length > 0 && chosen.length < found.length}
        onChange={({ target }) => choose(ids, target.checked)}
      >
        {t('replace.found', { count: found.length })}
      </Checkbox>
      {more ? (
        <Text as="p" size="small" tone="secondary">
          {t('replace.more')}
        </Text>
      ) : null}
      <LineList>
        {found.map(({ entry, before, after }) => (
          <ListLine key={entry.entryId}>
            <Checkbox
              checked={chosen.some((one) => one.entry.entryId === entry.entryId)}
              onChange={({ target }) => choose([entry.entryId], target.checked)}
            >
              <span lang={wish.side === 'source' ? memory.sourceLanguage : entry.targetLanguage}>
                <TextDifference
                  before={before}
                  after={after}
                  words={{ removed: t('replace.removed'), added: t('replace.added') }}
                />
              </span>
            </Checkbox>
            <Text as="p" size="small" tone="tertiary">
              {memory.directions.length > 1 ? `${languageName(entry.targetLanguage)} · ` : null}
              <span lang={wish.side === 'source' ? entry.targetLanguage : memory.sourceLanguage}>
                {fromMarkup(wish.side === 'source' ? entry.targetMarkup : entry.sourceMarkup).text}
              </span>
            </Text>
          </ListLine>
        ))}
      </LineList>
    </Stack>
  );
}
