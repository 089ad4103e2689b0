import { limits } from '@transloom/contracts/limits';
import { penaltyRange } from '@transloom/core/memory/rate/penalty-settings';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../../ui/number-field.tsx';
import { ReasonButton } from '../../../ui/reason-button.tsx';
import { Stack } from '../../../ui/stack.tsx';

interface AddAuthorPenaltyProps {
  readonly onAdd: (author: string, points: number) => void;
}

const usualPoints = 5;

/** Names one more author and says how many points; Enter adds. */
export function AddAuthorPenalty({ onAdd }: AddAuthorPenaltyProps) {
  const { t } = useTranslation('memories');
  const [author, setAuthor] = useState('');
  const [points, setPoints] = useState(usualPoints);
  const add = () => {
    if (author.trim() === '') return;
    onAdd(author.trim(), points);
    setAuthor('');
    setPoints(usualPoints);
  };
  return (
    <Stack direction="row" gap="xs">
      <Input
        aria-label={t('penalties.authors.name')}
        placeholder={t('penalties.authors.name')}
        maxLength={limits.authorCharacters}
        value={author}
        onChange={({ target }) => setAuthor(target.value)}
        onPressEnter={add}
      />
      <NumberField
        label={t('penalties.authors.points')}
        value={points}
        {...penaltyRange('alignment')}
        onChange={setPoints}
      />
      <ReasonButton
        reason={author.trim() === '' ? t('penalties.authors.nameFirst') : undefined}
        onClick={add}
      >
        {t('penalties.authors.add')}
      </ReasonButton>
    </Stack>
  );
}
