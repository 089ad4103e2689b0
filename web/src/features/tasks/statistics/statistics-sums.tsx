import type { OutputOf } from '@transloom/contracts/endpoint';
import type { StatisticsSum, taskStatisticsApi } from '@transloom/contracts/task-statistics';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber, formatPercent } from '../../../i18n/format.ts';
import { languageName } from '../../../i18n/language-name.ts';
import { inUnits } from '../../../i18n/smallest-units.ts';
import { FactLine, LineFact } from '../../../ui/fact-line.tsx';
import { FilterChips } from '../../../ui/list/filter-chips.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useTaskWords } from '../use-task-words.ts';
import styles from './statistics-sums.module.css';

type Statistics = OutputOf<typeof taskStatisticsApi.myTaskStatistics>;

const dimensions = ['assignee', 'stage', 'languages', 'week'] as const;

/** The sums of all tasks that were found, and a chart of them by person, stage, languages or week. */
export function StatisticsSums({ statistics }: { readonly statistics: Statistics }) {
  const { t } = useTranslation('tasks');
  const [dimension, setDimension] = useState<(typeof dimensions)[number]>('assignee');
  const bars = useBars(statistics)[dimension];
  const { tasks, words, billableWords, submitted, onTime } = statistics.sum;
  return (
    <Section
      title={t('statistics.sums')}
      actions={
        <FilterChips
          label={t('statistics.by')}
          choices={dimensions.map((value) => ({ value, label: t(`statistics.dimension.${value}`) }))}
          value={dimension}
          onChange={setDimension}
        />
      }
    >
      <Stack gap="md">
        <FactLine>
          <LineFact label={t('statistics.tasks')}>{formatNumber(tasks)}</LineFact>
          <LineFact label={t('column.words')}>{formatNumber(words)}</LineFact>
          <LineFact label={t('statistics.billable')}>{formatNumber(billableWords)}</LineFact>
          <LineFact label={t('statistics.cost')}>{moneyText(statistics.sum) || '–'}</LineFact>
          <LineFact label={t('standing.submitted')}>{formatNumber(submitted)}</LineFact>
          <LineFact label={t('statistics.onTime')}>
            {submitted === 0 ? '–' : formatPercent(onTime / submitted)}
          </LineFact>
        </FactLine>
        <Bars bars={bars} />
      </Stack>
    </Section>
  );
}

interface Bar {
  readonly key: string;
  readonly label: string;
  readonly words: number;
  readonly money: string;
}

function useBars({ byAssignee, byStage, byLanguages, weeks }: Statistics) {
  const { t } = useTranslation('tasks');
  const { stage } = useTaskWords();
  const bar = (label: string, sum: StatisticsSum): Bar => ({
    key: label,
    label,
    words: sum.words,
    money: moneyText(sum),
  });
  return {
    assignee: byAssignee.map((sum) => bar(sum.assignee?.username ?? t('statistics.notAccepted'), sum)),
    stage: byStage.map((sum) =>
      bar(sum.kind === 'own' ? t('statistics.ownStage') : stage({ ...sum, stageName: '' }), sum),
    ),
    languages: byLanguages.map((sum) =>
      bar(`${languageName(sum.source)} → ${languageName(sum.target)}`, sum),
    ),
    week: weeks.map(({ week, words }) => ({ key: week, label: week, words, money: '' })),
  };
}

function Bars({ bars }: { readonly bars: readonly Bar[] }) {
  const { t } = useTranslation('tasks');
  const most = Math.max(1, ...bars.map(({ words }) => words));
  if (bars.length === 0)
    return (
      <Text size="table" tone="secondary">
        {t('statistics.nothingSubmitted')}
      </Text>
    );
  return (
    <ul className={styles['bars']}>
      {bars.map(({ key, label, words, money }) => (
        <li key={key} className={styles['row']}>
          <Text size="table" truncate>
            {label}
          </Text>
          <span className={styles['track']} aria-hidden>
            <span className={styles['bar']} style={{ width: `${(words / most) * 100}%` }} />
          </span>
          <Text size="table" numeric>
            {t('words', { count: words, number: formatNumber(words) })}
          </Text>
          <Text size="table" tone="secondary" numeric>
            {money}
          </Text>
        </li>
      ))}
    </ul>
  );
}

function moneyText({ money }: StatisticsSum): string {
  return money.map((sum) => formatMoney(inUnits(sum))).join(' · ');
}
