import { expect, test } from 'vitest';
import { taskSample } from '../../testing/task-samples.ts';
import { csvOf } from './csv-of.ts';

test('a table names who, what and how much, and no text in it becomes a formula', () => {
  const [head = '', first = ''] = csvOf([taskSample(1, { documentName: '=1+1,"x".txt' })]).split('\r\n');
  expect(head.startsWith('\uFEFFowner,task,project')).toBe(true);
  expect(first).toContain('"\'=1+1,""x"".txt"');
  expect(first.endsWith('120,120,CNY,15000,1000,1800')).toBe(true);
});
