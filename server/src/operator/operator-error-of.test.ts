import { expect, test } from 'vitest';
import { KeyringError } from '../platform/secrets/keyring.ts';
import { OperatorError, operatorText } from './operator-error.ts';
import { operatorErrorOf } from './operator-error-of.ts';

const coded = (code: string, more: object = {}) =>
  Object.assign(new Error('password of "x" failed'), { code, ...more });

test.each([
  ['28P01', 'database.refused'],
  ['3D000', 'database.missing'],
  ['42501', 'database.no-rights'],
  ['ECONNREFUSED', 'database.unreachable'],
  ['ENOTFOUND', 'database.unreachable'],
  ['ENOSPC', 'disk.full'],
  ['53100', 'disk.full'],
])('%s is told as %s, in a line of each language', (code, fault) => {
  const told = operatorErrorOf(coded(code), '/srv/data');
  expect(told).toMatchObject({ fault });
  for (const language of ['en-US', 'zh-CN'] as const)
    expect(operatorText(told as OperatorError, language)).toMatch(/^[^\n{}]{15,}$/);
});

test('a folder that cannot be written, a damaged key, and several addresses that fail are told too', () => {
  expect(operatorErrorOf(coded('EROFS', { syscall: 'mkdir' }), '/srv')).toMatchObject({
    fault: 'data-folder.not-writable',
    params: { folder: '/srv', reason: 'EROFS' },
  });
  expect(operatorErrorOf(new KeyringError('A key in SECRET_KEYS is not random'), '/srv')).toMatchObject({
    fault: 'keys.damaged',
  });
  const both = new AggregateError([coded('ECONNREFUSED')]);
  expect(operatorErrorOf(both, '/srv')).toMatchObject({ fault: 'database.unreachable' });
  expect(operatorErrorOf(new Error('migration failed', { cause: coded('42501') }), '/srv')).toMatchObject({
    fault: 'database.no-rights',
  });
});

test('a bug stays a bug', () => {
  const bug = new TypeError('x is undefined');
  expect(operatorErrorOf(bug, '/srv')).toBe(bug);
  expect(operatorErrorOf(coded('42P01'), '/srv')).not.toBeInstanceOf(OperatorError);
});
