import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { MatchPenalties, matchPenaltiesApi } from '@transloom/contracts/match-penalties';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';

/** Whose penalties are shown and chosen. */
export type PenaltyPlace =
  | { readonly level: 'organization' }
  | { readonly level: 'project'; readonly projectId: string }
  | { readonly level: 'memory'; readonly memoryId: string };

export type ChosenPenalties = RequestOf<typeof matchPenaltiesApi.saveOrganizationPenalties>['penalties'];

const penaltiesKey = ['match-penalties'] as const;

export const penaltiesQuery = (place: PenaltyPlace) =>
  queryOptions({
    queryKey: [...penaltiesKey, place],
    queryFn: ({ signal }) => loadPenalties(place, signal),
    staleTime: 0,
    meta: { failure: 'inline' },
  });

/** The same of the organization, with whether this person may choose them. */
export const organizationPenaltiesQuery = queryOptions({
  queryKey: penaltiesQuery({ level: 'organization' }).queryKey as readonly unknown[],
  queryFn: ({ signal }) => callApi(endpoints.matchPenalties.organizationPenalties, {}, { signal }),
  staleTime: 0,
  meta: { failure: 'inline' },
});

function loadPenalties(place: PenaltyPlace, signal: AbortSignal): Promise<MatchPenalties> {
  const { organizationPenalties, projectPenalties, memoryPenalties } = endpoints.matchPenalties;
  switch (place.level) {
    case 'organization':
      return callApi(organizationPenalties, {}, { signal });
    case 'project':
      return callApi(projectPenalties, { projectId: place.projectId }, { signal });
    case 'memory':
      return callApi(memoryPenalties, { memoryId: place.memoryId }, { signal });
  }
}

function savePenalties(place: PenaltyPlace, penalties: ChosenPenalties): Promise<MatchPenalties> {
  const { saveOrganizationPenalties, saveProjectPenalties, saveMemoryPenalties } = endpoints.matchPenalties;
  switch (place.level) {
    case 'organization':
      return callApi(saveOrganizationPenalties, { penalties });
    case 'project':
      return callApi(saveProjectPenalties, { projectId: place.projectId, penalties });
    case 'memory':
      return callApi(saveMemoryPenalties, { memoryId: place.memoryId, penalties });
  }
}

export function useSavePenalties(place: PenaltyPlace) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (penalties: ChosenPenalties) => savePenalties(place, penalties),
    onSuccess: (saved) => client.setQueryData(penaltiesQuery(place).queryKey, saved),
    onSettled: () => client.invalidateQueries({ queryKey: penaltiesKey }),
  });
}
