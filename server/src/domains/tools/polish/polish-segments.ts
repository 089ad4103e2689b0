import type { PolishOptions } from '@transloom/contracts/polish';
import { fromMarkup } from '@transloom/core/inline/markup';
import { styleCards } from '@transloom/core/polish/polish-styles';
import { findTerms } from '../../terms/finding/find-terms.ts';
import type { StepEnd } from '../../work/work-definition.ts';
import { askForPolish } from './ask-for-polish.ts';
import { requirePolishStyle } from './own-styles/own-styles.ts';
import type { PolishResult, PolishState, PolishStep } from './read-text.ts';
import {
  countSegments,
  findOpenSegments,
  type OpenSegment,
  savePolished,
} from './segments/polished-segments.store.ts';
import { tidySegments } from './tidy-segments.ts';

/** Few enough for one request, so that a long answer is not cut off. */
const mostCharacters = 2_500;
const mostSegments = 30;

/** Polishes what is open, batch by batch; each batch is kept at once, so that stopped work goes on behind it. */
export async function polishSegments(step: PolishStep): Promise<StepEnd<PolishState, PolishResult>> {
  const { workId, options } = step.work;
  const style = await styleOf(step, options);
  let state = step.work.state;
  for (;;) {
    step.signal.throwIfAborted();
    const { open, counts } = await step.transact(async ({ db }) => ({
      open: await findOpenSegments(db, workId, mostSegments),
      counts: await countSegments(db, workId),
    }));
    await step.progress(counts.done, counts.segments, 'polish');
    if (open.length === 0) {
      const { segments, changed, refused, warned } = counts;
      return { counts, result: { segments, changed, refused, warned, ...state } };
    }
    const batch = batchOf(open);
    const { polished, ...by } =
      options.engineKey === null
        ? { polished: tidySegments(batch, options.language), engine: null, version: null }
        : await askForPolish(step, {
            ...options,
            engineKey: options.engineKey,
            style,
            batch,
            terms: await termsIn(step, batch),
          });
    state = { ...state, ...by };
    await step.keep({
      state,
      counts: { ...counts, done: counts.done + batch.length },
      write: ({ db }) => savePolished(db, polished),
    });
  }
}

function styleOf(step: PolishStep, { polishStyleId, style }: PolishOptions): Promise<string> {
  if (polishStyleId === null) return Promise.resolve(styleCards[style]);
  return step.transact(async (context) => (await requirePolishStyle(context, polishStyleId)).instructions);
}

function batchOf(open: readonly OpenSegment[]): readonly OpenSegment[] {
  let characters = 0;
  const fitting = open.findIndex(({ source }, i) => {
    characters += source.length;
    return i > 0 && characters > mostCharacters;
  });
  return fitting < 0 ? open : open.slice(0, fitting);
}

/** Terms of the text that term bases have, each with all terms of its concept that may stand in the text. */
async function termsIn(step: PolishStep, batch: readonly OpenSegment[]) {
  const { language, useTerms } = step.work.options;
  if (!useTerms) return batch.map(() => []);
  const texts = batch.map(({ source }) => fromMarkup(source).text);
  return step.transact((context) =>
    findTerms(context, { texts, sourceLanguage: language, targetLanguage: language }),
  );
}
