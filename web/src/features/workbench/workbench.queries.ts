import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  skipToken,
  useQueryClient,
} from '@tanstack/react-query';
import type { EventOf, RequestOf } from '@transloom/contracts/endpoint';
import type { SegmentCriteria } from '@transloom/contracts/segment-criteria';
import type { segmentRowsApi } from '@transloom/contracts/segment-rows';
import type { Segment, SegmentChange } from '@transloom/contracts/segments';
import type { workbenchApi } from '@transloom/contracts/workbench';
import { callApi } from '../../api/call-api.ts';
import { callWithEvents } from '../../api/call-with-events.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { useCommand } from '../../api/use-command.ts';
import type { SavedSegment } from './saving/save-queue.ts';
import type { SegmentView } from './segment-filter.ts';
import { termsOfSegment } from './terms/terms-of-segments.ts';

export const openDocumentQuery = (documentId: string, taskId?: string) =>
  queryOptions({
    queryKey: ['workbench', 'document', documentId, taskId],
    queryFn: ({ signal }) => callApi(endpoints.workbench.openDocument, { documentId, taskId }, { signal }),
    meta: { failure: 'inline' },
  });

interface ShownPicture extends RequestOf<typeof workbenchApi.conceptPicture> {
  readonly pictureId: string;
}

const suggestionsKey = ['workbench', 'suggestions'] as const;

/** The picture of a term that is shown; the same one never changes. */
export const conceptPictureQuery = ({ pictureId, ...entry }: ShownPicture) =>
  queryOptions({
    queryKey: ['workbench', 'picture', pictureId],
    queryFn: ({ signal }) => callApi(endpoints.workbench.conceptPicture, entry, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: 'inline' },
  });

/** What the memories have for a segment; asked anew after every confirmation, because a new pair may fit. */
export const suggestionsQuery = (segmentId: string) =>
  queryOptions({
    queryKey: [...suggestionsKey, segmentId],
    queryFn: ({ signal }) => callApi(endpoints.workbench.segmentSuggestions, { segmentId }, { signal }),
    staleTime: 0,
    meta: { failure: 'inline' },
  });

type ConcordanceAsked = RequestOf<typeof workbenchApi.documentConcordance>;

const concordanceKey = ['workbench', 'concordance'] as const;

export const concordanceQuery = (asked: ConcordanceAsked) =>
  queryOptions({
    queryKey: [...concordanceKey, asked],
    queryFn: ({ signal }) => callApi(endpoints.workbench.documentConcordance, asked, { signal }),
    // While somebody types what was found stays until there is more.
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { failure: 'inline' },
  });

/** Also those that are on their way for the first time: an answer from before the confirmation would else stand. */
export async function askSuggestionsAnew(queries: QueryClient): Promise<void> {
  await queries.cancelQueries({ queryKey: suggestionsKey });
  await queries.invalidateQueries({ queryKey: suggestionsKey });
}

/** What shows entries of memories is asked anew after one of them was changed beside the text. */
export function useAskEntriesAnew(): () => void {
  const queries = useQueryClient();
  return () => {
    void askSuggestionsAnew(queries);
    void queries.invalidateQueries({ queryKey: concordanceKey });
  };
}

const termsKey = ['workbench', 'terms'] as const;
/** Changes of term bases are told at once; this is for when the live line was down. */
const termsStaleMs = 60_000;

/** Terms in the source of a segment; whether the target uses them is seen here while it is typed. */
export const segmentTermsQuery = (documentId: string, segmentId: string) =>
  queryOptions({
    queryKey: [...termsKey, segmentId],
    queryFn: ({ signal }) => termsOfSegment(documentId, segmentId, signal),
    staleTime: termsStaleMs,
    meta: { failure: 'inline' },
  });

/** Term bases that a term of the document can be added to. */
export const documentTermBasesQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['workbench', 'term-bases', documentId],
    queryFn: ({ signal }) => callApi(endpoints.workbench.documentTermBases, { documentId }, { signal }),
    staleTime: 0,
    meta: { failure: 'inline' },
  });

export const useAddSegmentTerm = () =>
  useCommand(
    termsKey,
    (input: RequestOf<typeof workbenchApi.addTerm>) => callApi(endpoints.workbench.addTerm, input),
    'form',
  );

/** Terms are shown anew when somebody changes a term base. */
export const termNews = { news: 'term-base-changed', queryKey: termsKey } as const;

/** Of a segment as it is at a version. */
export const historyQuery = (segmentId: string, version: number) =>
  queryOptions({
    queryKey: ['workbench', 'history', segmentId, version],
    queryFn: ({ signal }) => callApi(endpoints.workbench.segmentHistory, { segmentId }, { signal }),
    staleTime: 0,
    meta: { failure: 'inline' },
  });

