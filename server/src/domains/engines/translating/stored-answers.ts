import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import type { LongContext } from '../../../platform/context.ts';
import type { TranslationCache } from '../../../providers/machine-translation/translate-segments/translation-cache.ts';
import { findAnswers, insertAnswers } from './engine-answers.store.ts';

/** Older answers are asked for anew: models change behind their names. */
export const answerDays = 30;

/** What engines answered to the organisation before. */
export function storedAnswers(context: LongContext): TranslationCache {
  return {
    async read(keys) {
      const since = new Date(context.now().getTime() - answerDays * 24 * 3_600_000);
      const rows = await context.transact(({ db }) => findAnswers(db, keys.map(asBytes), since));
      return new Map(
        rows.map(({ key, target, version }) => [
          key.toString('hex'),
          { target: fromMarkup(target), version },
        ]),
      );
    },
    async write(entries) {
      const answers = [...entries].map(([key, { target, version }]) => ({
        key: asBytes(key),
        target: toMarkup(target),
        version,
        answeredAt: context.now(),
        organizationId: context.actor.organizationId,
      }));
      await context.transact(({ db }) => insertAnswers(db, answers));
    },
  };
}

function asBytes(key: string): Buffer {
  return Buffer.from(key, 'hex');
}
