import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { opens, reachOfActor, scopeOf } from '../organizations/reach.ts';
import { findTemplate, type TemplateFilter, type TemplateRow } from './templates.store.ts';

type Asking = Pick<Context, 'db' | 'actor'>;

const seeing = ['project:projectTemplateRouter', 'project:newRouter'] as const;

/** Whose templates the actor sees; undefined for all. Those of no team are everybody's. */
export async function templatesOf(context: Asking): Promise<TemplateFilter['of']> {
  if (reachOfActor(context.actor, ...seeing) === 'all') return undefined;
  const scope = await scopeOf(context, ...seeing);
  return scope.reach === 'all' ? undefined : scope;
}

/** @throws {AppError} resource.not-found, access.denied */
export async function requireTemplate(context: Asking, templateId: string): Promise<TemplateRow> {
  const template = await findTemplate(context.db, templateId);
  if (template === undefined) throw new AppError('resource.not-found');
  const of = await templatesOf(context);
  const own = of === undefined || template.teamId === null || of.teamIds.includes(template.teamId);
  if (!own && of.userId !== template.creatorId) throw new AppError('access.denied');
  return template;
}

/** A template that the actor may change. @throws {AppError} resource.not-found, access.denied */
export async function requireEditableTemplate(context: Asking, templateId: string): Promise<TemplateRow> {
  const template = await requireTemplate(context, templateId);
  const scope = await scopeOf(context, 'template:edit');
  const { teamId, creatorId: personId } = template;
  if (!opens(scope, { teamId, personId })) throw new AppError('access.denied');
  return template;
}
