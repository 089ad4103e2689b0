import { useQueryClient } from '@tanstack/react-query';
import { useRealtimeMessage } from '../../api/use-realtime.ts';
import { enginesKey } from './engines.queries.ts';

/** Whatever lists engines asks again when one came, went, failed or works again. */
export function useEngineNews(): void {
  const client = useQueryClient();
  const askAgain = () => void client.invalidateQueries({ queryKey: enginesKey });
  useRealtimeMessage('engines-changed', askAgain);
  useRealtimeMessage('custom-engine-changed', askAgain);
}
