import { checkHistory, type Verdict } from '@transloom/server/testing/faults/check-history';
import type { History } from '@transloom/server/testing/faults/evidence';
import type { Client } from 'pg';
import { readKept } from './read-kept.ts';

interface PlantedFault {
  readonly name: string;
  readonly finds: (verdict: Verdict) => number;
  readonly on: 'save' | 'document';
  /** $1 is the operation of a save, or a document. */
  readonly statement: string;
}

const planted: readonly PlantedFault[] = [
  {
    name: 'lost acknowledged save',
    on: 'save',
    finds: ({ lost }) => lost,
    statement: 'delete from segment_revision where operation_id = $1',
  },
  {
    name: 'silent overwrite',
    on: 'save',
    finds: ({ overwritten }) => overwritten,
    statement: `insert into segment_revision select (jsonb_populate_record(revision, jsonb_build_object(
         'id', gen_random_uuid(), 'operation_id', gen_random_uuid()))).*
       from segment_revision revision where operation_id = $1`,
  },
  {
    name: 'work done half',
    on: 'document',
    finds: ({ half }) => half,
    statement: 'delete from segment where document_id = $1 and number % 2 = 0',
  },
  {
    name: 'work done twice',
    on: 'document',
    finds: ({ twice }) => twice,
    statement: `insert into segment select (jsonb_populate_record(original, jsonb_build_object(
         'id', gen_random_uuid(), 'number', number + 1000000))).*
       from segment original where document_id = $1`,
  },
];

/**
 * Plants each fault in the real database, in a transaction that is rolled back, and gives the names of those that the
 * checker did not find. A checker that finds nothing proves nothing.
 */
export async function unfoundFaults(client: Client, history: History): Promise<readonly string[]> {
  const save = history.saves.findLast(({ outcome }) => outcome === 'saved');
  const document = history.jobs.find(({ kind }) => kind === 'document');
  if (save === undefined || document === undefined) throw new Error('nothing to plant faults in');
  const unfound: string[] = [];
  for (const { name, on, finds, statement } of planted) {
    const target = on === 'document' ? document.subjectId : save.operationId;
    const count = async () => finds(checkHistory(history, await readKept(client, history)));
    // One moment for all that is read, since writers go on.
    await client.query('begin isolation level repeatable read');
    const before = await count();
    await client.query(statement, [target]);
    if ((await count()) <= before) unfound.push(name);
    await client.query('rollback');
  }
  return unfound;
}
