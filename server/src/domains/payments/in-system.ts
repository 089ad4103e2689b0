import type { PublishedEvent } from '../../platform/realtime/events.ts';
import type { Services } from '../../platform/services.ts';
import type { NoticeSender } from '../messages/notice-channel.ts';

/** Work of a sweep in a transaction of the system; what it publishes goes out once it is committed. */
export async function inSystem<Result>(
  { database, now, publish }: Pick<Services, 'database' | 'now' | 'publish'>,
  work: (system: NoticeSender) => Promise<Result>,
): Promise<Result> {
  const events: PublishedEvent[] = [];
  const result = await database.systemTransaction((db) =>
    work({ db, now, publish: (event) => void events.push(event) }),
  );
  if (events.length > 0) await publish(events);
  return result;
}
