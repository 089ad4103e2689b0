import { expect, test } from 'vitest';
import { findBatchFaults } from './find-batch-faults.ts';

const languages = { sourceLanguage: 'en', targetLanguage: 'es' };
const faults = (pairs: readonly (readonly [string, string])[]) => [
  ...findBatchFaults(
    pairs.map(([source, target]) => ({ source, target })),
    languages,
  ),
];

test('one text for different sources is the translation of none', () => {
  const busy = 'Demasiadas solicitudes. Inténtelo más tarde.';
  const answers = [
    ['Open the door', busy],
    ['You have new mail', busy],
    ['Thanks', 'Gracias'],
    ['The file is gone', busy],
  ] as const;
  expect(faults(answers)).toEqual([
    [0, 'same answer'],
    [1, 'same answer'],
    [3, 'same answer'],
  ]);
});

test.each([
  [
    ['Delete', 'Eliminar'],
    ['Remove', 'Eliminar'],
    ['Erase', 'Eliminar'],
    ['Save', 'Guardar'],
    ['Open', 'Abrir'],
    ['Go', 'Ir'],
  ],
  [
    ['Click here to go on', 'Haga clic aquí para continuar'],
    ['Click here to go on.', 'Haga clic aquí para continuar.'],
  ],
] as const)('synonyms may have one translation', (...answers) => {
  expect(faults(answers)).toEqual([]);
});

test('a batch that comes back as it was is untranslated, unless it has names alone', () => {
  const same = (...texts: readonly string[]) => texts.map((text) => [text, text] as const);
  expect(faults(same('Write me a letter', 'Keep my new file', 'Add your own name'))).toHaveLength(3);
  expect(faults(same('Microsoft Windows Server', 'Visual Studio Code', 'PostgreSQL 18'))).toEqual([]);
});