/** A translation by an engine, kept while the page is open: looking at it again costs nothing. */
export const translationQuery = (segmentId: string, engineKey: string) =>
  queryOptions({
    queryKey: ['workbench', 'translation', segmentId, engineKey],
    queryFn: async ({ signal, client }) => {
      const tell = draftTeller(client, segmentId, engineKey);
      const asked = { segmentId, engineKey };
      return callWithEvents(endpoints.workbench.translateSegment, asked, tell, { signal }).finally(() =>
        tell(null),
      );
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { failure: 'inline' },
  });

type Draft = EventOf<typeof workbenchApi.translateSegment>;

const draftKey = (segmentId: string, engineKey: string) =>
  ['workbench', 'translation-draft', segmentId, engineKey] as const;

/** What the engine is writing just now; null where nothing is on its way. */
export const translationDraftQuery = (segmentId: string, engineKey: string) =>
  queryOptions<Draft | null>({ queryKey: draftKey(segmentId, engineKey), queryFn: skipToken });

function draftTeller(client: QueryClient, segmentId: string, engineKey: string) {
  return (draft: Draft | null) => client.setQueryData<Draft | null>(draftKey(segmentId, engineKey), draft);
}

/** Rows in document order after a number. */
export async function loadPage(
  documentId: string,
  page: { readonly after: number; readonly limit: number },
  signal: AbortSignal,
): Promise<readonly Segment[]> {
  const { segments } = await callApi(endpoints.workbench.listSegments, { documentId, ...page }, { signal });
  return segments;
}

/** Which segments a document has, and how they stand. */
export async function loadIndex(documentId: string, signal: AbortSignal) {
  const segmentIds: string[] = [];
  const marks: number[] = [];
  for (let after = 0; ; ) {
    const asked = { documentId, after };
    const page = await callApi(endpoints.segmentRows.segmentIndex, asked, { signal });
    segmentIds.push(...page.segmentIds);
    marks.push(...page.marks);
    if (page.next === null) return { segmentIds, marks, layout: page.layout };
    after = page.next;
  }
}

/** Numbers of the segments that fit a view. */
export function findSegments(
  documentId: string,
  { filter, search, criteria, part }: SegmentView & { readonly part?: number },
  signal: AbortSignal,
) {
  const wish = { filter, search: search.trim(), criteria: writable(criteria), part };
  return callApi(endpoints.segmentRows.findSegments, { documentId, ...wish }, { signal });
}

function writable(criteria: SegmentCriteria): RequestOf<typeof segmentRowsApi.saveSegmentView>['criteria'] {
  const { origins, bands, people, ...more } = criteria;
  return { ...more, origins: [...origins], bands: [...bands], people: [...people] };
}

const viewsKey = ['workbench', 'segment-views'] as const;

/** Filters of segments that the user keeps. */
export const segmentViewsQuery = queryOptions({
  queryKey: viewsKey,
  queryFn: ({ signal }) => callApi(endpoints.segmentRows.segmentViews, {}, { signal }),
  staleTime: 0,
  meta: { failure: 'inline' },
});

export const useSaveSegmentView = () =>
  useCommand(viewsKey, ({ name, criteria }: { readonly name: string; readonly criteria: SegmentCriteria }) =>
    callApi(endpoints.segmentRows.saveSegmentView, { name, criteria: writable(criteria) }),
  );

export const useRemoveSegmentView = () =>
  useCommand(viewsKey, (input: RequestOf<typeof segmentRowsApi.removeSegmentView>) =>
    callApi(endpoints.segmentRows.removeSegmentView, input),
  );

/** Names of those who changed segments of a document last. */
export const segmentPeopleQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['workbench', 'segment-people', documentId],
    queryFn: ({ signal }) => callApi(endpoints.segmentRows.segmentPeople, { documentId }, { signal }),
    staleTime: 0,
    meta: { failure: 'inline' },
  });

/** What changed since a moment; `segments` is null where all are to be loaded anew. */
export function loadChangedSegments(documentId: string, since: string, signal: AbortSignal) {
  return callApi(endpoints.workbench.changedSegments, { documentId, since }, { signal });
}

/** Goes out although the page is being left. */
export function saveLocation(documentId: string, segmentId: string) {
  return callApi(endpoints.workbench.saveLocation, { documentId, segmentId }, { keepalive: true });
}

export function loadSomeSegments(
  documentId: string,
  segmentIds: readonly string[],
  signal?: AbortSignal,
): Promise<readonly Segment[]> {
  const asked = { documentId, segmentIds: [...segmentIds] };
  return callApi(endpoints.workbench.someSegments, asked, signal && { signal });
}

/** Browsers keep no more than 64 kB alive of a page that is closed, and a character may take three bytes. */
const keptAliveCharacters = 15_000;

export function saveSegments(
  { documentId, taskId }: { readonly documentId: string; readonly taskId: string | undefined },
  changes: readonly SegmentChange[],
): Promise<readonly SavedSegment[]> {
  const characters = changes.reduce((sum, { target }) => sum + target.length, 0);
  const keepalive = characters < keptAliveCharacters;
  return callApi(
    endpoints.workbench.saveSegments,
    { documentId, taskId, changes: [...changes] },
    { keepalive },
  );
}
