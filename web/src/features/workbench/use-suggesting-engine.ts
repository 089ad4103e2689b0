import { useQuery } from '@tanstack/react-query';
import type { Engine } from '@transloom/contracts/engines';
import { useStore } from 'zustand';
import { enginesForPairQuery } from '../engines/engines.queries.ts';
import type { WorkbenchStore } from './workbench.store.ts';
import type { OpenDocument } from './workbench-context.ts';

export interface SuggestingEngine {
  /** Engines of the document's pair, those that are not set up among them. */
  readonly engines: readonly Engine[];
  /** The one that is asked: chosen here, else the project's, else the first that is set up. */
  readonly engine: Engine | undefined;
}

/** Which engine the panel and Ctrl+M ask; undefined until the engines are known. */
export function useSuggestingEngine(
  opened: OpenDocument,
  store: WorkbenchStore,
): SuggestingEngine | undefined {
  const { sourceLanguage: source, targetLanguage: target } = opened.document;
  const { data: engines } = useQuery(enginesForPairQuery({ source, target }));
  const chosen = useStore(store, ({ engineKey }) => engineKey) ?? opened.engineKey;
  if (engines === undefined) return undefined;
  const usable = engines.filter(({ state }) => state !== 'not-configured');
  return { engines, engine: usable.find(({ key }) => key === chosen) ?? usable[0] };
}
