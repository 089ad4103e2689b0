import { RecentWorks } from '../../../work/recent-works.tsx';
import { ExtractionLink } from './extraction-link.tsx';
import { termExtractions } from './term-extraction.queries.ts';

/** The newest extractions. */
export function RecentExtractions() {
  return <RecentWorks kind={termExtractions} link={(work) => <ExtractionLink {...work} />} />;
}
