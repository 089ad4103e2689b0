import type { qaCheckContract } from '@transloom/contracts/qa-check';
import { checkChoices } from '@transloom/core/quality/check-choices';
import type { OptionsIn } from '../../../work/work-kind.ts';

/** What somebody has chosen so far. */
export interface CheckDraft {
  readonly name: string;
  readonly from: 'files' | 'project';
  /** The translations are files of their own. */
  readonly separate: boolean;
  readonly projectId: string | null;
  /** Empty for all files of the project. */
  readonly documentIds: readonly string[];
  readonly source: string | null;
  readonly target: string | null;
  readonly checks: readonly string[];
  readonly termBaseIds: readonly string[];
  /** A language model looks for mistakes in meaning. */
  readonly intelligent: boolean;
  readonly ownCheckIds: readonly string[];
  /** Null: the first language model that is ready. */
  readonly engineKey: string | null;
}

/** Files that a project sends to a check. */
export type SentFiles = Pick<CheckDraft, 'source' | 'target' | 'documentIds'> & {
  readonly projectId: string;
};

export const usualChecks: readonly string[] = checkChoices.filter(({ off }) => !off).map(({ id }) => id);

export const emptyDraft: CheckDraft = {
  name: '',
  from: 'files',
  separate: false,
  projectId: null,
  documentIds: [],
  source: null,
  target: null,
  checks: usualChecks,
  termBaseIds: [],
  intelligent: false,
  ownCheckIds: [],
  engineKey: null,
};

interface UploadedIds {
  readonly fileIds: readonly string[];
  readonly translationFileIds: readonly string[];
}

/** Whether something is to be checked at all (D5.58). */
export function hasItems(draft: CheckDraft): boolean {
  return draft.checks.length > 0 || asksModel(draft);
}

export function asksModel({ intelligent, ownCheckIds }: CheckDraft): boolean {
  return intelligent || ownCheckIds.length > 0;
}

/** Undefined while something is missing. */
export function optionsOf(
  draft: CheckDraft,
  uploaded: UploadedIds,
): OptionsIn<typeof qaCheckContract> | undefined {
  const { name, source, target, checks, termBaseIds, intelligent, ownCheckIds, engineKey } = draft;
  const origin = originOf(draft, uploaded);
  if (source === null || target === null || !hasItems(draft) || origin === undefined) return undefined;
  return {
    ...origin,
    name: name.trim() === '' ? null : name.trim(),
    sourceLanguage: source,
    targetLanguage: target,
    checks: [...checks],
    termBaseIds: [...termBaseIds],
    intelligent,
    ownCheckIds: [...ownCheckIds],
    engineKey: asksModel(draft) ? engineKey : null,
  };
}

function originOf(
  { from, separate, projectId, documentIds }: CheckDraft,
  { fileIds, translationFileIds }: UploadedIds,
) {
  if (from === 'project')
    return projectId === null ? undefined : { from, projectId, documentIds: [...documentIds] };
  const translations = separate ? [...translationFileIds] : [];
  if (fileIds.length === 0 || (separate && translations.length !== fileIds.length)) return undefined;
  return { from, projectId, fileIds: [...fileIds], translationFileIds: translations };
}
