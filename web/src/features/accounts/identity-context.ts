import { createContext, useContext } from 'react';

/** Runs a change; where the server asks who is there, asks the person and runs it once more. */
export type WithIdentity = <Result>(change: () => Promise<Result>) => Promise<Result>;

export const IdentityContext = createContext<WithIdentity>((change) => change());

export const useIdentity = (): WithIdentity => useContext(IdentityContext);
