import type { ScoredDocument } from '@transloom/contracts/auto-scores';
import { scoreBands } from '@transloom/core/quality/score-bands';
import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import styles from './score-bar.module.css';

/** How the scores of a file are distributed, best on the left; each part says its band and count. */
export function ScoreBar({ bands }: Pick<ScoredDocument, 'bands'>) {
  const { t } = useTranslation('projects');
  const shown = scoreBands.filter((band) => bands[band] > 0);
  const words = (band: (typeof scoreBands)[number]) =>
    t('scores.bandPart', { band, count: formatNumber(bands[band]) });
  return (
    <div className={styles['bar']} role="img" aria-label={shown.map(words).join(' · ')}>
      {shown.map((band) => (
        <Tooltip key={band} title={words(band)}>
          <span className={styles['band']} data-band={band} style={{ flexGrow: bands[band] }} />
        </Tooltip>
      ))}
    </div>
  );
}
