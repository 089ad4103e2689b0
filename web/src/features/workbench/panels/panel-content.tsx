import type { Segment } from '@transloom/contracts/segments';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CommentsPanel } from '../comments/comments-panel.tsx';
import { QualityPanel } from '../quality/quality-panel.tsx';
import { ReplacePanel } from '../replace/replace-panel.tsx';
import { segmentAt } from '../segment-rows.ts';
import type { SegmentWork } from '../segment-work/use-segment-work.tsx';
import { SuggestionsPanel } from '../suggestions/suggestions-panel.tsx';
import type { PanelKey } from '../workbench.store.ts';
import { useWorkbench, useWorkbenchParts, type WorkbenchCommands } from '../workbench-context.ts';
import { ConcordancePanel } from './concordance-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { PanelHint } from './panel-hint.tsx';
import { TermsPanel } from './terms-panel.tsx';
import { TranslationPanel } from './translation-panel.tsx';

export interface PanelParts {
  readonly onAddTerm: () => void;
  readonly work: SegmentWork;
}

interface ShownPanel extends PanelParts {
  readonly commands: WorkbenchCommands;
}

/** Panels of the whole document; all others need an active segment. */
const ofDocument: Partial<Record<PanelKey, (parts: ShownPanel) => ReactNode>> = {
  concordance: ({ commands }) => <ConcordancePanel onInsert={commands.insert} />,
  quality: ({ commands, work }) => (
    <QualityPanel onFix={(mended) => void work.changeAll(mended)} onNext={commands.nextIssue} />
  ),
  comments: () => <CommentsPanel />,
  replace: ({ work }) => <ReplacePanel work={work} />,
};

const ofSegment: Partial<Record<PanelKey, (segment: Segment, parts: ShownPanel) => ReactNode>> = {
  matches: (segment, { commands }) => (
    <SuggestionsPanel key={segment.segmentId} segment={segment} commands={commands} />
  ),
  terms: (segment, { commands, onAddTerm }) => (
    <TermsPanel segment={segment} onInsert={commands.insert} onAdd={onAddTerm} />
  ),
  translation: (segment, { commands }) => (
    <TranslationPanel
      segment={segment}
      onApply={({ target, engine }) => commands.apply({ target, origin: 'engine', engine })}
    />
  ),
  history: (segment, { commands }) => (
    <HistoryPanel segment={segment} onRestore={(target) => commands.apply({ target, origin: 'person' })} />
  ),
};

/** What the panel that is chosen shows. */
export function PanelContent({ panel, ...parts }: PanelParts & { readonly panel: PanelKey }) {
  const { t } = useTranslation('workbench');
  const { commands } = useWorkbenchParts();
  const segment = useWorkbench(({ rows, activeId }) =>
    activeId === null ? undefined : segmentAt(rows, activeId),
  );
  const shown = ofDocument[panel]?.({ ...parts, commands });
  if (shown !== undefined) return shown;
  if (segment === undefined) return <PanelHint text={t('panel.choose')} />;
  return ofSegment[panel]?.(segment, { ...parts, commands });
}
