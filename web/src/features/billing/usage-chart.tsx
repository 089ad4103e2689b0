import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '../../i18n/format.ts';
import { FactLine, LineFact } from '../../ui/fact-line.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { daysQuery, type UsesFilter } from './billing.queries.ts';
import styles from './usage-chart.module.css';

const dayMs = 86_400_000;

/** Characters of each day as bars, and their sum; the list below has the same as a table. Nothing where nothing was used. */
export function UsageChart({ filter }: { readonly filter: UsesFilter }) {
  const { t } = useTranslation('billing');
  const { data: days = [] } = useQuery(daysQuery(filter));
  const total = days.reduce((sum, { characters }) => sum + characters, 0);
  const tokens = days.reduce((sum, day) => sum + day.tokens, 0);
  if (total === 0 && tokens === 0) return null;
  const bars = barsOf(days, filter.from ?? new Date().toISOString());
  const most = Math.max(1, ...bars.map(({ characters }) => characters));
  const [first] = bars;
  const last = bars.at(-1);
  return (
    <Stack gap="xs">
      <FactLine>
        <LineFact label={t('usage.total')}>{formatNumber(total)}</LineFact>
        <LineFact label={t('usage.tokens')}>{formatNumber(tokens)}</LineFact>
      </FactLine>
      <div
        className={styles['chart']}
        role="img"
        aria-label={t('usage.chart', { total: formatNumber(total) })}
      >
        {bars.map(({ day, characters }) => (
          <span
            key={day}
            className={styles['day']}
            // The smallest use is still seen, and a day without any is empty.
            style={{ height: characters === 0 ? 0 : `max(2px, ${(characters / most) * 100}%)` }}
            title={`${formatDate(day)} · ${formatNumber(characters)}`}
          />
        ))}
      </div>
      <div className={styles['axis']}>
        <Text size="small" tone="tertiary">
          {first ? formatDate(first.day) : ''}
        </Text>
        <Text size="small" tone="tertiary">
          {last ? formatDate(last.day) : ''}
        </Text>
      </div>
    </Stack>
  );
}

interface DayUse {
  readonly day: string;
  readonly characters: number;
}

/** A bar for each day until today, also for those on which nothing was used. */
function barsOf(uses: readonly DayUse[], from: string): readonly DayUse[] {
  const count = Math.floor((Date.now() - Date.parse(from)) / dayMs) + 1;
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.parse(from) + index * dayMs).toISOString().slice(0, 10);
    const ofDay = uses.filter((use) => use.day === day);
    return { day, characters: ofDay.reduce((sum, { characters }) => sum + characters, 0) };
  });
}
