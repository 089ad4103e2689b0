import { RecentWorks } from '../../../work/recent-works.tsx';
import { alignments } from './alignment.queries.ts';
import { AlignmentLink } from './alignment-link.tsx';

/** The newest alignments. */
export function RecentAlignments() {
  return <RecentWorks kind={alignments} link={(work) => <AlignmentLink {...work} />} />;
}
