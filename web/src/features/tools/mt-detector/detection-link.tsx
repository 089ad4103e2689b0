import type { mtDetectorContract } from '@transloom/contracts/mt-detector';
import { NameLink } from '../../../ui/name-link.tsx';
import type { WorkIn } from '../../../work/work-kind.ts';

type DetectionLinkProps = Pick<WorkIn<typeof mtDetectorContract>, 'workId' | 'name'>;

/** A comparison with engines by its name, which opens it. */
export function DetectionLink({ workId, name }: DetectionLinkProps) {
  return (
    <NameLink to="/tools/detector/detail" search={{ workId }} title={name}>
      {name}
    </NameLink>
  );
}
