import type { mtDetectorContract } from '@transloom/contracts/mt-detector';
import { similarityBands } from '@transloom/core/detection/similarity';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../../api/failure-text.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { Text } from '../../../ui/text.tsx';
import type { WorkIn } from '../../../work/work-kind.ts';
import styles from './mt-detector.module.css';

type Result = NonNullable<WorkIn<typeof mtDetectorContract>['result']>;
type Shares = NonNullable<Result['best']>;

/** A line for each engine and one for the most similar of all: mean and number of segments in each band. */
export function EngineSummary({ result }: { readonly result: Result | null }) {
  const { t } = useTranslation('mt-detector');
  if (result === null) return null;
  return (
    <table className={styles['summary']} aria-label={t('summary.label')}>
      <thead>
        <tr>
          <th scope="col">{t('summary.engine')}</th>
          <th scope="col" className={styles['figure']}>
            {t('summary.mean')}
          </th>
          {similarityBands.map((band) => (
            <th key={band} scope="col" className={styles['figure']}>
              {t(`band.${band}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {result.engines.map(({ engineKey, name, failure, shares }) => (
          <tr key={engineKey}>
            <th scope="row">{name}</th>
            {shares === null ? (
              <td colSpan={5}>
                <StatusTag tone="danger">{t('summary.failed')}</StatusTag>{' '}
                {failure === null ? null : (
                  <Text size="small" tone="danger">
                    {failureText(failure)}
                  </Text>
                )}
              </td>
            ) : (
              <Figures shares={shares} />
            )}
          </tr>
        ))}
        {result.best === null ? null : (
          <tr>
            <th scope="row">{t('summary.best')}</th>
            <Figures shares={result.best} />
          </tr>
        )}
      </tbody>
    </table>
  );
}

function Figures({ shares: { mean, bands } }: { readonly shares: Shares }) {
  return (
    <>
      <td className={styles['figure']}>{formatNumber(mean)}%</td>
      {similarityBands.map((band) => (
        <td key={band} className={styles['figure']}>
          {formatNumber(bands[band])}
        </td>
      ))}
    </>
  );
}
