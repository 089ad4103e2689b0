import { PauseOutlined } from '@ant-design/icons';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/section.tsx';
import { AnswerCard } from './answer-card.tsx';
import type { ComparisonRun } from './comparison-run.ts';
import styles from './comparisons.module.css';
import {
  comparedAnswerQuery,
  comparedDraftQuery,
  scoresQuery,
  useStopRun,
  useVote,
} from './comparisons.queries.ts';

interface ComparedAnswersProps {
  readonly run: ComparisonRun;
}

/** Translations as they come in, without names; whoever has voted, or wants to, sees whose they are. */
export function ComparedAnswers({ run }: ComparedAnswersProps) {
  const { t } = useTranslation('comparisons');
  const { id, engines, text, sourceLanguage, targetLanguage } = run;
  const direction = { sourceLanguage, targetLanguage };
  const [winner, setWinner] = useState<string>();
  const [revealed, setRevealed] = useState(engines.length === 1);
  const answers = useQueries({
    queries: engines.map(({ key }) => comparedAnswerQuery(id, { engineKey: key, text, ...direction })),
  });
  const drafts = useQueries({ queries: engines.map(({ key }) => comparedDraftQuery(id, key)) });
  const { data: scores = [] } = useQuery({ ...scoresQuery(direction), enabled: revealed });
  const vote = useVote();
  const translated = engines.filter((_, index) => answers[index]?.data !== undefined);
  const complete = answers.every(({ isFetching }) => !isFetching);
  const failed = answers.every(({ isError }) => isError);
  const stop = useStopRun(id);
  const choose = (key: string) =>
    vote.mutate(
      {
        ...direction,
        winner: key,
        losers: translated.map((engine) => engine.key).filter((one) => one !== key),
      },
      {
        onSuccess: () => {
          setWinner(key);
          setRevealed(true);
        },
      },
    );
  const mayVote = complete && translated.length > 1 && !revealed;
  return (
    <Section
      title={t('answers.title')}
      description={t(`answers.${stageOf({ complete, revealed, mayVote })}`)}
      actions={
        complete ? (
          <RevealButton shown={!revealed} onReveal={() => setRevealed(true)} />
        ) : (
          <Button icon={<PauseOutlined aria-hidden />} onClick={stop}>
            {t('answers.stop')}
          </Button>
        )
      }
    >
      {complete && failed ? (
        <Alert type="error" showIcon title={t('answers.allFailed')} className={styles['failed'] ?? ''} />
      ) : null}
      <ul className={styles['answers']} aria-label={t('answers.title')}>
        {engines.map((engine, index) => (
          <AnswerCard
            key={engine.key}
            label={t('answers.label', { letter: String.fromCharCode(65 + index) })}
            name={revealed ? engine.name : undefined}
            language={targetLanguage}
            answer={answers[index]}
            draft={drafts[index]?.data ?? ''}
            score={revealed ? scores.find(({ engineKey }) => engineKey === engine.key) : undefined}
            won={winner === engine.key}
            onVote={mayVote ? () => choose(engine.key) : undefined}
          />
        ))}
      </ul>
    </Section>
  );
}

interface Stage {
  readonly complete: boolean;
  readonly revealed: boolean;
  readonly mayVote: boolean;
}

function stageOf({ complete, revealed, mayVote }: Stage) {
  if (!complete) return 'waiting';
  if (mayVote) return 'vote';
  return revealed ? 'revealed' : 'over';
}

function RevealButton({ shown, onReveal }: { readonly shown: boolean; readonly onReveal: () => void }) {
  const { t } = useTranslation('comparisons');
  return shown ? <Button onClick={onReveal}>{t('answers.reveal')}</Button> : null;
}
