import type { Memory } from '@transloom/contracts/memories';
import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { languageName } from '../../i18n/language-name.ts';
import { LineList, ListLine } from '../../ui/line-list.tsx';
import { Section } from '../../ui/section.tsx';
import { SettingLine } from '../../ui/setting-line.tsx';
import { Stack } from '../../ui/stack.tsx';
import { AddLanguages } from '../assets/add-languages.tsx';
import { useSetDefaultMemory } from './memories.queries.ts';
import { memoryKind } from './memory-kind.ts';

interface MemoryDirectionsProps {
  readonly memory: Memory;
  readonly fixed: boolean;
}

/** Each language it translates into: how many entries, and whether confirmed translations go here. */
export function MemoryDirections({ memory, fixed }: MemoryDirectionsProps) {
  const { t } = useTranslation(['memories', 'assets']);
  const setDefault = useSetDefaultMemory();
  const { memoryId, sourceLanguage, directions, mergedInto } = memory;
  const closed = fixed || mergedInto !== null;
  const changing = setDefault.isPending ? setDefault.variables : undefined;
  return (
    <Section
      title={t('assets:settings.languages')}
      description={t('settings.languagesHint')}
      actions={closed ? null : <AddLanguages kind={memoryKind} asset={memory} />}
    >
      <LineList>
        {directions.map(({ targetLanguage, entryCount, isDefault }) => (
          <ListLine key={targetLanguage}>
            <SettingLine
              label={`${languageName(sourceLanguage)} → ${languageName(targetLanguage)}`}
              description={t('assets:count.entries', { count: entryCount, number: formatNumber(entryCount) })}
            >
              <Stack direction="row" gap="xs">
                {t('assets:mark.default.word')}
                <Switch
                  aria-label={t('settings.defaultOf', { language: languageName(targetLanguage) })}
                  disabled={closed}
                  checked={changing?.targetLanguage === targetLanguage ? changing.isDefault : isDefault}
                  onChange={(value) => setDefault.mutate({ memoryId, targetLanguage, isDefault: value })}
                />
              </Stack>
            </SettingLine>
          </ListLine>
        ))}
      </LineList>
    </Section>
  );
}
