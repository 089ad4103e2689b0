import { type EntryLayer, entryLayers } from '@transloom/core/memory/entries/entry-layer';
import { Radio } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';

interface LayerChoiceProps {
  readonly value: EntryLayer;
  readonly onChange: (layer: EntryLayer) => void;
}

/** How far people have gone through what files bring, where the files say nothing of it. */
export function LayerChoice({ value, onChange }: LayerChoiceProps) {
  const { t } = useTranslation(['assets', 'memories']);
  const labelId = useId();
  return (
    <Stack gap="xxs">
      <span id={labelId}>{t('layer.label')}</span>
      <Radio.Group
        aria-labelledby={labelId}
        value={value}
        onChange={({ target }) => onChange(target.value as EntryLayer)}
        options={entryLayers
          .toReversed()
          .map((layer) => ({ value: layer, label: t(`memories:layer.${layer}`) }))}
      />
      <Text as="p" size="small" tone="secondary">
        {t('layer.hint')}
      </Text>
    </Stack>
  );
}
