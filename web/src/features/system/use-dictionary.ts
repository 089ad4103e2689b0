import { useQuery } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { systemApi } from '@transloom/contracts/system';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';

interface Dictionary {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The word of a code; what the dictionary does not have is shown as it is. */
  readonly wordOf: (code: string) => string;
}

/** A dictionary in the language of the screen. */
export function useDictionary(type: RequestOf<typeof systemApi.dictionary>['type']): Dictionary {
  const { data = [] } = useQuery({
    queryKey: ['system', 'dictionary', type],
    queryFn: ({ signal }) => callApi(endpoints.system.dictionary, { type }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: 'inline' },
  });
  return {
    options: data.map(({ code, name }) => ({ value: code, label: name })),
    wordOf: (wanted) => data.find(({ code }) => code === wanted)?.name ?? wanted,
  };
}
