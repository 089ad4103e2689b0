import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

/**
 * Runs a command, then asks again for everything under the key. A failure is reported by the shell; with `form` the
 * form that sends the command shows it.
 */
export function useCommand<Input, Output>(
  queryKey: QueryKey,
  command: (input: Input) => Promise<Output>,
  form?: 'form',
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: command,
    onSettled: () => client.invalidateQueries({ queryKey }),
    ...(form ? { meta: { failure: 'inline' as const } } : {}),
  });
}
