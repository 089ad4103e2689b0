import { HistoryOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { MatchPenalties } from '@transloom/contracts/match-penalties';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LineList, ListLine } from '../../../ui/line-list.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Section } from '../../../ui/section.tsx';
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
        {({ penalties, history }) => (
          <>
            <PenaltyLines place={place} penalties={penalties} fixed={fixed} />
            <PenaltyHistoryDrawer
              history={history}
              open={showsHistory}
              onClose={() => setShowsHistory(false)}
            />
          </>
        )}
      </Loadable>
    </Section>
  );
}

interface PenaltyLinesProps extends PenaltySectionProps {
  readonly penalties: MatchPenalties['penalties'];
}

function PenaltyLines({ place, penalties, fixed }: PenaltyLinesProps) {
  const save = useSavePenalties(place);
  const own: ChosenPenalties = Object.fromEntries(
    penalties.filter(({ from }) => from === place.level).map(({ name, value }) => [name, value]),
  );
  return (
    <div className={styles['lines']}>
      <LineList>
        {penalties.map((penalty) => (
          <ListLine key={penalty.name}>
            <PenaltyLine
              penalty={penalty}
              chosenHere={penalty.from === place.level}
              fixed={fixed || save.isPending}
              attempt={save.isError ? save.submittedAt : 0}
              onChoose={(value) => save.mutate({ ...own, [penalty.name]: value })}
            />
          </ListLine>
        ))}
      </LineList>
    </div>
  );
}
