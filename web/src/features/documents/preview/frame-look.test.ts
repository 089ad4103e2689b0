import { expect, test } from 'vitest';
import { showMessage } from './frame-look.ts';

const shown = { language: 'es', direction: 'ltr', look: 'own' } as const;

test('a document with a look of its own is paper; one without is dressed for reading', () => {
  expect(showMessage({ ...shown, html: '<style>p{color:red}</style><body></body>' }).paper).toBe(true);
  expect(showMessage({ ...shown, html: '<body><p>a</p></body>' }).paper).toBe(false);
  expect(showMessage({ ...shown, look: 'units', html: '<p style="x">a</p>' }).paper).toBe(false);
});
