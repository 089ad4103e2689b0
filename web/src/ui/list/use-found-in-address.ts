import { instantSchema } from '@transloom/contracts/fields';
import { limits } from '@transloom/contracts/limits';
import { useChangeSearchParams, useSearchParams } from '../search-params.ts';
import { usePageInAddress } from './page-in-address.ts';

const sharedNames = ['text', 'file', 'project', 'person', 'from', 'to'] as const;
type SharedName = (typeof sharedNames)[number];

export interface FoundInAddress<Own extends string> {
  /** As the address says it. */
  readonly given: Partial<Record<SharedName | Own, string>>;
  readonly filtered: boolean;
  /** How many are set of those that stand behind the button of further filters. */
  readonly further: number;
  /** What of it entries of memories and of term bases are both asked for by. */
  readonly asked: {
    readonly pageNumber: number;
    readonly pageSize: number;
    readonly text?: string;
    readonly fileName?: string;
    readonly project?: string;
    readonly person?: string;
    readonly changedAfter?: string;
    readonly changedBefore?: string;
  };
  readonly change: (changes: Partial<Record<SharedName | Own, string | undefined>>) => void;
  readonly turn: (page: number, pageSize: number) => void;
  readonly clear: () => void;
}

/** The filter of a list of entries as the address says it, with names of its own, so that a link shows the same view. */
export function useFoundInAddress<Own extends string>(own: readonly Own[]): FoundInAddress<Own> {
  const names: readonly (SharedName | Own)[] = [...sharedNames, ...own];
  const given: Partial<Record<string, string>> = useSearchParams(...names);
  const { turn, ...page } = usePageInAddress();
  const changeSearch = useChangeSearchParams();
  const [from, to] = [instantOf(given['from']), instantOf(given['to'])];
  return {
    given: given as FoundInAddress<Own>['given'],
    filtered: names.some((name) => given[name] !== undefined),
    further: [given['file'], given['project'], given['person'], from ?? to].filter(Boolean).length,
    asked: {
      ...page,
      ...cut('text', given['text'], longestText),
      ...cut('fileName', given['file'], limits.fileNameCharacters),
      ...cut('project', given['project'], limits.projectNameCharacters),
      ...cut('person', given['person'], longestName),
      ...(from === undefined ? {} : { changedAfter: from }),
      ...(to === undefined ? {} : { changedBefore: to }),
    },
    change: (changes) => changeSearch({ ...changes, page: undefined }),
    turn,
    clear: () =>
      changeSearch(Object.fromEntries([...names, 'page'].map((name) => [name, undefined] as const))),
  };
}

/** An address may be longer than what can be asked. */
function cut<Name extends string>(name: Name, given: string | undefined, longest: number) {
  return given === undefined ? {} : ({ [name]: given.slice(0, longest) } as Record<Name, string>);
}

/** An address may be cut or made up. */
function instantOf(written: string | undefined): string | undefined {
  return written !== undefined && instantSchema.safeParse(written).success ? written : undefined;
}

const longestText = 200;
const longestName = 100;
