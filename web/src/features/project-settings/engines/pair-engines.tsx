import type { Engine } from '@transloom/contracts/engines';
import type { NamedPairEngine, PairEngine } from '@transloom/contracts/project-settings';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../i18n/language-name.ts';
import { Text } from '../../../ui/text.tsx';
import { EngineField } from './engine-field.tsx';
import { ModelOffer } from './model-offer.tsx';
import styles from './pair-engines.module.css';
import { canChoose, useEnginesOfPairs } from './usable-engines.ts';
import { useEngineReason } from './use-engine-reason.ts';

interface PairEnginesProps {
  /** Given by the form around it, to the first field. */
  readonly id?: string;
  readonly source: string | undefined;
  readonly targets: readonly string[];
  readonly value: readonly (PairEngine | NamedPairEngine)[];
  readonly onChange: (pair: PairEngine) => void;
}

/** For each target language the engine that translates and the one that is shown for comparison. */
export function PairEngines({ id, source, targets, value, onChange }: PairEnginesProps) {
  const { t } = useTranslation('project-settings');
  const offered = useEnginesOfPairs(source, targets);
  if (source === undefined || targets.length === 0)
    return <Text tone="tertiary">{t('engine.languagesFirst')}</Text>;
  return (
    <div className={styles['pairs']}>
      {targets.map((target, place) => (
        <PairRow
          key={target}
          {...(id && place === 0 ? { id } : {})}
          source={source}
          target={target}
          engines={offered.get(target)}
          pair={value.find(({ targetLanguage }) => targetLanguage === target)}
          onChange={onChange}
        />
      ))}
    </div>
  );
}

interface PairRowProps {
  readonly id?: string;
  readonly source: string;
  readonly target: string;
  readonly engines: readonly Engine[] | undefined;
  readonly pair: PairEngine | NamedPairEngine | undefined;
  readonly onChange: (pair: PairEngine) => void;
}

function PairRow({ id, source, target, engines, pair, onChange }: PairRowProps) {
  const { t } = useTranslation('project-settings');
  const language = languageName(target);
  const engineKey = pair?.engineKey ?? null;
  const referenceEngineKey = pair?.referenceEngineKey ?? null;
  const change = (changes: Partial<PairEngine>) =>
    onChange({ targetLanguage: target, engineKey, referenceEngineKey, ...changes });
  const names = pair !== undefined && 'engineName' in pair ? pair : undefined;
  return (
    <Fragment>
      <Text>{language}</Text>
      <EngineField
        {...(id ? { id } : {})}
        label={t('engine.of', { language })}
        engines={engines}
        value={engineKey}
        none={t('engine.memoriesOnly')}
        knownName={names?.engineName ?? null}
        onChange={(key) => change({ engineKey: key })}
      />
      <EngineField
        label={t('engine.referenceOf', { language })}
        engines={engines?.filter((engine) => canChoose(engine) && engine.key !== engineKey)}
        value={referenceEngineKey}
        none={t('engine.noReference')}
        knownName={names?.referenceEngineName ?? null}
        onChange={(key) => change({ referenceEngineKey: key })}
      />
      <div className={styles['reason']}>
        <PairReason engines={engines} engineKey={engineKey} />
        {engines !== undefined && !engines.some(canChoose) ? (
          <ModelOffer source={source} target={target} />
        ) : null}
      </div>
    </Fragment>
  );
}

function PairReason({ engines, engineKey }: Pick<PairRowProps, 'engines'> & { engineKey: string | null }) {
  const { t } = useTranslation('project-settings');
  const reason = useEngineReason();
  const usable = engines?.filter(canChoose);
  const chosen = usable?.find(({ key }) => key === engineKey);
  if (usable === undefined) return null;
  const text =
    chosen !== undefined
      ? reason(chosen, { recommended: chosen === usable[0] })
      : t(usable.length === 0 ? 'engine.none' : 'engine.memoriesOnlyHint');
  return (
    <Text size="small" tone="tertiary">
      {text}
    </Text>
  );
}
