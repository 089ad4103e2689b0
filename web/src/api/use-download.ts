import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Key of the list of a person's downloads. */
export const downloadsKey = ['files', 'downloads'] as const;

/** Key of the mutations that start a download. */
export const startDownloadKey = ['files', 'start-download'] as const;

/** Starts a download, which the downloads panel then shows. */
export function useDownload<Input>(command: (input: Input) => Promise<{ readonly resourceId: string }>) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: startDownloadKey,
    mutationFn: command,
    onSuccess: () => client.invalidateQueries({ queryKey: downloadsKey }),
  });
}
