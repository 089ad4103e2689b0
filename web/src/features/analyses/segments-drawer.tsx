import { useQuery } from '@tanstack/react-query';
import type { AnalysisLine } from '@transloom/core/analysis/analysis-line';
import { Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { analyzedSegmentsQuery } from './analyses.queries.ts';
import { lineText } from './line-texts.ts';
import type { Scope } from './scope.ts';
import { SegmentTable } from './segment-table.tsx';

interface SegmentsDrawerProps {
  readonly analysisId: string;
  readonly sourceLanguage: string;
  readonly scope: Pick<Scope, 'kind' | 'filter'>;
  /** Undefined: closed. */
  readonly line: AnalysisLine | undefined;
  readonly onClose: () => void;
}

/** The segments of a line, each with the reason why it was counted there. */
export function SegmentsDrawer({ line, onClose, ...of }: SegmentsDrawerProps) {
  const { t } = useTranslation('analyses');
  const title = line === undefined ? '' : t('segments.title', { line: lineText(line) });
  return (
    <Drawer open={line !== undefined} onClose={onClose} title={title} size={880} destroyOnHidden>
      {line === undefined ? null : <Segments line={line} {...of} />}
    </Drawer>
  );
}

const pageSize = 50;

function Segments({
  analysisId,
  sourceLanguage,
  scope,
  line,
}: Omit<SegmentsDrawerProps, 'onClose' | 'line'> & { readonly line: AnalysisLine }) {
  const [page, setPage] = useState(1);
  const asked = { analysisId, line, pageNumber: page, pageSize, ...scope.filter };
  const query = useQuery(analyzedSegmentsQuery(asked));
  return <SegmentTable {...{ query, page, pageSize, sourceLanguage, scope }} onPage={setPage} />;
}
