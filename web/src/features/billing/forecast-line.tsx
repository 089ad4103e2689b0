import { useQuery } from '@tanstack/react-query';
import type { GrantedUnit } from '@transloom/contracts/billing';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '../../i18n/format.ts';
import { FactLine, LineFact } from '../../ui/fact-line.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { forecastsQuery } from './billing.queries.ts';

/** What is left of a wallet, what goes a day, and when it ends at this rate. */
export function ForecastLine({ unit }: { readonly unit: GrantedUnit }) {
  const { t } = useTranslation('billing');
  const query = useQuery(forecastsQuery);
  return (
    <Loadable query={query}>
      {(forecasts) => {
        const forecast = forecasts.find((one) => one.unit === unit);
        if (forecast === undefined) return null;
        const { left, limit, perDay, endTime } = forecast;
        return (
          <FactLine>
            <LineFact label={t('forecast.left')}>
              {left === null || limit === null
                ? t('forecast.unlimited')
                : t('forecast.of', { left: formatNumber(left), limit: formatNumber(limit) })}
            </LineFact>
            <LineFact label={t('forecast.perDay')}>{formatNumber(Math.round(perDay))}</LineFact>
            {left === null ? null : (
              <LineFact label={t('forecast.end')}>
                {endTime === null ? t('forecast.notSoon') : formatDate(endTime)}
              </LineFact>
            )}
          </FactLine>
        );
      }}
    </Loadable>
  );
}
