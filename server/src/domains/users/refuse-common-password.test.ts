import { passwordSchema } from '@transloom/contracts/fields';
import { expect, test } from 'vitest';
import { refuseCommonPassword } from './refuse-common-password.ts';

// A02
test.each(['abc123', 'Passw0rd', '1QAZ2wsx', 'transloom1', 'myTransloom2030'])('refuses %s', (password) => {
  expect(passwordSchema.safeParse(password).success).toBe(true);
  expect(() => refuseCommonPassword(password)).toThrow('account.common-password');
});

test.each(['k7vmq2xd', 'abc123x9q'])('allows %s', (password) => {
  expect(() => refuseCommonPassword(password)).not.toThrow();
});
