import { languageName } from '../../i18n/language-name.ts';

/** “English → Spanish” */
export function pairName({ source, target }: { readonly source: string; readonly target: string }): string {
  return `${languageName(source)} → ${languageName(target)}`;
}

/** Of a commit as much as people say. */
export function shortRevision(revision: string): string {
  return revision.slice(0, 7);
}
