import { useQuery } from '@tanstack/react-query';
import type { CompletionSources } from '@transloom/core/completion/complete-target';
import { fromMarkup } from '@transloom/core/inline/markup';
import { useMemo } from 'react';
import { termsInUse } from '../terms/term-use.ts';
import { useSuggestingEngine } from '../use-suggesting-engine.ts';
import { segmentTermsQuery, suggestionsQuery, translationQuery } from '../workbench.queries.ts';
import { useWorkbenchParts } from '../workbench-context.ts';

const nothing: CompletionSources = { translations: [], terms: [] };

/** What the translation of a segment may be completed from in interactive mode: memories, an engine, terms. */
export function useCompletions(segmentId: string, enabled: boolean): CompletionSources {
  const { opened, store } = useWorkbenchParts();
  const { documentId, targetLanguage } = opened.document;
  const engineKey = useSuggestingEngine(opened, store)?.engine?.key;
  const { data: suggestions } = useQuery({ ...suggestionsQuery(segmentId), enabled });
  const { data: terms } = useQuery({ ...segmentTermsQuery(documentId, segmentId), enabled });
  const { data: draft } = useQuery({
    ...translationQuery(segmentId, engineKey ?? ''),
    enabled: enabled && engineKey !== undefined,
  });
  return useMemo(() => {
    if (!enabled) return nothing;
    const matches = suggestions?.matches.map(({ targetMarkup }) => targetMarkup) ?? [];
    const all = draft === undefined ? matches : [...matches, draft.target];
    return {
      translations: all.map((markup) => fromMarkup(markup).text),
      terms: termsInUse(terms ?? [], '', targetLanguage)
        .flatMap(({ targets }) => targets)
        .flatMap(({ text, place }) => (place === undefined ? [] : [text])),
    };
  }, [enabled, suggestions, draft, terms, targetLanguage]);
}
