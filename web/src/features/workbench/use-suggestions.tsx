import { CancelledError, useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { reportFailure } from '../../api/report-failure.ts';
import { isManual, manualTranslation } from './is-manual.ts';
import { refusalText } from './refusal-text.ts';
import { segmentAt } from './segment-rows.ts';
import { termsInUse } from './terms/term-use.ts';
import { textOfMatch } from './text-of-match.ts';
import { useSuggestingEngine } from './use-suggesting-engine.ts';
import { segmentTermsQuery, suggestionsQuery, translationQuery } from './workbench.queries.ts';
import type { WorkbenchStore } from './workbench.store.ts';
import type { OpenDocument, WorkbenchCommands } from './workbench-context.ts';

export interface Suggestions {
  /** From 1. */
  applyMatch(place: number): void;
  applyTranslation(): void;
  /** From 1, of the words that may be used for the terms of the source. */
  insertTerm(place: number): void;
}

interface SuggestionParts {
  readonly store: WorkbenchStore;
  readonly opened: OpenDocument;
  readonly commands: WorkbenchCommands;
}

function reportUnlessStopped(error: unknown): void {
  if (!(error instanceof CancelledError)) reportFailure(error);
}

const waitingKey = 'workbench-translation';

/** Applies what the panels offer, whether they are in sight or not. What comes when another segment is active is dropped. */
export function useSuggestions({ store, opened, commands }: SuggestionParts): Suggestions {
  const { t } = useTranslation('workbench');
  const { message } = App.useApp();
  const queries = useQueryClient();
  const engine = useSuggestingEngine(opened, store)?.engine;
  const whileActive = <Offer,>(offer: Promise<Offer>, apply: (offer: Offer) => void): Promise<void> => {
    const { activeId } = store.getState();
    return offer.then((offered) => {
      if (store.getState().activeId === activeId) apply(offered);
    }, reportUnlessStopped);
  };
  return {
    applyMatch(place) {
      const { activeId } = store.getState();
      if (activeId === null) return;
      void whileActive(queries.ensureQueryData(suggestionsQuery(activeId)), ({ matches }) => {
        const match = matches[place - 1];
        if (match === undefined) message.info(t('matches.noneAt', { place }));
        else commands.apply(textOfMatch(match));
      });
    },
    insertTerm(place) {
      const { activeId } = store.getState();
      if (activeId === null) return;
      const { documentId, targetLanguage } = opened.document;
      void whileActive(queries.ensureQueryData(segmentTermsQuery(documentId, activeId)), (terms) => {
        const target = termsInUse(terms, '', targetLanguage)
          .flatMap(({ targets }) => targets)
          .find((known) => known.place === place);
        if (target === undefined) message.info(t('terms.noneAt', { place }));
        else commands.insert(target.text);
      });
    },
    applyTranslation() {
      const { activeId } = store.getState();
      if (activeId === null) return;
      if (isManual(opened)) {
        message.info(refusalText(manualTranslation));
        return;
      }
      if (segmentAt(store.getState().rows, activeId)?.locked === true) {
        message.info(t('translation.locked'));
        return;
      }
      if (engine === undefined) {
        message.info(t('translation.noEngine'));
        return;
      }
      const asked = translationQuery(activeId, engine.key);
      message.loading({
        key: waitingKey,
        content: (
          <>
            {t('translation.waiting', { engine: engine.name })}
            <Button size="small" type="text" onClick={() => void queries.cancelQueries(asked)}>
              {t('translation.stop')}
            </Button>
          </>
        ),
        duration: 0,
      });
      const offer = queries.fetchQuery(asked);
      // Who goes on to another segment no longer waits for this one.
      const stopListening = store.subscribe((state) => {
        if (state.activeId !== activeId) void queries.cancelQueries(asked);
      });
      void whileActive(offer, ({ target, engine: name }) =>
        commands.apply({ target, origin: 'engine', engine: name }),
      ).finally(() => {
        stopListening();
        message.destroy(waitingKey);
      });
    },
  };
}
