import type { GoldCase } from './gold-case.ts';

/** Pairs on which a check is wrong today: it finds what is right, or finds nothing where something is wrong. */
export const unsolvedCases: readonly GoldCase[] = [
  ['en es', 'It is 250 years old.', 'Tiene un cuarto de milenio.', ''],
  ['en es', 'It was due to COVID-19.', 'Se debió al coronavirus.', ''],
  ['en de', 'It took 2 days.', 'Es dauerte 3 Tage.', 'number-missing'],
  ['en fr', 'seven files', '9 fichiers', 'number-added'],
  ['en fr', 'It grew by 25%.', 'Cela a augmenté d’un quart.', ''],
  ['en zh-CN', 'It costs $5.', '售价5元。', 'currency-missing'],
  ['en de', 'Pick a color.', 'Pick eine Farbe.', 'untranslated-part'],
  ['en fr', 'Menu items', 'Menu items', 'target-same-as-source'],
  ['en es', 'Is it ready? Yes.', 'Está listo? Sí.', 'inverted-mark'],
  ['en de', 'He called it "so-called".', 'Er nannte es sogenannt.', ''],
  ['en fr', 'It works (mostly).', 'Cela marche pour l’essentiel.', ''],
  ['en ja', 'Save it (quickly)', '素早く保存する', ''],
  ['en de', 'This is John.', 'this is John.', 'target-same-as-source first-letter-case'],
  ['en fr', 'Write “OK”.', 'Écrivez OK.', ''],
  ['en fr', 'Yes; no', 'Oui;non', 'space-after-mark french-spacing'],
];
