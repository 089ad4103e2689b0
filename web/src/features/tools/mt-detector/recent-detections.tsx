import { RecentWorks } from '../../../work/recent-works.tsx';
import { DetectionLink } from './detection-link.tsx';
import { detections } from './mt-detector.queries.ts';

/** The newest comparisons with engines. */
export function RecentDetections() {
  return <RecentWorks kind={detections} link={(work) => <DetectionLink {...work} />} />;
}
