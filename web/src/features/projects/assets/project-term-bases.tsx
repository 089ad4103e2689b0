import { useQuery } from '@tanstack/react-query';
import { compareLanguages } from '@transloom/core/language/language-tag';
import { Loadable } from '../../../ui/loadable.tsx';
import { termBaseQueries } from '../../terms/terms.queries.ts';
import type { OpenProject } from '../projects.queries.ts';
import type { NamedAsset } from './named-asset-line.tsx';
import { NamedAssets } from './named-assets.tsx';
import { projectTermBasesQuery, useSaveProjectTermBases } from './project-assets.queries.ts';

interface ProjectTermBasesProps {
  readonly project: OpenProject;
  readonly fixed: boolean;
}

export function ProjectTermBases({ project, fixed }: ProjectTermBasesProps) {
  const { projectId } = project;
  const query = useQuery(projectTermBasesQuery(projectId));
  const save = useSaveProjectTermBases(projectId);
  const fitting = useFittingTermBases(project, fixed);
  const use = (named: readonly NamedAsset[]) =>
    save.mutate(named.map(({ id: termBaseId, reads, writes }) => ({ termBaseId, reads, writes })));
  return (
    <Loadable query={query}>
      {(bases) => (
        <NamedAssets<NamedAsset>
          kind="termBases"
          named={bases.map(({ termBaseId: id, ...base }) => ({ id, ...base }))}
          offered={fitting.filter(({ id }) => !bases.some(({ termBaseId }) => termBaseId === id))}
          fixed={fixed || save.isPending}
          onChange={use}
        />
      )}
    </Loadable>
  );
}

/** A base may have the languages the other way round. */
function useFittingTermBases(
  { sourceLanguage, targetLanguages }: OpenProject,
  fixed: boolean,
): readonly NamedAsset[] {
  const { data = [] } = useQuery({ ...termBaseQueries.listQuery({}, false), enabled: !fixed });
  return data
    .filter((base) => {
      const has = (wanted: string) =>
        [base.sourceLanguage, ...base.targetLanguages].some(
          (language) => compareLanguages(language, wanted) !== 'different',
        );
      return base.mergedInto === null && has(sourceLanguage) && targetLanguages.some(has);
    })
    .map(({ termBaseId: id, name, writable, sourceLanguage: source, targetLanguages: targets }) => ({
      id,
      name,
      writable,
      sourceLanguage: source,
      targetLanguages: targets,
      reads: true,
      writes: false,
    }));
}
