import type { CheckedIssue } from '@transloom/contracts/qa-check';
import type { InputRef } from 'antd';
import { useRef, useState } from 'react';
import { languageName } from '../../../../i18n/language-name.ts';
import { Loadable } from '../../../../ui/loadable.tsx';
import { LinesSkeleton } from '../../../../ui/skeletons.tsx';
import { Text } from '../../../../ui/text.tsx';
import styles from './check.module.css';
import { CheckList } from './check-list.tsx';
import type { CheckSummary } from './check-summary.ts';
import { IgnoreDialog } from './ignore-dialog.tsx';
import { NothingLeft } from './nothing-left.tsx';
import { SegmentGrid } from './segment-grid.tsx';
import { SegmentPanel } from './segment-panel.tsx';
import type { useCheckFilter } from './use-check-filter.ts';
import { useCheckKeys } from './use-check-keys.ts';
import { useSegments } from './use-segments.ts';

interface SideBySideProps {
  readonly workId: string;
  readonly summary: CheckSummary;
  readonly filtering: ReturnType<typeof useCheckFilter>;
  readonly languages: { readonly sourceLanguage: string; readonly targetLanguage: string };
}

/** Checks at the left, segments in the middle, and what is wrong with the active one at the right (D2.26). */
export function SideBySide({ workId, summary, filtering, languages }: SideBySideProps) {
  const { list: state, filter } = filtering;
  const [sight, setSight] = useState({ first: 0, last: 0 });
  const { list, segmentAt } = useSegments(workId, filter, sight);
  const total = list.data?.total ?? 0;
  const [wanted, setWanted] = useState(0);
  // A segment that was mended leaves the list; the next one takes its place.
  const active = Math.min(wanted, Math.max(0, total - 1));
  const segment = segmentAt(active);
  const [ignoring, setIgnoring] = useState<CheckedIssue>();
  const field = useRef<InputRef>(null);
  useCheckKeys({ workId, segmentAt, active, total, go: setWanted, ignore: setIgnoring, field });
  return (
    <div className={styles['view']}>
      <CheckList
        checks={summary.checks}
        chosen={filter.check}
        onChoose={(check) => {
          setWanted(0);
          state.change({ check });
        }}
      />
      <div className={styles['middle']}>
        <div className={styles['head']}>
          <span />
          <Text size="small" strong>
            {languageName(languages.sourceLanguage)}
          </Text>
          <Text size="small" strong>
            {languageName(languages.targetLanguage)}
          </Text>
          <span />
        </div>
        <Loadable query={list} skeleton={<LinesSkeleton />}>
          {() =>
            total === 0 ? (
              <NothingLeft list={state} />
            ) : (
              <SegmentGrid
                total={total}
                segmentAt={segmentAt}
                languages={languages}
                active={active}
                onGo={setWanted}
                onSight={setSight}
              />
            )
          }
        </Loadable>
      </div>
      {segment === undefined ? null : (
        <SegmentPanel
          workId={workId}
          segment={segment}
          language={languages.targetLanguage}
          field={field}
          onIgnore={setIgnoring}
        />
      )}
      {ignoring === undefined ? null : (
        <IgnoreDialog workId={workId} issue={ignoring} onClose={() => setIgnoring(undefined)} />
      )}
    </div>
  );
}
