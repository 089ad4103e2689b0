import type { alignmentContract } from '@transloom/contracts/alignment';
import { NameLink } from '../../../ui/name-link.tsx';
import type { WorkIn } from '../../../work/work-kind.ts';

type AlignmentLinkProps = Pick<WorkIn<typeof alignmentContract>, 'workId' | 'name' | 'options'>;

/** An alignment by its name, which opens it. */
export function AlignmentLink({ workId, name, options }: AlignmentLinkProps) {
  return (
    <NameLink
      to={options.method === 'ai' ? '/tools/align/detail' : '/tools/align/tiled'}
      search={{ workId }}
      title={name}
    >
      {name}
    </NameLink>
  );
}
