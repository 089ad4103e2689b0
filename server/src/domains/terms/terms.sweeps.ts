import type { Sweep } from '../../platform/queue/sweep.ts';
import type { Services } from '../../platform/services.ts';
import { forgetPictures } from './pictures/forget-pictures.ts';
import { takeOldPictures } from './pictures/pictures.store.ts';

const daySeconds = 24 * 60 * 60;
/** Undone later than this, a deletion brings concepts back without their pictures. */
const keptDays = 30;

export const termsSweeps: readonly Sweep[] = [
  { name: 'terms.pictures-of-deleted', everySeconds: daySeconds / 4, sweep: removeOldPictures },
];

export async function removeOldPictures({ database, storage, now }: Services): Promise<void> {
  const before = new Date(now().getTime() - keptDays * daySeconds * 1000);
  for (;;) {
    const effects: (() => Promise<void> | void)[] = [];
    const afterCommit = (effect: () => Promise<void> | void) => void effects.push(effect);
    const taken = await database.systemTransaction(async (db) => {
      const old = await takeOldPictures(db, before);
      await forgetPictures({ db, storage, afterCommit }, old.unused);
      return old.taken;
    });
    for (const effect of effects) await effect();
    if (taken === 0) return;
  }
}
