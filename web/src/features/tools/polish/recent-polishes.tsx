import { RecentWorks } from '../../../work/recent-works.tsx';
import { polishes } from './polish.queries.ts';
import { PolishLink } from './polish-link.tsx';

/** The newest polished texts and documents. */
export function RecentPolishes() {
  return <RecentWorks kind={polishes} link={(work) => <PolishLink {...work} />} />;
}
