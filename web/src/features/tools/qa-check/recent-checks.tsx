import { RecentWorks } from '../../../work/recent-works.tsx';
import { CheckLink } from './check-link.tsx';
import { qaChecks } from './qa-check.queries.ts';

/** The newest QA checks. */
export function RecentChecks() {
  return <RecentWorks kind={qaChecks} link={(work) => <CheckLink {...work} />} />;
}
