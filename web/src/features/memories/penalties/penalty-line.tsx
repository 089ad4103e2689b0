import type { MatchPenalties } from '@transloom/contracts/match-penalties';
import { penaltyRange } from '@transloom/core/memory/rate/penalty-settings';
import { useTranslation } from 'react-i18next';
import { SettingLine } from '../../../ui/setting-line.tsx';
import { PenaltyControl } from './penalty-control.tsx';

interface PenaltyLineProps {
  readonly penalty: MatchPenalties['penalties'][number];
  readonly chosenHere: boolean;
  readonly fixed: boolean;
  /** Changes when a choice was refused, so that the field shows again what holds. */
  readonly attempt: number;
  /** Undefined: what holds further out shall hold here. */
  readonly onChoose: (value: number | undefined) => void;
}

/** One reason for which points are taken, how many, and who says so. */
export function PenaltyLine({ penalty, ...parts }: PenaltyLineProps) {
  const { t } = useTranslation('memories');
  const { name, value, from, otherwise } = penalty;
  const label = t(`penalties.name.${name}`);
  const inherited = t(`penalties.value.${name === 'ageMonths' ? 'months' : 'points'}`, {
    count: otherwise.value,
  });
  return (
    <SettingLine label={label} description={t(`penalties.about.${name}`)}>
      <PenaltyControl
        label={label}
        value={value}
        from={from}
        {...penaltyRange(name)}
        {...parts}
        resetLabel={t('penalties.reset', { name: label, inherited })}
      />
    </SettingLine>
  );
}
