import type { MatchPenalties } from '@transloom/contracts/match-penalties';
import { authorKey } from '@transloom/core/memory/rate/author-penalties';
import { penaltyNames } from '@transloom/core/memory/rate/penalty-settings';
import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { LineList, ListLine } from '../../../ui/line-list.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { When } from '../../../ui/when.tsx';

type Choice = MatchPenalties['history'][number];

interface PenaltyHistoryDrawerProps {
  readonly history: readonly Choice[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Who chose what here, the newest first; each says what it changed. */
export function PenaltyHistoryDrawer({ history, open, onClose }: PenaltyHistoryDrawerProps) {
  const { t } = useTranslation('memories');
  return (
    <Drawer open={open} onClose={onClose} size={420} destroyOnHidden title={t('penalties.historyTitle')}>
      {history.length === 0 ? (
        <Text as="p" tone="secondary">
          {t('penalties.noHistory')}
        </Text>
      ) : (
        <LineList>
          {history.map((choice, index) => (
            <ListLine key={choice.chosenAt}>
              <ChoiceLine choice={choice} before={history[index + 1]} />
            </ListLine>
          ))}
        </LineList>
      )}
    </Drawer>
  );
}

function ChoiceLine({ choice, before }: { readonly choice: Choice; readonly before: Choice | undefined }) {
  const { t } = useTranslation('memories');
  const { penalties, chooser, chosenAt } = choice;
  const named = penaltyNames
    .filter((name) => penalties[name] !== before?.penalties[name])
    .map((name) => {
      const unit = name === 'ageMonths' ? 'months' : 'points';
      return { subject: t(`penalties.name.${name}`), value: penalties[name], unit } as const;
    });
  const changed = [...named, ...changedAuthors(choice, before)];
  return (
    <Stack gap="xxs">
      <Text size="small" tone="secondary">
        {chooser === null ? null : `${chooser} · `}
        <When instant={chosenAt} />
      </Text>
      {changed.map(({ subject, value, unit }) => (
        <Text key={subject} size="table">
          {subject}
          {t('penalties.becomes')}
          {value === undefined ? t('penalties.notChosen') : t(`penalties.value.${unit}`, { count: value })}
        </Text>
      ))}
    </Stack>
  );
}

/** Authors whose points were chosen, changed or given up. */
function changedAuthors(choice: Choice, before: Choice | undefined) {
  const [now, then] = [choice, before].map(
    (one) =>
      new Map(
        (one?.penalties.authors ?? []).map(({ author, points }) => [authorKey(author), { author, points }]),
      ),
  );
  const all = new Map([...(then ?? []), ...(now ?? [])]);
  return [...all]
    .filter(([key]) => now?.get(key)?.points !== then?.get(key)?.points)
    .map(([key, { author }]) => ({ subject: author, value: now?.get(key)?.points, unit: 'points' }) as const);
}
