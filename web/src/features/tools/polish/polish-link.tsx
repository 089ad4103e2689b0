import type { polishContract } from '@transloom/contracts/polish';
import { NameLink } from '../../../ui/name-link.tsx';
import type { WorkIn } from '../../../work/work-kind.ts';

type PolishLinkProps = Pick<WorkIn<typeof polishContract>, 'workId' | 'name'>;

/** A polished text or document by its name, which opens it. */
export function PolishLink({ workId, name }: PolishLinkProps) {
  return (
    <NameLink to="/tools/polish/index" search={{ workId }} title={name}>
      {name}
    </NameLink>
  );
}
