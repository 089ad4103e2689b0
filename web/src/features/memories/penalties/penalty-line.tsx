import { UndoOutlined } from '@ant-design/icons';
import type { MatchPenalties } from '@transloom/contracts/match-penalties';
import { penaltyRange } from '@transloom/core/memory/penalty-settings';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SettingLine } from '../../../ui/setting-line.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import styles from './penalties.module.css';

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
export function PenaltyLine({ penalty, chosenHere, fixed, attempt, onChoose }: PenaltyLineProps) {
  const { t } = useTranslation('memories');
  const { name, value, from, otherwise } = penalty;
  const { least, most } = penaltyRange(name);
  const label = t(`penalties.name.${name}`);
  const inherited = t(`penalties.value.${name === 'ageMonths' ? 'months' : 'points'}`, {
    count: otherwise.value,
  });
  return (
    <SettingLine label={label} description={t(`penalties.about.${name}`)}>
      <div className={styles['control']}>
        <Text size="small" tone={chosenHere ? 'accent' : 'tertiary'}>
          {t(chosenHere ? 'penalties.from.here' : `penalties.from.${from}`)}
        </Text>
        <Stack direction="row" gap="xxs">
          <NumberField
            key={attempt}
            {...{ label, value, least, most, disabled: fixed }}
            onChange={onChoose}
          />
          {chosenHere && !fixed ? (
            <IconButton
              label={t('penalties.reset', { name: label, inherited })}
              icon={<UndoOutlined />}
              onClick={() => onChoose(undefined)}
            />
          ) : (
            <span className={styles['room']} />
          )}
        </Stack>
      </div>
    </SettingLine>
  );
}
