import { limits } from '@transloom/contracts/limits';
import { fromMarkup } from '@transloom/core/inline/markup';
import { App } from 'antd';
import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '../../../ui/text.tsx';
import { CompletingEditor } from '../interactive/completing-editor.tsx';
import { issueWraps } from '../quality/issue-wraps.tsx';
import { noIssues } from '../quality/quality-store.ts';
import { useIssues } from '../quality/use-issues.ts';
import { refusalText } from '../refusal-text.ts';
import { holderOf } from '../row-lease.ts';
import type { Point } from '../segment-editor/segment-editor.tsx';
import { segmentAt } from '../segment-rows.ts';
import { RowNumber } from '../selection/row-number.tsx';
import { TermedSource } from '../terms/termed-source.tsx';
import { shownText } from '../workbench.store.ts';
import { useWorkbench, useWorkbenchParts } from '../workbench-context.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { LeaseNotice } from './lease-notice.tsx';
import { OthersHere } from './others-here.tsx';
import { ReadTarget } from './read-target.tsx';
import styles from './segment-row.module.css';
import { SegmentStatus } from './segment-status.tsx';
import { WaitingRow } from './waiting-row.tsx';

/** From this part of the limit on the characters are counted in sight. */
const nearLimit = 0.9;

/** One segment: number, source, target, and how it stands. */
export const SegmentRow = memo(function SegmentRow({ segmentId }: { readonly segmentId: string }) {
  const { t } = useTranslation('workbench');
  const { opened, commands, editor } = useWorkbenchParts();
  const segment = useWorkbench(({ rows }) => segmentAt(rows, segmentId));
  const active = useWorkbench(({ activeId }) => activeId === segmentId);
  const chosen = useWorkbench((state) => state.chosen.has(segmentId));
  const hovered = useWorkbench(({ hoveredId }) => hoveredId === segmentId);
  const target = useWorkbench((state) => shownText(state, segmentId)?.target);
  const activate = useWorkbench((state) => state.activate);
  const type = useWorkbench((state) => state.type);
  const compose = useWorkbench((state) => state.compose);
  const composed = useWorkbench((state) => state.composed);
  const search = useWorkbench((state) => state.search);
  const held = useWorkbench((state) => holderOf(state, segmentId) !== undefined);
  const issues = useIssues(segmentId);
  const { message } = App.useApp();
  const caretAt = useRef<Point>(null);
  if (segment === undefined || target === undefined) return <WaitingRow segmentId={segmentId} />;
  const { document, sourceDirection, targetDirection, styles: withStyles, editable } = opened;
  const label = t('target', { number: segment.number });
  const writable = editable && segment.refusal === null && !held;
  const reason = refusalText(segment.refusal);
  return (
    <div
      className={styles['row']}
      data-active={active}
      data-chosen={chosen}
      data-row={segmentId}
      data-hovered={hovered}
      data-starts-unit={segment.startsUnit}
      data-closed={segment.refusal !== null}
      title={reason}
    >
      <div className={styles['number']}>
        <RowNumber segmentId={segmentId} number={segment.number} />
        <OthersHere segmentId={segmentId} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a way for the pointer alone; keys go to the target */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same */}
      <div
        className={styles['text']}
        data-source
        lang={document.sourceLanguage}
        dir={sourceDirection}
        onClick={() => {
          if (isSelecting()) return;
          caretAt.current = null;
          activate(segmentId);
          if (active) editor.current?.focus();
        }}
      >
        <TermedSource segment={segment} search={search} active={active} issues={active ? issues : noIssues} />
      </div>
      <div className={styles['target']}>
        {active && writable ? (
          <CompletingEditor
            segment={segment}
            target={target}
            label={label}
            language={document.targetLanguage}
            direction={targetDirection}
            withStyles={withStyles}
            search={search}
            issues={issues}
            onType={(markup) => type(segmentId, markup)}
            onCompose={() => compose(segmentId)}
            onComposed={composed}
            onNoStyles={() => void message.info({ key: 'styles', content: t('noStyles') })}
            onTooLong={(wanted) =>
              void message.warning({
                key: 'too-long',
                content: t('length.refused', { wanted, limit: limits.segmentCharacters }),
              })
            }
            keys={commands}
            handle={editor}
            caretAt={caretAt.current}
          />
        ) : (
          <ReadTarget
            segment={segment}
            target={target}
            search={search}
            wraps={issueWraps(issues, 'targetSpan')}
            label={label}
            language={document.targetLanguage}
            direction={targetDirection}
            writable={writable}
            active={active}
            onActivate={(point) => {
              caretAt.current = point;
              activate(segmentId);
            }}
          />
        )}
        {active && target.length > limits.segmentCharacters * nearLimit ? (
          <Text size="small" tone="warning" numeric>
            {t('length.count', { count: fromMarkup(target).text.length, limit: limits.segmentCharacters })}
          </Text>
        ) : null}
        {active && editable ? <LeaseNotice segmentId={segmentId} /> : null}
        <ConflictNotice segmentId={segmentId} />
      </div>
      <SegmentStatus segmentId={segmentId} />
    </div>
  );
});

/** Who marks words of the source wants to copy them. */
function isSelecting(): boolean {
  return window.getSelection()?.isCollapsed === false;
}
