import { commonShare } from '@transloom/core/answers/common-share';
import { textUnits } from '@transloom/core/answers/text-units';
import { pick, type Random } from '@transloom/core/random/seeded-random';

/** A good translation, and others of the same source in other languages. */
export interface KnownAnswer {
  readonly source: string;
  readonly target: string;
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  /** The same text in a third language; absent where nobody translated it. */
  readonly elsewhere?: string | undefined;
}

/** Spoils a good answer as models and services do; undefined where this answer cannot be spoiled so. */
export type Spoil = (answer: KnownAnswer, random: Random) => string | undefined;

/** A good translation that has more of its words from the source may as well be the source. */
const leastCommon = 0.3;

const english = {
  before: [
    'Sure! ',
    'Sure, here is the translation:\n',
    'Certainly! Here’s the translated text: ',
    'Of course! ',
    'Here is the translation of your text:\n\n',
    'The translation is: ',
    'Translated text: ',
    'Okay, here you go: ',
    '**Translation:** ',
    'Absolutely. Below is the translated version: ',
  ],
  after: [
    '\n\nLet me know if you need anything else!',
    ' I hope this helps!',
    '\nWould you like me to adjust the tone?',
    '\n\nFeel free to ask if you have further questions.',
    '\n\nExplanation of translation choices: I used a formal tone.',
    '\n\nI chose a formal register because the text is official.',
  ],
  note: [
    ' (Translator’s note: the tone is formal.)',
    ' (Note: the name was left as it is.)',
    '\n\nNote: Some terms have no direct equivalent.',
    ' [TN: a play on words]',
    '\n*Note: literal translation.*',
  ],
  refusal: [
    "I'm sorry, but I can't assist with that request.",
    'I cannot translate this text because it may violate the content policy of the provider.',
    'As an AI language model, I am unable to process this.',
    'Please provide the text you would like me to translate.',
  ],
};

const own: Readonly<
  Record<string, { readonly before: readonly string[]; readonly note: readonly string[] }>
> = {
  es: {
    before: ['Aquí está la traducción: ', '¡Claro! ', 'Traducción: '],
    note: [' (Nota del traductor: se usa un tono formal)', '\n\nNota: el nombre no se traduce.'],
  },
  'zh-CN': {
    before: ['好的，以下是翻译：', '翻译：', '译文如下：\n', '当然！'],
    note: ['（译者注：此处为直译）', '\n\n注：专有名词保留原文。', '（注：语气较正式）'],
  },
  de: {
    before: ['Hier ist die Übersetzung: ', 'Gerne! ', 'Übersetzung: '],
    note: [' (Anmerkung des Übersetzers: förmlich)', '\n\nHinweis: Der Name bleibt unverändert.'],
  },
  fr: {
    before: ['Voici la traduction : ', 'Bien sûr ! ', 'Traduction : '],
    note: [' (Note du traducteur : ton formel)', '\n\nRemarque : le nom reste inchangé.'],
  },
  ja: {
    before: ['はい、以下が翻訳です：', '翻訳：', '承知しました。'],
    note: ['（訳注：直訳です）', '\n\n注：固有名詞はそのままです。'],
  },
  ko: {
    before: ['번역: ', '네, 번역해 드리겠습니다: '],
    note: [' (역주: 직역)', '\n\n참고: 이름은 그대로 두었습니다.'],
  },
  ru: {
    before: ['Вот перевод: ', 'Конечно! ', 'Перевод: '],
    note: [' (Примечание переводчика: дословно)', '\n\nПримечание: имя не переводится.'],
  },
};

const errors = [
  'Too many requests. Please slow down and try again later.',
  '{"error":"Internal Server Error","code":500}',
  '<!DOCTYPE html><html><body>502 Bad Gateway</body></html>',
  'You exceeded your current quota, please check your plan and billing details.',
];

/** The kinds of bad answers that one text alone can show. */
export const spoils: Readonly<Record<string, Spoil>> = {
  'talk before': ({ target, targetLanguage }, random) => {
    const lists = [english.before, own[targetLanguage]?.before ?? english.before];
    return pick(random, pick(random, lists)) + target;
  },
  'talk after': ({ target }, random) => target + pick(random, english.after),
  'translator’s note': ({ target, targetLanguage }, random) => {
    const lists = [english.note, own[targetLanguage]?.note ?? english.note];
    return target + pick(random, pick(random, lists));
  },
  refusal: (_, random) => pick(random, english.refusal),
  'error message': (_, random) => pick(random, errors),
  loop: ({ target }, random) => Array.from({ length: 2 + random(4) }, () => target).join(' '),
  'loop at the end': ({ target }, random) => {
    const tail = target.slice(Math.floor(target.length * 0.7));
    return target + tail.repeat(3 + random(6));
  },
  untranslated: ({ source, target }) =>
    commonShare(textUnits(source), textUnits(target)) < leastCommon ? source : undefined,
  'another language': ({ elsewhere }) => elsewhere,
};
