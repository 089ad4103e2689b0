import { UndoOutlined } from '@ant-design/icons';
import type { MatchPenalties } from '@transloom/contracts/match-penalties';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import styles from './penalties.module.css';

interface PenaltyControlProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** Where the value was chosen. */
  readonly from: MatchPenalties['penalties'][number]['from'];
  readonly chosenHere: boolean;
  readonly fixed: boolean;
  /** Changes when a choice was refused, so that the field shows again what holds. */
  readonly attempt: number;
  /** What the button says that gives the choice up. */
  readonly resetLabel: string;
  /** Undefined: what holds further out shall hold here. */
  readonly onChoose: (value: number | undefined) => void;
}

/** Who says a number, the number, and the way back to what holds further out. */
export function PenaltyControl({
  from,
  chosenHere,
  fixed,
  attempt,
  resetLabel,
  onChoose,
  ...field
}: PenaltyControlProps) {
  const { t } = useTranslation('memories');
  return (
    <div className={styles['control']}>
      <Text size="small" tone={chosenHere ? 'accent' : 'tertiary'}>
        {t(chosenHere ? 'penalties.from.here' : `penalties.from.${from}`)}
      </Text>
      <Stack direction="row" gap="xxs">
        <NumberField key={attempt} {...field} disabled={fixed} onChange={onChoose} />
        {chosenHere && !fixed ? (
          <IconButton label={resetLabel} icon={<UndoOutlined />} onClick={() => onChoose(undefined)} />
        ) : (
          <span className={styles['room']} />
        )}
      </Stack>
    </div>
  );
}
