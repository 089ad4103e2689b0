import type { Actor } from '../context.ts';
import type { Db } from '../db/database.ts';

/** Rules of what a connection may follow, given by domains. They run in a transaction of the actor. */
export interface TopicRules {
  canSeeDocument(db: Db, actor: Actor, documentId: string): Promise<boolean>;
  canSeeProject(db: Db, actor: Actor, projectId: string): Promise<boolean>;
  /** The name others see; asked in a transaction of the system. */
  nameOf(db: Db, actor: Actor): Promise<string>;
}
