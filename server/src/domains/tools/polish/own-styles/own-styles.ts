import type { InputOf } from '@transloom/contracts/endpoint';
import type { OwnPolishStyle, polishApi } from '@transloom/contracts/polish';
import { AppError } from '../../../../platform/app-error.ts';
import type { Context } from '../../../../platform/context.ts';
import { newId } from '../../../../platform/db/new-id.ts';
import {
  deletePolishStyleRow,
  findPolishStyle,
  findPolishStyles,
  insertPolishStyle,
  isStyleNameTaken,
  updatePolishStyle,
} from './own-styles.store.ts';

export function polishStyles({ db }: Context): Promise<OwnPolishStyle[]> {
  return findPolishStyles(db);
}

/** @throws {AppError} resource.not-found */
export async function requirePolishStyle({ db }: Context, polishStyleId: string): Promise<OwnPolishStyle> {
  const style = await findPolishStyle(db, polishStyleId);
  if (style === undefined) throw new AppError('resource.not-found');
  return style;
}

/** Names are unique in an organization (D5.48). @throws {AppError} polish.style-exists, resource.not-found */
export async function savePolishStyle(
  { db, actor: { organizationId } }: Context,
  { polishStyleId, ...content }: InputOf<typeof polishApi.savePolishStyle>,
): Promise<OwnPolishStyle> {
  if (polishStyleId === undefined) {
    const id = newId();
    if (!(await insertPolishStyle(db, { id, organizationId, ...content })))
      throw new AppError('polish.style-exists');
    return { polishStyleId: id, ...content };
  }
  const style = { id: polishStyleId, ...content };
  if (await isStyleNameTaken(db, style)) throw new AppError('polish.style-exists');
  if (!(await updatePolishStyle(db, style))) throw new AppError('resource.not-found');
  return { polishStyleId, ...content };
}

/** @throws {AppError} resource.not-found */
export async function deletePolishStyle(
  { db }: Context,
  { polishStyleId }: InputOf<typeof polishApi.deletePolishStyle>,
): Promise<null> {
  if (!(await deletePolishStyleRow(db, polishStyleId))) throw new AppError('resource.not-found');
  return null;
}
