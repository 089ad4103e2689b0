import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChips } from '../../../ui/list/filter-chips.tsx';
import { PanelHint } from '../panels/panel-hint.tsx';
import listStyles from '../panels/panels.module.css';
import { numberOf, type SegmentRows } from '../segment-rows.ts';
import { useWorkbench, useWorkbenchParts } from '../workbench-context.ts';
import type { Mended } from './fix-all-dialog.tsx';
import { IgnoreDialog } from './ignore-dialog.tsx';
import { IgnoredCard } from './ignored-card.tsx';
import { judgmentsQuery } from './intelligent-check.queries.ts';
import { IntelligentLine } from './intelligent-line.tsx';
import { IssueCard } from './issue-card.tsx';
import styles from './quality.module.css';
import { QualityHead } from './quality-head.tsx';
import type { QualityState } from './quality-store.ts';
import type { SegmentIssue } from './segment-issue.ts';
import { useQuality } from './use-issues.ts';

const shownKinds = ['all', 'error', 'warning', 'info', 'ai', 'stale', 'ignored'] as const;
type ShownKind = (typeof shownKinds)[number];

/** Cards that are drawn at once; the rest waits for a press. */
const cardsPerPage = 100;

interface QualityPanelProps {
  readonly onFix: (mended: readonly Mended[]) => void;
  readonly onNext: () => void;
}

/** The issues of the document in the order of its segments. */
export function QualityPanel({ onFix, onNext }: QualityPanelProps) {
  const { t } = useTranslation('quality');
  const { documentId } = useWorkbenchParts().opened.document;
  const isIntelligent = useQuery(judgmentsQuery(documentId)).data?.enabled === true;
  const isOff = useQuality(({ setup }) => setup?.ruleBased === false) && !isIntelligent;
  const ignored = useQuality((state) => state.ignored);
  const stale = useQuality((state) => state.stale);
  const issues = useIssuesInOrder();
  const [kind, setKind] = useState<ShownKind>('all');
  const [ignoring, setIgnoring] = useState<SegmentIssue>();
  if (isOff) return <PanelHint text={t('off')} />;
  const shown = kind === 'stale' ? stale : issues.filter((issue) => isOfKind(issue, kind));
  const counts = { ...countsOf(issues), stale: stale.length, ignored: ignored.length };
  return (
    <>
      <div className={styles['head']}>
        <QualityHead issues={issues} onFix={onFix} onNext={onNext} />
        {isIntelligent ? <IntelligentLine /> : null}
        <FilterChips
          label={t('show')}
          choices={shownKinds
            .filter((value) => value === 'all' || counts[value] > 0)
            .map((value) => ({ value, label: `${t(`kind.${value}`)} ${counts[value]}` }))}
          value={kind}
          onChange={setKind}
        />
      </div>
      {kind === 'ignored' ? (
        <Cards cards={ignored.map((one) => [keyOf(one.issue), <IgnoredCard key="card" ignored={one} />])} />
      ) : (
        <Cards
          cards={shown.map((issue) => [
            keyOf(issue),
            <IssueCard key="card" issue={issue} stale={kind === 'stale'} onIgnore={setIgnoring} />,
          ])}
        />
      )}
      {kind !== 'ignored' && shown.length === 0 ? <NoIssues /> : null}
      {ignoring === undefined ? null : (
        <IgnoreDialog issue={ignoring} onClose={() => setIgnoring(undefined)} />
      )}
    </>
  );
}

function NoIssues() {
  const { t } = useTranslation('quality');
  const isLater = useQuality(({ setup, asked }) => setup?.when === 'submitting' && asked === 0);
  return <PanelHint text={isLater ? t('noneYet') : t('none')} />;
}

function Cards({ cards }: { readonly cards: readonly (readonly [key: string, card: ReactNode])[] }) {
  const { t } = useTranslation('quality');
  const [shown, setShown] = useState(cardsPerPage);
  return (
    <>
      <ol className={listStyles['list']}>
        {cards.slice(0, shown).map(([key, card]) => (
          <li key={key}>{card}</li>
        ))}
      </ol>
      {cards.length > shown ? (
        <Button block onClick={() => setShown(shown + cardsPerPage)}>
          {t('more')}
        </Button>
      ) : null}
    </>
  );
}

function useIssuesInOrder(): readonly SegmentIssue[] {
  const open = useQuality((state) => state.open);
  const rows = useWorkbench((state) => state.rows);
  return useMemo(() => inOrder(open, rows), [open, rows]);
}

function inOrder(open: QualityState['open'], rows: SegmentRows): readonly SegmentIssue[] {
  const placeOf = ({ segmentId }: SegmentIssue) => numberOf(rows, segmentId) ?? 0;
  return [...open.values()].flat().toSorted((a, b) => placeOf(a) - placeOf(b));
}

function isOfKind({ severity, origin }: SegmentIssue, kind: ShownKind): boolean {
  return kind === 'all' || severity === kind || (kind === 'ai' && origin !== undefined);
}

function countsOf(issues: readonly SegmentIssue[]) {
  const of = (kind: ShownKind) => issues.filter((issue) => isOfKind(issue, kind)).length;
  return { all: issues.length, error: of('error'), warning: of('warning'), info: of('info'), ai: of('ai') };
}

function keyOf({ segmentId, check, key, targetSpan, sourceSpan }: SegmentIssue): string {
  return [segmentId, check, key, targetSpan?.start, sourceSpan?.start].join(' ');
}
