import { expect, test } from 'vitest';
import { createTestDatabase } from './database.ts';
import { runSql } from './database-server.ts';

const first = await createTestDatabase();
const second = await createTestDatabase();

test('gives migrated databases that do not see one another', async () => {
  await runSql(first.url, 'create table only_here as select * from schema_migration');
  await expect(runSql(second.url, 'select * from only_here')).rejects.toThrow('does not exist');
});
