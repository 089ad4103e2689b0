import type { ProjectTermBase } from '@transloom/contracts/project-assets';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { assetViewer, maySeeAsset } from '../../assets/asset-viewer.ts';
import { languageOfBase } from '../finding/term-bases-of-pair.ts';
import { findTermBases, type TermBaseRow } from '../terms.store.ts';
import { findTermBaseUses, replaceTermBaseUses, type TermBaseUse } from './project-term-bases.store.ts';

/** A project as far as term bases know it. */
export interface ProjectOfTerms {
  readonly projectId: string;
  readonly sourceLanguage: string;
  readonly targetLanguages: readonly string[];
}

/** Term bases of a project in their order. People who see the project also see the term bases that it borrows. */
export async function namedTermBases(
  { db }: Pick<Context, 'db'>,
  projectId: string,
): Promise<ProjectTermBase[]> {
  const bases = new Map((await findTermBases(db)).map((base) => [base.id, base]));
  return (await findTermBaseUses(db, projectId)).flatMap((use) => {
    const base = bases.get(use.termBaseId);
    if (base === undefined) return [];
    const { name, sourceLanguage, targetLanguages, writable } = base;
    return [{ ...use, name, sourceLanguage, targetLanguages, writable }];
  });
}

/**
 * Naming a base lends it to all who work in the project, so that who names one must see it; what was named before stays
 * by whoever saves.
 * @throws {AppError} resource.not-found, project.term-base-unfit
 */
export async function nameTermBases(
  context: Context,
  project: ProjectOfTerms,
  uses: readonly TermBaseUse[],
): Promise<ProjectTermBase[]> {
  const { db, actor } = context;
  const { projectId } = project;
  const viewer = await assetViewer(context, 'term');
  const known = new Set((await findTermBaseUses(db, projectId)).map(({ termBaseId }) => termBaseId));
  const bases = new Map((await findTermBases(db)).map((base) => [base.id, base]));
  for (const { termBaseId } of uses) {
    const base = bases.get(termBaseId);
    if (base === undefined || !(known.has(termBaseId) || maySeeAsset(viewer, base)))
      throw new AppError('resource.not-found');
    if (!fits(base, project)) throw new AppError('project.term-base-unfit', { name: base.name });
  }
  await replaceTermBaseUses(db, { organizationId: actor.organizationId, projectId }, uses);
  return namedTermBases(context, projectId);
}

function fits(base: TermBaseRow, { sourceLanguage, targetLanguages }: ProjectOfTerms): boolean {
  return (
    languageOfBase(base, sourceLanguage) !== undefined &&
    targetLanguages.some((target) => languageOfBase(base, target) !== undefined)
  );
}
