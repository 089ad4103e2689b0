import { HistoryOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { MatchPenalties } from '@transloom/contracts/match-penalties';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LineList, ListLine } from '../../../ui/line-list.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { AuthorPenalties } from './author-penalties.tsx';
import styles from './penalties.module.css';
import {
  type ChosenPenalties,
  type PenaltyPlace,
  penaltiesQuery,
  useSavePenalties,
} from './penalties.queries.ts';
import { PenaltyHistoryDrawer } from './penalty-history-drawer.tsx';
import { PenaltyLine } from './penalty-line.tsx';

interface PenaltySectionProps {
  readonly place: PenaltyPlace;
  /** For those who may only look. */
  readonly fixed: boolean;
}

/** What is taken off matches here, where each value comes from, and who chose what; saved at once. */
export function PenaltySection({ place, fixed }: PenaltySectionProps) {
  const { t } = useTranslation('memories');
  const [showsHistory, setShowsHistory] = useState(false);
  const query = useQuery(penaltiesQuery(place));
  return (
    <Section
      title={t('penalties.title')}
      description={t(`penalties.hint.${place.level}`)}
      actions={
        <Button icon={<HistoryOutlined aria-hidden />} onClick={() => setShowsHistory(true)}>
          {t('penalties.history')}
        </Button>
      }
    >
      <Loadable query={query}>
        {(found) => (
          <>
            <Penalties place={place} found={found} fixed={fixed} />
            <PenaltyHistoryDrawer
              history={found.history}
              open={showsHistory}
              onClose={() => setShowsHistory(false)}
            />
          </>
        )}
      </Loadable>
    </Section>
  );
}

interface PenaltiesProps extends PenaltySectionProps {
  readonly found: MatchPenalties;
}

function Penalties({ place, found: { penalties, authors }, fixed }: PenaltiesProps) {
  const save = useSavePenalties(place);
  const isOwn = ({ from }: { readonly from: string }) => from === place.level;
  const ownAuthors = authors.filter(isOwn).map(({ author, points }) => ({ author, points }));
  const own: ChosenPenalties = {
    ...Object.fromEntries(penalties.filter(isOwn).map(({ name, value }) => [name, value])),
    ...(ownAuthors.length > 0 && { authors: ownAuthors }),
  };
  const shared = { fixed: fixed || save.isPending, attempt: save.isError ? save.submittedAt : 0 };
  return (
    <div className={styles['lines']}>
      <Stack gap="lg">
        <LineList>
          {penalties.map((penalty) => (
            <ListLine key={penalty.name}>
              <PenaltyLine
                penalty={penalty}
                {...shared}
                chosenHere={isOwn(penalty)}
                onChoose={(value) => save.mutate({ ...own, [penalty.name]: value })}
              />
            </ListLine>
          ))}
        </LineList>
        <AuthorPenalties
          place={place}
          authors={authors}
          {...shared}
          onChoose={(chosen) => save.mutate({ ...own, authors: chosen })}
        />
      </Stack>
    </div>
  );
}
