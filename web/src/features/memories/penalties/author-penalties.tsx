import type { MatchPenalties } from '@transloom/contracts/match-penalties';
import { authorKey } from '@transloom/core/memory/rate/author-penalties';
import { penaltyRange } from '@transloom/core/memory/rate/penalty-settings';
import { useTranslation } from 'react-i18next';
import { LineList, ListLine } from '../../../ui/line-list.tsx';
import { SettingLine } from '../../../ui/setting-line.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { AddAuthorPenalty } from './add-author-penalty.tsx';
import type { ChosenPenalties, PenaltyPlace } from './penalties.queries.ts';
import { PenaltyControl } from './penalty-control.tsx';

type ChosenAuthors = NonNullable<ChosenPenalties['authors']>;

interface AuthorPenaltiesProps {
  readonly place: PenaltyPlace;
  readonly authors: MatchPenalties['authors'];
  readonly fixed: boolean;
  /** Changes when a choice was refused. */
  readonly attempt: number;
  /** All that is chosen here. */
  readonly onChoose: (authors: ChosenAuthors) => void;
}

/** Points off entries that somebody was the last to change: author by author. */
export function AuthorPenalties({ place, authors, fixed, attempt, onChoose }: AuthorPenaltiesProps) {
  const { t } = useTranslation('memories');
  if (fixed && authors.length === 0) return null;
  const own = authors.filter(({ from }) => from === place.level);
  const choose = (author: string, points: number | undefined) => {
    const others = own
      .filter((one) => authorKey(one.author) !== authorKey(author))
      .map((one) => ({ author: one.author, points: one.points }));
    onChoose(points === undefined ? others : [...others, { author, points }]);
  };
  return (
    <Stack gap="sm" as="section" label={t('penalties.authors.title')}>
      <div>
        <Text as="h3" strong>
          {t('penalties.authors.title')}
        </Text>
        <Text as="p" size="table" tone="secondary">
          {t('penalties.authors.hint')}
        </Text>
      </div>
      {authors.length === 0 ? null : (
        <LineList>
          {authors.map(({ author, points, from }) => (
            <ListLine key={author}>
              <SettingLine label={author}>
                <PenaltyControl
                  label={author}
                  value={points}
                  from={from}
                  {...penaltyRange('alignment')}
                  fixed={fixed}
                  attempt={attempt}
                  chosenHere={from === place.level}
                  resetLabel={t('penalties.authors.remove', { author })}
                  onChoose={(value) => choose(author, value)}
                />
              </SettingLine>
            </ListLine>
          ))}
        </LineList>
      )}
      {fixed ? null : <AddAuthorPenalty onAdd={choose} />}
    </Stack>
  );
}
