import type { Memory } from '@transloom/contracts/memories';
import { InputNumber, Slider, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../session/permissions.ts';
import { Section } from '../../ui/section.tsx';
import { SettingLine } from '../../ui/setting-line.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useChangeMemory } from './memories.queries.ts';
import { MemoryDirections } from './memory-directions.tsx';
import styles from './memory-settings.module.css';

/** How the memory is used, for those who may change it; saved at once. */
export function MemorySettings({ memory }: { readonly memory: Memory }) {
  const { t } = useTranslation('memories');
  const { memoryId, writable, shared } = memory;
  const change = useChangeMemory();
  const fixed = !useAllows()('memory:edit');
  const changing = change.isPending ? change.variables : undefined;
  return (
    <div className={styles['settings']}>
      <Section title={t('settings.use')}>
        <SettingLine label={t('settings.writable')} description={t('settings.writableHint')}>
          <Switch
            aria-label={t('settings.writable')}
            disabled={fixed}
            checked={changing?.writable ?? writable}
            onChange={(value) => change.mutate({ memoryId, writable: value })}
          />
        </SettingLine>
        <SettingLine label={t('settings.shared')} description={t('settings.sharedHint')}>
          <Switch
            aria-label={t('settings.shared')}
            disabled={fixed}
            checked={changing?.shared ?? shared}
            onChange={(value) => change.mutate({ memoryId, shared: value })}
          />
        </SettingLine>
      </Section>
      <Penalty memory={memory} fixed={fixed} />
      <MemoryDirections memory={memory} fixed={fixed} />
    </div>
  );
}

const mostPoints = 50;

interface PenaltyProps {
  readonly memory: Memory;
  readonly fixed: boolean;
}

/** Points off every match, with what that does to an exact one. */
function Penalty({ memory: { memoryId, penalty }, fixed }: PenaltyProps) {
  const { t } = useTranslation('memories');
  const change = useChangeMemory();
  const [chosen, setChosen] = useState(penalty);
  const save = (value: number) => change.mutate({ memoryId, penalty: value });
  return (
    <Section title={t('settings.penalty')} description={t('settings.penaltyHint')}>
      <Stack direction="row" gap="md">
        <Stack grow>
          <Slider
            ariaLabelForHandle={t('settings.penalty')}
            disabled={fixed}
            max={mostPoints}
            value={chosen}
            onChange={setChosen}
            onChangeComplete={save}
          />
        </Stack>
        <InputNumber<number>
          aria-label={t('settings.points')}
          disabled={fixed}
          min={0}
          max={mostPoints}
          precision={0}
          value={chosen}
          onChange={(value) => setChosen(value ?? 0)}
          onBlur={() => {
            if (chosen !== penalty) save(chosen);
          }}
        />
      </Stack>
      <Text size="table" tone="secondary" numeric as="p">
        {t('settings.penaltyExample', { points: chosen, rate: 100 - chosen })}
      </Text>
    </Section>
  );
}
