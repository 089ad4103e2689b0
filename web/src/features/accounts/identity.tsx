import { type ReactNode, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { IdentityContext, type WithIdentity } from './identity-context.ts';
import { ConfirmIdentityDialog } from './two-step/confirm-identity-dialog.tsx';

interface Asked {
  readonly answer: () => void;
  readonly giveUp: () => void;
}

/** Around pages with changes that need a proof of identity. */
export function IdentityProvider({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>();
  const ask = useRef(() =>
    new Promise<void>((resolve, reject) => {
      setAsked({
        answer: resolve,
        giveUp: () => reject(new DOMException('Nobody confirmed who is there', 'AbortError')),
      });
    }).finally(() => setAsked(undefined)),
  );
  const withIdentity = useMemo<WithIdentity>(
    () => async (change) => {
      try {
        return await change();
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'account.confirm-identity') throw error;
        await ask.current();
        return change();
      }
    },
    [],
  );
  return (
    <IdentityContext.Provider value={withIdentity}>
      {children}
      <ConfirmIdentityDialog
        open={asked !== undefined}
        onConfirmed={() => asked?.answer()}
        onClose={() => asked?.giveUp()}
      />
    </IdentityContext.Provider>
  );
}
