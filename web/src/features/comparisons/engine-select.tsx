import { Link } from '@tanstack/react-router';
import type { Engine } from '@transloom/contracts/engines';
import { limits } from '@transloom/contracts/limits';
import { App, Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './comparisons.module.css';
import { type Direction, useSaveFrequentEngines } from './comparisons.queries.ts';

interface EngineSelectProps {
  readonly direction: Direction | undefined;
  readonly offered: readonly Engine[];
  readonly chosen: readonly Engine[];
  readonly onChoose: (keys: readonly string[]) => void;
}

/** One engine at least, and no more than the limit; the choice can be kept for the next time. */
export function EngineSelect({ direction, offered, chosen, onChoose }: EngineSelectProps) {
  const { t } = useTranslation('comparisons');
  const { message } = App.useApp();
  const save = useSaveFrequentEngines();
  const keys = chosen.map(({ key }) => key);
  if (direction !== undefined && offered.length === 0) {
    return (
      <Text tone="secondary">
        {t('engines.none')} <Link to="/engine/settings">{t('engines.settings')}</Link>
      </Text>
    );
  }
  const keep = () => save.mutate(keys, { onSuccess: () => void message.success(t('engines.kept')) });
  return (
    <Stack direction="row" gap="xs">
      <div className={styles['engines']}>
        <Select<string[]>
          mode="multiple"
          className={styles['wide'] ?? ''}
          aria-label={t('engines.label')}
          placeholder={t('engines.label')}
          disabled={direction === undefined}
          maxCount={limits.comparedEngines}
          value={keys}
          onChange={onChoose}
          showSearch={{ optionFilterProp: 'label' }}
          options={offered.map(({ key, name, slow }) => ({
            value: key,
            label: slow ? t('engines.slow', { name }) : name,
          }))}
        />
      </div>
      <Button disabled={keys.length === 0} loading={save.isPending} onClick={keep}>
        {t('engines.keep')}
      </Button>
    </Stack>
  );
}
