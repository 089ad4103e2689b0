import { UndoOutlined } from '@ant-design/icons';
import type { MatchPenalties } from '@transloom/contracts/match-penalties';
import { penaltyRange } from '@transloom/core/memory/penalty-settings';
import { InputNumber } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SettingLine } from '../../../ui/setting-line.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import styles from './penalties.module.css';

interface PenaltyLineProps {
  readonly penalty: MatchPenalties['penalties'][number];
  readonly chosenHere: boolean;
  readonly fixed: boolean;
  /** Undefined: what holds further out shall hold here. */
  readonly onChoose: (value: number | undefined) => void;
}

/** One reason for which points are taken, how many, and who says so. */
export function PenaltyLine({ penalty, chosenHere, fixed, onChoose }: PenaltyLineProps) {
  const { t } = useTranslation('memories');
  const { name, value, from, otherwise } = penalty;
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
          <PointsField key={value} {...{ name, value, label, fixed }} onChange={onChoose} />
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

interface PointsFieldProps extends Pick<PenaltyLineProps['penalty'], 'name' | 'value'> {
  readonly label: string;
  readonly fixed: boolean;
  readonly onChange: (value: number) => void;
}

/** Tells what was typed when it is left or entered; what is out of range becomes the nearest that is not. */
function PointsField({ name, value, label, fixed, onChange }: PointsFieldProps) {
  const [typed, setTyped] = useState(value);
  const { least, most } = penaltyRange(name);
  const tell = () => {
    const whole = Math.min(most, Math.max(least, typed));
    if (whole !== value) onChange(whole);
  };
  return (
    <InputNumber<number>
      aria-label={label}
      disabled={fixed}
      min={least}
      max={most}
      precision={0}
      value={typed}
      onChange={(next) => setTyped(next ?? value)}
      onBlur={tell}
      onPressEnter={tell}
    />
  );
}
