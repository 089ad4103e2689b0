import type { SegmentTerm } from '@transloom/contracts/segment-terms';
import { expect, test } from 'vitest';
import { termsInUse } from './term-use.ts';

type Target = Partial<SegmentTerm['targets'][number]>;

const shown = (text: string, more: Target = {}) => ({
  text,
  status: 'preferred',
  note: null,
  caseRule: null,
  exact: false,
  partOfSpeech: null,
  ...more,
});

function segmentTerm(source: string, targets: readonly SegmentTerm['targets'][number][]): SegmentTerm {
  return {
    termEntryId: source,
    termBaseId: 'b',
    termBaseName: 'Terms',
    start: 0,
    end: source.length,
    form: 'exact',
    term: shown(source) as SegmentTerm['term'],
    targets: [...targets],
    definition: null,
    subject: null,
    note: null,
    image: null,
    pictureId: null,
    use: 'missing',
    forbiddenUsed: [],
  };
}

const target = (text: string, more: Target = {}) => shown(text, more) as SegmentTerm['targets'][number];

const box = segmentTerm('box', [target('cajón', { status: 'forbidden' }), target('caja')]);

test.each([
  ['', 'open', []],
  ['Abre la {1}caja{/1}.', 'used', []],
  ['Abre las cajas.', 'used', []],
  ['Abre el cajón.', 'missing', ['cajón']],
  ['Abre la caja, no el cajón.', 'used', ['cajón']],
  ['Del cajón al cajón.', 'missing', ['cajón']],
])('of the target %j the term is %s, with %j that should not be there', (markup, use, forbiddenUsed) => {
  expect(termsInUse([box], markup, 'es')).toMatchObject([{ use, forbiddenUsed }]);
});

test('a term without a word that may be used is neither used nor missing', () => {
  const only = segmentTerm('box', [target('cajón', { status: 'forbidden' })]);
  expect(termsInUse([only], 'Abre la puerta.', 'es')).toMatchObject([{ use: 'unknown' }]);
});

test('preferred words come first; places count through all terms and leave out what should not be used', () => {
  const lid = segmentTerm('lid', [target('tapadera', { status: 'admitted' }), target('tap|a')]);
  const places = termsInUse([box, lid], '', 'es').flatMap(({ targets }) =>
    targets.map(({ text, place }) => [text, place]),
  );
  expect(places).toEqual([
    ['caja', 1],
    ['cajón', undefined],
    ['tapa', 2],
    ['tapadera', 3],
  ]);
});
