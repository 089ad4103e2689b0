import { useQuery } from '@tanstack/react-query';
import type { PolishedSegment, polishContract } from '@transloom/contracts/polish';
import { Alert, Button, Pagination, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Toolbar } from '../../../ui/toolbar.tsx';
import type { WorkIn } from '../../../work/work-kind.ts';
import styles from './polish.module.css';
import { polishedSegmentsQuery, useReviewChanges } from './polish.queries.ts';
import { SegmentCard } from './segment-card.tsx';

type Polish = WorkIn<typeof polishContract>;
const states = ['all', 'changed', 'warned', 'refused'] as const;
type State = (typeof states)[number];
const pageSize = 50;

/** The segments of a polish, with all that can be decided on them. */
export function PolishedSegments({ work }: { readonly work: Polish }) {
  const { t } = useTranslation('polish');
  const { workId, options, result } = work;
  const [state, setState] = useState<State>('all');
  const [page, setPage] = useState(1);
  const query = useQuery(
    polishedSegmentsQuery({ workId, state, offset: (page - 1) * pageSize, limit: pageSize }),
  );
  const review = useReviewChanges(workId);
  const counts = {
    all: result?.segments,
    changed: result?.changed,
    warned: result?.warned,
    refused: result?.refused,
  };
  const decideAll = (rejected: boolean) => review.mutate({ polishedId: null, changes: null, rejected });
  return (
    <Stack gap="md">
      {options.engineKey === null ? <Alert type="info" showIcon title={t('result.rules')} /> : null}
      <Toolbar
        actions={
          <>
            {options.from === 'text' && state === 'all' ? (
              <CopyButton text={keptTextOf(options.text ?? '', query.data?.records ?? [])} />
            ) : null}
            <Button onClick={() => decideAll(true)}>{t('review.rejectAll')}</Button>
            <Button onClick={() => decideAll(false)}>{t('review.acceptAll')}</Button>
          </>
        }
      >
        <Segmented<State>
          aria-label={t('result.filter')}
          value={state}
          options={states.map((value) => ({
            value,
            label: t(`state.${value}`, { shown: formatNumber(counts[value] ?? 0) }),
          }))}
          onChange={(value) => {
            setState(value);
            setPage(1);
          }}
        />
      </Toolbar>
      <Loadable query={query} skeleton={<LinesSkeleton />}>
        {({ records, total }) =>
          total === 0 ? (
            <EmptyState title={t(`none.${state}`)} />
          ) : (
            <>
              <ul className={styles['segments']} aria-label={t('result.label')}>
                {records.map((segment) => (
                  <SegmentCard
                    key={segment.polishedId}
                    segment={segment}
                    language={options.language}
                    onDecide={(changes, rejected) =>
                      review.mutate({ polishedId: segment.polishedId, changes, rejected })
                    }
                  />
                ))}
              </ul>
              {total > pageSize ? (
                <Pagination
                  current={page}
                  pageSize={pageSize}
                  total={total}
                  showSizeChanger={false}
                  onChange={setPage}
                />
              ) : null}
            </>
          )
        }
      </Loadable>
    </Stack>
  );
}

/** The whole text with what was kept; lines without words stay. */
function keptTextOf(text: string, records: readonly PolishedSegment[]): string {
  const next = records.values();
  return text
    .split('\n')
    .map((line) =>
      /[\p{L}\p{N}]/u.test(line) ? (next.next().value?.kept.replaceAll('{{', '{') ?? line) : line,
    )
    .join('\n');
}
