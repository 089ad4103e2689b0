import { useQuery } from '@tanstack/react-query';
import { termBaseQueries } from '../../terms/terms.queries.ts';
import { fitsLanguages, type LanguagesOfProject } from './fits-languages.ts';
import type { NamedAsset } from './named-asset-line.tsx';
import { NamedAssets } from './named-assets.tsx';

interface TermBaseChoiceProps {
  readonly languages: LanguagesOfProject;
  readonly value: readonly NamedAsset[];
  readonly fixed: boolean;
  readonly onChange: (bases: readonly NamedAsset[]) => void;
}

/** Term bases in their order, each with its use. */
export function TermBaseChoice({ languages, value, fixed, onChange }: TermBaseChoiceProps) {
  const all = useTermBases(!fixed);
  return (
    <NamedAssets<NamedAsset>
      kind="termBases"
      named={value}
      offered={all.filter(
        (base) => fitsLanguages(base, languages, 'either') && !value.some(({ id }) => id === base.id),
      )}
      fixed={fixed}
      onChange={onChange}
    />
  );
}

/** All term bases this person sees, as they stand in a project that has just named them: read and not written. */
export function useTermBases(enabled: boolean): readonly NamedAsset[] {
  const { data = [] } = useQuery({ ...termBaseQueries.listQuery({}, false), enabled });
  return data
    .filter(({ mergedInto }) => mergedInto === null)
    .map(({ termBaseId: id, name, writable, sourceLanguage, targetLanguages }) => ({
      id,
      name,
      writable,
      sourceLanguage,
      targetLanguages,
      reads: true,
      writes: false,
    }));
}
