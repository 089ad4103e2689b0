import { useSearchParams } from '../../../ui/search-params.ts';
import { PolishListPage } from './polish-list-page.tsx';
import { PolishResultPage } from './polish-result-page.tsx';

/** The texts that were polished, or one of them (D2.28). */
export function PolishPage() {
  const { workId } = useSearchParams('workId');
  return workId === undefined ? <PolishListPage /> : <PolishResultPage workId={workId} />;
}
