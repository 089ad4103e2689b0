import { useQuery } from '@tanstack/react-query';
import { Rate } from 'antd';
import { useTranslation } from 'react-i18next';
import { ownRatingQuery, useRateTranslation } from './suggestions.queries.ts';

interface RatingProps {
  readonly segmentId: string;
  readonly engineKey: string;
  readonly engine: string;
  readonly target: string;
}

/** What the user thinks of a machine translation, in stars. */
export function Rating(rated: RatingProps) {
  const { t } = useTranslation('workbench');
  const { data } = useQuery(ownRatingQuery(rated.segmentId, rated.engineKey));
  const rate = useRateTranslation();
  const label = t('rating.label');
  return (
    <span title={label}>
      <Rate
        size="small"
        aria-label={label}
        allowClear={false}
        value={data?.stars ?? 0}
        onChange={(stars) => rate.mutate({ ...rated, stars })}
      />
    </span>
  );
}
