import type { qaCheckContract } from '@transloom/contracts/qa-check';
import { NameLink } from '../../../ui/name-link.tsx';
import type { WorkIn } from '../../../work/work-kind.ts';

type CheckLinkProps = Pick<WorkIn<typeof qaCheckContract>, 'workId' | 'name'>;

/** A check by its name, which opens it. */
export function CheckLink({ workId, name }: CheckLinkProps) {
  return (
    <NameLink to="/tools/qa/detail-new" search={{ workId }} title={name}>
      {name}
    </NameLink>
  );
}
