import { TrophyFilled } from '@ant-design/icons';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComparedAnswer, EngineScore } from '@transloom/contracts/comparisons';
import { direction } from '@transloom/core/language/language-tag';
import { Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './comparisons.module.css';

interface AnswerCardProps {
  /** What stands for the name while it is hidden. */
  readonly label: string;
  readonly name: string | undefined;
  readonly language: string;
  readonly answer: UseQueryResult<ComparedAnswer> | undefined;
  /** What is written so far, while there is no answer. */
  readonly draft: string;
  readonly score: EngineScore | undefined;
  readonly won: boolean;
  readonly onVote: (() => void) | undefined;
}

/** One engine's translation, how long it took, and what it made of the terms. */
export function AnswerCard({ label, name, language, answer, draft, score, won, onVote }: AnswerCardProps) {
  const { t } = useTranslation('comparisons');
  const data = answer?.data;
  return (
    <li className={styles['answer']} aria-label={name ?? label}>
      <div className={styles['head']}>
        <Stack direction="row" gap="xs">
          <Text strong truncate>
            {name ?? label}
          </Text>
          {won ? (
            <StatusTag tone="success" icon={<TrophyFilled aria-hidden />}>
              {t('answers.won')}
            </StatusTag>
          ) : null}
        </Stack>
        {data ? <CopyButton text={data.target} /> : null}
      </div>
      <div
        className={styles['target']}
        lang={language}
        dir={direction(language)}
        aria-live="polite"
        aria-busy={answer?.isFetching ?? true}
      >
        <Answered answer={answer} draft={draft} />
        <Outcome answer={answer} />
      </div>
      {data ? <Figures data={data} score={score} isNamed={name !== undefined} /> : null}
      {onVote && data ? (
        <Button onClick={onVote} aria-label={t('answers.bestOf', { label })}>
          {t('answers.best')}
        </Button>
      ) : null}
    </li>
  );
}

/** The translation, or what is written of it so far. */
function Answered({ answer, draft }: Pick<AnswerCardProps, 'answer' | 'draft'>) {
  if (answer?.data) return answer.data.target;
  if (draft !== '') return <Text tone="secondary">{draft}</Text>;
  return answer?.isFetching === false ? null : <Skeleton active title={false} paragraph={{ rows: 3 }} />;
}

/** Why a translation did not come, or came in part: it failed or was stopped, and can be asked for again. */
function Outcome({ answer }: Pick<AnswerCardProps, 'answer'>) {
  const { t, i18n } = useTranslation('comparisons');
  if (answer === undefined || answer.isFetching || answer.data) return null;
  const { error, refetch } = answer;
  return (
    <div lang={i18n.language} dir={direction(i18n.language)}>
      <Stack gap="xs" align="flex-start">
        <Text size="table" tone={error ? 'danger' : 'tertiary'}>
          {error ? error.message : t('answers.stopped')}
        </Text>
        <Button size="small" onClick={() => void refetch()}>
          {t('answers.again')}
        </Button>
      </Stack>
    </div>
  );
}

interface FiguresProps {
  readonly data: ComparedAnswer;
  readonly score: EngineScore | undefined;
  readonly isNamed: boolean;
}

/** The version and the score would tell whose it is. */
function Figures({ data, score, isNamed }: FiguresProps) {
  const { t } = useTranslation('comparisons');
  const { milliseconds, characters, terms, version } = data;
  const perSecond = Math.round((characters * 1_000) / Math.max(1, milliseconds));
  const facts = [
    t('answers.time', { milliseconds: formatNumber(milliseconds), perSecond: formatNumber(perSecond) }),
    ...(terms.found > 0 ? [t('answers.terms', { used: terms.used, found: terms.found })] : []),
    ...(isNamed && score ? [t('answers.score', { wins: score.wins, votes: score.votes })] : []),
    ...(isNamed && version !== '' ? [version] : []),
  ];
  return (
    <Text size="small" tone="tertiary" as="div">
      {facts.join(' · ')}
    </Text>
  );
}
