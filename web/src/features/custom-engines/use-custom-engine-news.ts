import { useQueryClient } from '@tanstack/react-query';
import { useRealtimeMessage } from '../../api/use-realtime.ts';
import { customEnginesKey } from './custom-engines.queries.ts';

/** What shows custom engines asks again when one of them has changed. */
export function useCustomEngineNews(): void {
  const client = useQueryClient();
  useRealtimeMessage('custom-engine-changed', () => {
    void client.invalidateQueries({ queryKey: [...customEnginesKey, 'all'] });
    void client.invalidateQueries({ queryKey: [...customEnginesKey, 'one'] });
  });
}
