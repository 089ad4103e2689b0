import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';

/** Teams and people of the organization that things can be given to. */
export const peopleToChooseQuery = queryOptions({
  queryKey: ['people-to-choose'],
  queryFn: ({ signal }) => callApi(endpoints.teams.teamFilterItems, {}, { signal }),
  staleTime: 60_000,
  meta: { failure: 'inline' },
});
