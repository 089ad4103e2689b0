import type { Context } from '../../platform/context.ts';
import { shareTask } from './tasks.store.ts';

/**
 * Keeps a task as it is until the transaction ends, while segments are changed under it: whoever takes it back waits, and
 * counts what was confirmed.
 */
export async function holdTask({ db }: Pick<Context, 'db'>, taskId: string): Promise<void> {
  await shareTask(db, taskId);
}
