import { instantSchema } from '@transloom/contracts/fields';
import { limits } from '@transloom/contracts/limits';
import { type TermBase, termStatusSchema } from '@transloom/contracts/terms';
import { usePageInAddress } from '../../../ui/page-in-address.ts';
import { useChangeSearchParams, useSearchParams } from '../../../ui/search-params.ts';
import type { TermStatusName } from '../term-status.tsx';
import type { TermEntriesAsked } from '../terms.queries.ts';

const furtherNames = ['file', 'project', 'person', 'from', 'to'] as const;
const names = ['text', 'status', ...furtherNames] as const;
type FilterName = (typeof names)[number] | 'target';

export interface TermFilter {
  readonly text: string;
  readonly status: TermStatusName | undefined;
  /** Of the flat view, which shows the terms of two languages. */
  readonly targetLanguage: string;
  /** Behind the button of further filters, as the address says it, and how many are set. */
  readonly given: Partial<Record<(typeof furtherNames)[number], string>>;
  readonly further: number;
  readonly filtered: boolean;
  readonly asked: TermEntriesAsked & { readonly pageNumber: number; readonly pageSize: number };
  readonly change: (changes: Partial<Record<FilterName, string | undefined>>) => void;
  readonly turn: (page: number, pageSize: number) => void;
  readonly clear: () => void;
}

/** The filter of a term base's entries as its address says it, so that a link shows the same view. */
export function useTermFilter({ termBaseId, targetLanguages }: TermBase): TermFilter {
  const { target, ...given } = useSearchParams(...names, 'target');
  const { turn, ...page } = usePageInAddress();
  const changeSearch = useChangeSearchParams();
  const { text = '', file, project, person } = given;
  const [from, to] = [instantOf(given.from), instantOf(given.to)];
  const status = termStatusSchema.safeParse(given.status).data;
  const [first = ''] = targetLanguages;
  return {
    text,
    status,
    targetLanguage: targetLanguages.find((language) => language === target) ?? first,
    given,
    further: [file, project, person, from ?? to].filter(Boolean).length,
    filtered: names.some((name) => given[name] !== undefined),
    asked: {
      termBaseId,
      ...page,
      ...(text === '' ? {} : { text: text.slice(0, longestText) }),
      ...(status === undefined ? {} : { status }),
      ...(file === undefined ? {} : { fileName: file.slice(0, longestFileName) }),
      ...(project === undefined ? {} : { project: project.slice(0, limits.projectNameCharacters) }),
      ...(person === undefined ? {} : { person: person.slice(0, longestName) }),
      ...(from === undefined ? {} : { changedAfter: from }),
      ...(to === undefined ? {} : { changedBefore: to }),
    },
    change: (changes) => changeSearch({ ...changes, page: undefined }),
    turn,
    clear: () =>
      changeSearch(Object.fromEntries([...names, 'page'].map((name) => [name, undefined] as const))),
  };
}

/** An address may be cut or made up. */
function instantOf(written: string | undefined): string | undefined {
  return written !== undefined && instantSchema.safeParse(written).success ? written : undefined;
}

const longestText = 200;
const longestFileName = 255;
const longestName = 100;
