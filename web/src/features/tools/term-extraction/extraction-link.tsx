import type { termExtractionContract } from '@transloom/contracts/term-extraction';
import { NameLink } from '../../../ui/name-link.tsx';
import type { WorkIn } from '../../../work/work-kind.ts';

type ExtractionLinkProps = Pick<WorkIn<typeof termExtractionContract>, 'workId' | 'name'>;

/** An extraction by its name, which opens it. */
export function ExtractionLink({ workId, name }: ExtractionLinkProps) {
  return (
    <NameLink to="/tools/termExtraction/detail" search={{ workId }} title={name}>
      {name}
    </NameLink>
  );
}
