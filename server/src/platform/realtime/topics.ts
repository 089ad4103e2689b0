import type { Actor } from '../context.ts';
import type { Db } from '../db/database.ts';

/** What a connection may follow, given from outside. Asked in a transaction of the actor. */
export interface TopicRules {
  canSeeDocument(db: Db, actor: Actor, documentId: string): Promise<boolean>;
  canSeeProject(db: Db, actor: Actor, projectId: string): Promise<boolean>;
  /** The name others see; asked in a transaction of the system. */
  nameOf(db: Db, userId: string): Promise<string>;
}
