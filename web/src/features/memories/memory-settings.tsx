import type { Memory } from '@transloom/contracts/memories';
import { Slider } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../ui/number-field.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import styles from '../assets/asset-settings.module.css';
import { AssetUse } from '../assets/asset-use.tsx';
import { memoryQueries } from './memories.queries.ts';
import { MemoryDirections } from './memory-directions.tsx';
import { memoryKind } from './memory-kind.ts';
import { PenaltySection } from './penalties/penalty-section.tsx';

/** How the memory is used, for those who may change it; saved at once. */
export function MemorySettings({ memory }: { readonly memory: Memory }) {
  const fixed = !memory.editable;
  return (
    <div className={styles['settings']}>
      <AssetUse kind={memoryKind} asset={memory} fixed={fixed} />
      <Penalty memory={memory} fixed={fixed} />
      <PenaltySection place={{ level: 'memory', memoryId: memory.memoryId }} fixed={fixed} />
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
  const change = memoryQueries.useChange();
  const [chosen, setChosen] = useState(penalty);
  const save = (value: number) => change.mutate({ id: memoryId, penalty: value });
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
        <NumberField
          label={t('settings.points')}
          value={chosen}
          least={0}
          most={mostPoints}
          disabled={fixed}
          onChange={(value) => {
            setChosen(value);
            save(value);
          }}
        />
      </Stack>
      <Text size="table" tone="secondary" numeric as="p">
        {t('settings.penaltyExample', { points: chosen, rate: 100 - chosen })}
      </Text>
    </Section>
  );
}
