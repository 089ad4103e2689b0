import { pick, type Random } from '@transloom/core/random/seeded-random';
import { withoutTags } from './fake-translation.ts';

/** A translation as a model writes it. */
interface WrittenSegment {
  readonly id: number;
  readonly text: string;
}

const answerOf = (segments: readonly unknown[]) => JSON.stringify({ segments });

/** What models and gateways put in the place of an answer, or around it. No word of a translation is changed. */
const malformations: readonly ((random: Random, segments: readonly WrittenSegment[]) => string)[] = [
  (random, segments) => cut(random, answerOf(segments)),
  (random, segments) => `<think>{"segments":[{"id":1,"text":"not this"}]}${cut(random, answerOf(segments))}`,
  (random, segments) => `${answerOf(segments)}${cut(random, answerOf(segments))}`,
  (random, segments) => withoutSign(random, answerOf(segments)),
  (random, segments) => `Sure! ${withoutSign(random, answerOf(segments))} Anything else?`,
  (random, segments) => answerOf(segments.filter(() => random(2) === 0)),
  (random, segments) => answerOf(segments.map(({ text }) => ({ id: 50 + random(50), text }))),
  (random, segments) => answerOf(segments.map(({ id, text }) => ({ id: [id], text, note: random(9) }))),
  (random, segments) => answerOf(segments.map(({ id }) => ({ id, text: pick(random, nothings) }))),
  (random, segments) =>
    answerOf(segments.map(({ id, text }) => ({ id, text: `${pick(random, talk)}${text}` }))),
  (random, segments) => answerOf(segments.map(({ id, text }) => ({ id, text: mangleTags(random, text) }))),
  (random, segments) => answerOf([...segments, { id: 1, text: pick(random, talk) }]),
  (random, segments) => segments.map(({ text }) => text).join(pick(random, ['\n', '\n\n', ' | '])),
  (_, segments) => JSON.stringify(segments.map(({ text }) => text)),
  (_, segments) => JSON.stringify(Object.fromEntries(segments.map(({ id, text }) => [`${id}.`, { text }]))),
  (_, segments) => answerOf([answerOf(segments)]),
  (random) => pick(random, nonsense),
];

const nothings: readonly unknown[] = ['', ' ', null, 0, [], {}, true, '…', '<g1></g1>'];
const talk = [
  'Sure, here is the translation: ',
  'I am sorry, but I cannot help with that. As an AI language model I cannot translate this text for you.',
  '以下是翻译：',
];
const nonsense = [
  '',
  'null',
  '[]',
  '{}',
  '{"segments":null}',
  '{"error":{"message":"overloaded"}}',
  '\u0000\u0001\uFFFD',
  '<html><body>502 Bad Gateway</body></html>',
  '['.repeat(5_000),
  '{"segments":[{"id":1,"text":"'.repeat(200),
  '"'.repeat(999),
  `${'\\'.repeat(2_001)}"`,
  'data: [DONE]\n\n',
];

/** What a model wrote for segments that it translated rightly, spoiled in one of many ways. */
export function malformedAnswer(random: Random, segments: readonly WrittenSegment[]): string {
  return pick(random, malformations)(random, segments);
}

function cut(random: Random, text: string): string {
  return text.slice(0, random(text.length));
}

/** Without one of the signs that hold the JSON together; no sign inside a text. */
function withoutSign(random: Random, json: string): string {
  const signs = [...json.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]/g)].flatMap(({ index, 0: { length } }) =>
    length === 1 ? [index] : [index, index + length - 1],
  );
  const at = pick(random, signs);
  return json.slice(0, at) + json.slice(at + 1);
}

/** Tags lost, doubled, misspelled, crossed, invented or moved; the words stay. */
export function mangleTags(random: Random, text: string): string {
  const tags = /<\/?[gx]\d+\/?>/g;
  const ways: readonly (() => string)[] = [
    () => withoutTags(text),
    () => text.replace(tags, (tag) => (random(2) === 0 ? '' : tag)),
    () => text.replace(tags, (tag) => tag.repeat(1 + random(2))),
    () => text.replace(tags, (tag) => tag.replace(/\d+/, (id) => String(Number(id) + random(2)))),
    () => text.replace(tags, (tag) => (random(2) === 0 ? tag.replace('<', '</').replace('<//', '<') : tag)),
    () => text.replace(tags, (tag) => tag.replace('<', '< ').replace('>', ' >').toUpperCase()),
    () => (text.match(tags) ?? []).toReversed().join('') + withoutTags(text),
    () => withoutTags(text) + (text.match(tags) ?? []).join(''),
    () => `<g77>${text}</g77><x88/>`,
  ];
  return pick(random, ways)();
}
