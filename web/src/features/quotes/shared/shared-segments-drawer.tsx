import { useQuery } from '@tanstack/react-query';
import type { AnalysisLine } from '@transloom/core/analysis/analysis-line';
import { Drawer } from 'antd';
import { useState } from 'react';
import { lineText } from '../../analyses/line-texts.ts';
import { SegmentTable } from '../../analyses/segment-table.tsx';
import { sharedSegmentsQuery } from '../quotes.queries.ts';

interface SharedSegmentsDrawerProps {
  readonly token: string;
  readonly sourceLanguage: string;
  /** Undefined: closed. */
  readonly line: AnalysisLine | undefined;
  readonly onClose: () => void;
}

/** The segments behind a line of a quote, for its client. */
export function SharedSegmentsDrawer({ line, onClose, ...of }: SharedSegmentsDrawerProps) {
  return (
    <Drawer
      open={line !== undefined}
      onClose={onClose}
      title={line === undefined ? '' : lineText(line)}
      size={880}
      destroyOnHidden
    >
      {line === undefined ? null : <Segments line={line} {...of} />}
    </Drawer>
  );
}

const pageSize = 50;

function Segments({
  token,
  sourceLanguage,
  line,
}: Omit<SharedSegmentsDrawerProps, 'onClose' | 'line'> & { readonly line: AnalysisLine }) {
  const [page, setPage] = useState(1);
  const query = useQuery(sharedSegmentsQuery({ token, line, pageNumber: page, pageSize }));
  const scope = { kind: 'total' } as const;
  return <SegmentTable {...{ query, page, pageSize, sourceLanguage, scope }} onPage={setPage} />;
}
