import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** What a payment changes: the user with their quotas, the organizations, rights, and what waited for quota (P4.1). */
export function useAfterPayment(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    for (const key of ['session', 'billing', 'documents', 'work'])
      void client.invalidateQueries({ queryKey: [key] });
    void client.invalidateQueries({ queryKey: ['payments', 'membership'] });
  }, [client]);
}
