import { CheckCircleFilled, ExclamationCircleFilled, MinusCircleOutlined } from '@ant-design/icons';
import type { AlignedPair, PairState } from '@transloom/contracts/alignment';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '../../../../i18n/format.ts';
import { PairCell } from './pair-cell.tsx';
import type { PairLook } from './pair-look.ts';
import styles from './pairs.module.css';
import type { PairEditing } from './use-pair-editor.ts';

interface PairRowProps {
  readonly pair: AlignedPair;
  readonly look: PairLook;
  readonly languages: { readonly sourceLanguage: string; readonly targetLanguage: string };
  readonly editing: PairEditing;
}

const signs: Readonly<Record<PairState, ReactNode>> = {
  aligned: <CheckCircleFilled aria-hidden />,
  pending: <ExclamationCircleFilled aria-hidden />,
  unmarked: <MinusCircleOutlined aria-hidden />,
};

/** Source and target beside one another: joined by a ribbon that says how sure they are, or with a mark before them. */
export function PairRow({ pair, look, languages, editing }: PairRowProps) {
  const { number, source, target } = pair;
  const cell = { place: number - 1, editing };
  const from = <PairCell {...cell} side="source" text={source} language={languages.sourceLanguage} />;
  const into = <PairCell {...cell} side="target" text={target} language={languages.targetLanguage} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a virtual list has no table rows
    // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus
    <div
      role="row"
      aria-rowindex={number}
      className={`${styles['row']} ${styles[look]} ${styles[pair.state]}`}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a virtual list has no table rows */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: nothing is done with a number */}
      <div role="rowheader" className={styles['number']}>
        {formatNumber(number)}
      </div>
      {look === 'tiled' ? <Mark pair={pair} /> : null}
      {from}
      {look === 'ribbons' ? <Ribbon pair={pair} /> : null}
      {into}
    </div>
  );
}

function useStateWords(): (pair: AlignedPair) => string {
  const { t } = useTranslation('alignment');
  return ({ state, confidence }) =>
    confidence === null || confidence === 0
      ? t(`state.${state}`)
      : t('state.sure', { state: t(`state.${state}`), confidence: formatPercent(confidence) });
}

function Mark({ pair }: { readonly pair: AlignedPair }) {
  const words = useStateWords()(pair);
  return (
    <div className={styles['mark']} title={words}>
      {signs[pair.state]}
      <span className={styles['words']}>{words}</span>
    </div>
  );
}

function Ribbon({ pair }: { readonly pair: AlignedPair }) {
  const words = useStateWords()(pair);
  const isPair = pair.source !== '' && pair.target !== '';
  return (
    <div className={styles['ribbon']} title={words}>
      {isPair ? <span className={styles['band']} aria-hidden /> : null}
      <span className={styles['sign']}>
        {pair.confidence === null || pair.confidence === 0
          ? signs[pair.state]
          : formatPercent(pair.confidence)}
      </span>
      <span className={styles['words']}>{words}</span>
    </div>
  );
}
