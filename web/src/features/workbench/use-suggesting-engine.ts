import { useQuery } from '@tanstack/react-query';
import type { Engine } from '@transloom/contracts/engines';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { enginesForPairQuery } from '../engines/engines.queries.ts';
import type { WorkbenchStore } from './workbench.store.ts';
import type { OpenDocument } from './workbench-context.ts';

export interface SuggestingEngine {
  /** Engines of the document's pair, those that are not set up among them. */
  readonly engines: readonly Engine[];
  /** The one that is asked: chosen here, else the project's, else the first that was set up when it was opened. */
  readonly engine: Engine | undefined;
}

/** Which engine the panel and Ctrl+M ask; undefined until the engines are known. */
export function useSuggestingEngine(
  opened: OpenDocument,
  store: WorkbenchStore,
): SuggestingEngine | undefined {
  const { sourceLanguage: source, targetLanguage: target } = opened.document;
  const { data: engines } = useQuery(enginesForPairQuery({ source, target }));
  const chosen = useStore(store, ({ engineKey }) => engineKey) ?? opened.engine.engineKey;
  const usable = engines?.filter(({ state }) => state !== 'not-configured');
  const engine = usable?.find(({ key }) => key === chosen) ?? usable?.[0];
  const engineKey = engine?.key;
  // Where it fails later another one is first, which nobody asked for.
  useEffect(() => {
    if (engineKey !== undefined && engineKey !== chosen) store.getState().chooseEngine(engineKey);
  }, [store, engineKey, chosen]);
  return engines && { engines, engine };
}
