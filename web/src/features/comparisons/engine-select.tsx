import type { Engine } from '@transloom/contracts/engines';
import { Alert, App, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loadable, type Loading } from '../../ui/loadable.tsx';
import { ReasonButton } from '../../ui/reason-button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useEngineStateText } from '../engines/use-engine-state-text.ts';
import { WaysToAnEngine } from '../engines/ways-to-an-engine.tsx';
import styles from './comparisons.module.css';
import { type Direction, useSaveFrequentEngines } from './comparisons.queries.ts';
import { canBeCompared } from './use-chosen-engines.ts';

interface EngineSelectProps {
  readonly direction: Direction | undefined;
  readonly offered: Loading<readonly Engine[]>;
  readonly chosen: readonly Engine[];
  /** That may be compared at once. */
  readonly most: number;
  readonly onChoose: (keys: readonly string[]) => void;
}

/** The engines of a direction to choose from; where there is none, the ways to get one. */
export function EngineSelect({ direction, offered, ...choice }: EngineSelectProps) {
  // The same field before and after the engines are here: what is typed meanwhile stays.
  const waiting = <EngineField engines={direction === undefined ? undefined : []} {...choice} />;
  return (
    <Loadable query={offered} skeleton={waiting}>
      {(engines) =>
        engines.some(canBeCompared) ? <EngineField engines={engines} {...choice} /> : <NoEngine />
      }
    </Loadable>
  );
}

function NoEngine() {
  const { t } = useTranslation('comparisons');
  return <Alert type="info" showIcon title={t('engines.none')} description={<WaysToAnEngine />} />;
}

interface EngineFieldProps extends Pick<EngineSelectProps, 'chosen' | 'most' | 'onChoose'> {
  /** Undefined while nobody has said of which languages. */
  readonly engines: readonly Engine[] | undefined;
}

/** One engine at least, and no more than the installation allows; the choice can be kept for the next time. */
function EngineField({ engines, chosen, most, onChoose }: EngineFieldProps) {
  const { t } = useTranslation('comparisons');
  const { message } = App.useApp();
  const label = useEngineLabel();
  const save = useSaveFrequentEngines();
  const keys = chosen.map(({ key }) => key);
  const keep = () => save.mutate(keys, { onSuccess: () => void message.success(t('engines.kept')) });
  return (
    <Stack direction="row" gap="xs" align="center">
      <div className={styles['engines']}>
        <Select<string[]>
          mode="multiple"
          className={styles['wide'] ?? ''}
          aria-label={t('engines.label')}
          placeholder={t('engines.label')}
          disabled={engines === undefined}
          maxCount={most}
          value={keys}
          onChange={onChoose}
          showSearch={{ optionFilterProp: 'label' }}
          options={(engines ?? []).map((engine) => ({
            value: engine.key,
            label: label(engine),
            disabled: !canBeCompared(engine),
          }))}
        />
      </div>
      <Text tone="tertiary" numeric>
        {keys.length} / {most}
      </Text>
      <ReasonButton
        reason={keys.length === 0 ? t('form.lack.engines') : undefined}
        loading={save.isPending}
        onClick={keep}
      >
        {t('engines.keep')}
      </ReasonButton>
    </Stack>
  );
}

/** With what one should know before choosing it. */
function useEngineLabel(): (engine: Engine) => string {
  const { t } = useTranslation('comparisons');
  const stateText = useEngineStateText();
  return (engine) => {
    const { name, slow, state } = engine;
    if (state !== 'ready') return t('engines.withState', { name, state: stateText(engine) });
    return slow ? t('engines.slow', { name }) : name;
  };
}
