import { expect, test } from 'vitest';
import { splitSentences } from './split-sentences.ts';

/** `¦` stands where a sentence ends; the text is the same without it. */
test.each([
  ['en', 'Hello world. ¦ Go on.'],
  ['en', 'Dr. Smith met J. R. R. Tolkien in the U.S. Government. ¦ They talked.'],
  ['en', 'Use colors, e.g. red. ¦ See p. 55 and Fig. 3. ¦ It is good.'],
  ['en', 'We sell pens, paper, etc. in the U.S. ¦ It pays.'],
  ['en', 'Pi is 3.14. ¦ Version 2.0.1 is out!'],
  ['en', '“Stop!” he said. ¦ “Go.” ¦ He went.'],
  ['en', 'Wait... what? ¦ No way!!! ¦ Really?!'],
  ['en', 'Open http://example.org/a?b=c.d now. ¦ Mail jane.doe@example.org.'],
  ['en', 'Click Save. ¦ (Optional.) ¦ Done.'],
  ['en', 'Import java.awt.*; if((!x) && y) or <a href="x?y=1">, see (§4.2) and .NET.'],
  ['en', 'Stop!¦Go? ¦“Yes.”'],
  ['en', 'It works (see app. three) always.'],
  ['en', '1. Open the door.'],
  ['en', 'Known for long.[7][8] ¦ The rest is new.'],
  ['en', 'call them. ¦ they wait for you.'],
  ['en', 'One line\nwrapped. ¦ Next.'],
  ['en', 'Title\n\n¦Text.'],
  ['de', 'Am 1. Januar kam z. B. Dr. Müller im 6. Stock an. ¦ Er blieb bis 1990. ¦ Dann ging er.'],
  ['de', 'Er wohnt in Haus 12. ¦ Es ist alt.'],
  ['de', 'Das kostet ca. 7 Euro inkl. Versand. ¦ Gut.'],
  ['fr', 'M. Dupont est arrivé. ¦ Mme Dupont aussi !'],
  ['es', '¿Dónde está la Sra. Rescia? ¦ ¡No sé!'],
  ['it', "Sono l'Avv. Fabrizi. ¦ Buongiorno."],
  ['ru', 'Л. Н. Толстой жил на ул. Мира в 1898 г. в Москве. ¦ Потом уехал.'],
  ['uk', 'Ми живемо в м. Київ. ¦ Тут добре.'],
  ['sk', 'Stalo sa to 7. apríla 2020. ¦ Potom nič.'],
  ['el', 'Πού είναι; ¦ Εδώ.'],
  ['hy', 'Մութ է: ¦ Ես գնում եմ:'],
  ['ar', 'هل أنت بخير؟ ¦ نعم.'],
  ['hi', 'यह एक वाक्य है। ¦ यह दूसरा है।'],
  ['ko', '안녕하세요. ¦ 반갑습니다!'],
  ['zh-CN', '今天很好。¦明天呢？¦不知道！'],
  ['zh-CN', '“你说呢？”¦“好。”¦他走了。'],
  ['zh-CN', '“走！”他说。¦我没动。'],
  ['zh-CN', '他来了（真的！）就走了。¦（完。）'],
  ['zh-CN', '《你好！李焕英》很好看。¦我喜欢。'],
  ['zh-CN', '真的……我不知道。¦什么？！¦好'],
  ['zh-CN', '第一；第二。¦《书》和“话”。¦「引」。'],
  ['zh-CN', '好。¦"是的。"¦对。'],
  ['zh-CN', '这是Mr. Wang的书。¦版本3.14。'],
  ['zh-TW', '他說：「走吧。」¦我們走了。'],
  ['ja', '「行くよ。」と言った。¦すごい！！¦はい'],
  ['ja', '先日はありがとう。¦“針”を持つ。'],
  ['no language', 'Any tag. ¦ Works.'],
])('%s: %s', (languageTag, marked) => {
  const text = marked.replaceAll('¦', '');
  const sentences = splitSentences(text, languageTag).map(({ start, end }) => text.slice(start, end));
  expect(sentences).toEqual(marked.split('¦').map((sentence) => sentence.trim()));
});

test('spans exclude the white space around them', () => {
  expect(splitSentences('  One.  Two. ', 'en')).toEqual([
    { start: 2, end: 6 },
    { start: 8, end: 12 },
  ]);
});

test.each(['', ' \n '])('%j has no sentence', (text) => {
  expect(splitSentences(text, 'en')).toEqual([]);
});

test.each(['a'.repeat(200_000), '(.'.repeat(20_000), '\n'.repeat(50_000), '. '.repeat(10_000)])(
  'stays fast on hostile text',
  (text) => {
    splitSentences(text, 'en');
  },
);
