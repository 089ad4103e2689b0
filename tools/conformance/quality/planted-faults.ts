import type { InlineText } from '@transloom/core/inline/inline-text';
import { plainInline } from '@transloom/core/inline/inline-text';

export interface Pair {
  readonly source: InlineText;
  readonly target: InlineText;
}

/** A kind of fault: what it does to a good pair, or nothing where the pair has no place for it, and the check that must find it. */
export interface PlantedFault {
  readonly kind: string;
  readonly check: string;
  readonly plant: (source: string, target: string, language: string) => Pair | undefined;
}

const plain = (source: string, target: string): Pair => ({
  source: plainInline(source),
  target: plainInline(target),
});

/** The target with the first match replaced; undefined where nothing matches. */
const swap = (expression: RegExp, text: string) => (source: string, target: string) =>
  expression.test(target) ? plain(source, target.replace(expression, text)) : undefined;

const isWide = (language: string) => ['zh', 'ja'].includes(language);
const onlyWide =
  (plant: PlantedFault['plant']): PlantedFault['plant'] =>
  (source, target, language) =>
    isWide(language) ? plant(source, target, language) : undefined;
const onlyNarrow =
  (plant: PlantedFault['plant']): PlantedFault['plant'] =>
  (source, target, language) =>
    isWide(language) || ['th', 'ko', 'ar'].includes(language) ? undefined : plant(source, target, language);

/** The same pair with something behind both texts, which the target then lacks or has in another form. */
const behind =
  (inSource: string, inTarget: string): PlantedFault['plant'] =>
  (source, target) =>
    plain(`${source} ${inSource}`, inTarget === '' ? target : `${target} ${inTarget}`);

const code = (id: number, kind: 'open' | 'close' | 'placeholder', at: number) => ({ id, kind, at });

/** Both texts in a pair of codes, the target's changed. */
const coded =
  (change: (codes: InlineText['codes'], length: number) => InlineText['codes']): PlantedFault['plant'] =>
  (source, target) => {
    const around = (text: string) => [code(1, 'open', 0), code(1, 'close', text.length)];
    return {
      source: { text: source, codes: around(source), styles: [] },
      target: { text: target, codes: change(around(target), target.length), styles: [] },
    };
  };

