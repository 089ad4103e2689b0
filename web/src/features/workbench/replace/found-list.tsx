import type { OutputOf } from '@transloom/contracts/endpoint';
import type { segmentStepsApi } from '@transloom/contracts/segment-steps';
import { useTranslation } from 'react-i18next';
import { Text } from '../../../ui/text.tsx';
import listStyles from '../panels/panels.module.css';
import { FoundCard } from './found-card.tsx';
import type { ReplaceWish } from './search-fields.tsx';

interface FoundListProps {
  readonly found: OutputOf<typeof segmentStepsApi.findText>;
  readonly wish: ReplaceWish;
  readonly canReplace: boolean;
  readonly onReplace: (segmentId: string) => void;
}

/** The segments where the text stands. */
export function FoundList({
  found: { segments, total, places },
  wish,
  canReplace,
  onReplace,
}: FoundListProps) {
  const { t } = useTranslation('replace');
  return (
    <>
      <Text size="small" tone="secondary" numeric>
        {t('found', { count: places, segments: total })}
      </Text>
      <ol className={listStyles['list']}>
        {segments.map((one) => (
          <li key={one.segmentId}>
            <FoundCard
              found={one}
              replacing={{ ...wish, enabled: canReplace }}
              onReplace={() => onReplace(one.segmentId)}
            />
          </li>
        ))}
      </ol>
      {total > segments.length ? (
        <Text size="small" tone="secondary">
          {t('firstOnes', { count: segments.length })}
        </Text>
      ) : null}
    </>
  );
}
