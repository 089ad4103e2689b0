import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { projectsKey } from '../projects.queries.ts';

/** Enough files to know the language of all. */
const filesAsked = 3;

/** The language that uploaded files are written in. */
export const detectedSourceQuery = (fileIds: readonly string[]) => {
  const asked = fileIds.slice(0, filesAsked);
  return queryOptions({
    queryKey: [...projectsKey, 'source-language', asked],
    queryFn: ({ signal }) => callApi(endpoints.projects.detectSource, { fileIds: asked }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // A proposal that does not come is none; the person chooses.
    meta: { failure: 'inline' },
  });
};
