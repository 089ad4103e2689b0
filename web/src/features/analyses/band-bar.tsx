import { type AnalysisLine, analysisLines } from '@transloom/core/analysis/analysis-line';
import { totalOf } from '@transloom/core/analysis/count-lines';
import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { Text } from '../../ui/text.tsx';
import styles from './band-bar.module.css';
import type { CountUnit, Lines } from './count-units.ts';
import { lineText } from './line-texts.ts';
import { shareText } from './share-text.ts';

interface BandBarProps {
  readonly label: string;
  readonly lines: Lines;
  readonly unit: CountUnit;
}

/** How the lines of a language share its text, as one bar; each part says its line and count. */
export function BandBar({ label, lines, unit }: BandBarProps) {
  const { t } = useTranslation('analyses');
  const total = totalOf(lines)[unit];
  const shown = analysisLines.filter((line) => lines[line][unit] > 0);
  const words = (line: AnalysisLine) =>
    t('bar.part', {
      line: lineText(line),
      count: formatNumber(lines[line][unit]),
      share: shareText(lines[line][unit], total),
    });
  return (
    <div className={styles['row']}>
      <Text size="table" truncate>
        {label}
      </Text>
      <div className={styles['bar']} role="img" aria-label={shown.map(words).join(' · ')}>
        {shown.map((line) => (
          <Tooltip key={line} title={words(line)}>
            <span className={styles['band']} data-line={line} style={{ flexGrow: lines[line][unit] }} />
          </Tooltip>
        ))}
      </div>
      <Text size="table" numeric>
        {formatNumber(total)}
      </Text>
    </div>
  );
}

/** The color of a line. */
export function LineSwatch({ line }: { readonly line: AnalysisLine }) {
  return <span className={styles['swatch']} data-line={line} aria-hidden />;
}