export const plantedFaults: readonly PlantedFault[] = [
  { kind: 'empty', check: 'target-empty', plant: (source) => plain(source, '') },
  { kind: 'not translated', check: 'target-same-as-source', plant: (source) => plain(source, source) },
  {
    kind: 'half not translated',
    check: 'untranslated-part',
    plant: (source, target) => plain(source, `${target} ${source.split(/[.,;]/)[0]}`),
  },
  { kind: 'another number', check: 'number-missing', plant: swapNumber },
  { kind: 'number left out', check: 'number-missing', plant: behind('(8427)', '') },
  { kind: 'number added', check: 'number-added', plant: onlyNarrow(behind('', '8427')) },
  { kind: 'another date', check: 'date-changed', plant: behind('2024-03-17', '2024-05-18') },
  { kind: 'another time', check: 'time-changed', plant: behind('17:48', '18:46') },
  {
    kind: 'percent sign lost',
    check: 'percent-missing',
    plant: (source, target) =>
      /%|percent|cent/i.test(target) || /[%百]/.test(target)
        ? undefined
        : plain(`${source} 85%`, `${target} 85`),
  },
  { kind: 'model name lost', check: 'alphanumeric-missing', plant: behind('XR-2048', '2048') },
  { kind: 'tag lost', check: 'tag-missing', plant: coded((codes) => codes.slice(0, 1)) },
  {
    kind: 'tag added',
    check: 'tag-added',
    plant: coded((codes, length) => [...codes, code(7, 'placeholder', length)]),
  },
  {
    kind: 'tag turned round',
    check: 'tag-pair-reversed',
    plant: coded((_codes, length) => [code(1, 'close', 0), code(1, 'open', length)]),
  },
  {
    kind: 'tag emptied',
    check: 'tag-pair-empty',
    plant: coded(() => [code(1, 'open', 0), code(1, 'close', 0)]),
  },
  {
    kind: 'style lost',
    check: 'style-missing',
    plant: (source, target) => ({
      source: { text: source, codes: [], styles: [{ start: 0, end: 4, bold: true }] },
      target: plainInline(target),
    }),
  },
  { kind: 'variable lost', check: 'placeholder-missing', plant: behind('{userName}', '') },
  { kind: 'variable translated', check: 'placeholder-missing', plant: behind('%(name)s', '%(nom)s') },
  { kind: 'variable added', check: 'placeholder-added', plant: behind('', '%1$s') },
  { kind: 'markup lost', check: 'markup-missing', plant: behind('<b>now</b>', '<b>now') },
  { kind: 'entity broken', check: 'entity-broken', plant: behind('&nbsp;', '& nbsp;') },
  {
    kind: 'address changed',
    check: 'url-changed',
    plant: behind('https://example.com/start', 'https://example.com/beginn'),
  },
  {
    kind: 'mail address changed',
    check: 'email-changed',
    plant: behind('a.b@example.com', 'a.c@example.com'),
  },
  { kind: 'file name changed', check: 'path-changed', plant: behind('setup.exe', 'install.exe') },
  {
    kind: 'question became statement',
    check: 'end-mark',
    plant: (source, target, language) =>
      language === 'th'
        ? undefined
        : plain(
            source.replace(/[.!]?$/, '?'),
            target.replace(/[?？.。!！]?$/, isWide(language) ? '。' : '.'),
          ),
  },
  {
    kind: 'end mark lost',
    check: 'end-mark',
    plant: (source, target, language) =>
      language !== 'th' && /\.$/.test(source) && /[.。]$/.test(target)
        ? plain(source, target.slice(0, -1))
        : undefined,
  },
  { kind: 'comma doubled', check: 'doubled-mark', plant: swap(/[,，、]/, ',,') },
  {
    kind: 'bracket lost',
    check: 'bracket-unpaired',
    plant: (source, target) =>
      /[()（）]/.test(source + target) ? undefined : plain(`${source} (now)`, `${target} (now`),
  },
  {
    kind: 'quote lost',
    check: 'quote-unpaired',
    plant: (source, target) =>
      /["“”„«»「」]/.test(source + target) ? undefined : plain(`${source} "now"`, `${target} "now`),
  },
  {
    kind: 'half-width comma',
    check: 'half-width-mark',
    plant: onlyWide(swap(/(?<=\p{Script=Han})[，、](?=\p{Script=Han})/u, ',')),
  },
  { kind: 'full-width comma', check: 'full-width-mark', plant: onlyNarrow(swap(/,/, '，')) },
  {
    kind: 'space doubled',
    check: 'double-space',
    plant: (source, target) =>
      / {2}/.test(source) ? undefined : swap(/(?<=\S) (?=\S)/, '  ')(source, target),
  },
  {
    kind: 'space at the end',
    check: 'trailing-space',
    plant: (source, target) => plain(source.trimEnd(), `${target.trimEnd()} `),
  },
  {
    kind: 'space in Chinese',
    check: 'space-between-characters',
    plant: onlyWide(swap(/(?<=\p{Script=Han})(?=\p{Script=Han})/u, ' ')),
  },
  { kind: 'line break lost', check: 'line-breaks', plant: behind('\nAgain', 'Again') },
  { kind: 'mojibake', check: 'corrupted-character', plant: behind('', 'Ã©') },
  {
    kind: 'zero-width space',
    check: 'invisible-character',
    plant: onlyNarrow(swap(/(?<=\p{L})(?=\p{L})/u, '\u200B')),
  },
  { kind: 'symbol lost', check: 'symbol-missing', plant: behind('Transloom®', 'Transloom') },
  {
    kind: 'capitals',
    check: 'all-capitals',
    plant: onlyNarrow((source, target) =>
      target.length > 20 ? plain(source, target.toUpperCase()) : undefined,
    ),
  },
  {
    kind: 'word repeated',
    check: 'repeated-word',
    plant: (source, target, language) =>
      ['vi', 'id', 'th', 'ko', 'zh', 'ja'].includes(language) || !/(?<=^| )(\p{Ll}{5,}) /u.test(target)
        ? undefined
        : plain(source, target.replace(/(?<=^| )(\p{Ll}{5,}) /u, '$1 $1 ')),
  },
  {
    kind: 'cut off',
    check: 'target-too-short',
    plant: (source, target) =>
      source.length > 120 ? plain(source, `${target.slice(0, Math.floor(target.length / 8))}`) : undefined,
  },
];

/** A number of several digits that stands in both texts, with one digit changed in the target. */
function swapNumber(source: string, target: string): Pair | undefined {
  const number = /(?<![\d.,])[1-9]\d{2,3}(?![\d.,])/.exec(source)?.[0];
  if (number === undefined || target.split(number).length !== 2) return undefined;
  const other = String(Number(number) + 5);
  return source.includes(other) ? undefined : plain(source, target.replace(number, other));
}
