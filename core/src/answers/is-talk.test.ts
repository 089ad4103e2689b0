import { expect, test } from 'vitest';
import { isTalk } from './is-talk.ts';

const languages = { sourceLanguage: 'en', targetLanguage: 'es' };

test.each([
  ['Good morning', 'Sure, here is the translation: Buenos días'],
  ['Good morning', "Here's the translated text:\nBuenos días"],
  ['Good morning', 'Translation: Buenos días'],
  ['Good morning', 'Here is the Spanish version: Buenos días'],
  ['Good morning', '好的，以下是翻译：早上好'],
  ['Good morning', '译文：早上好'],
  ['Good morning', 'Claro, aquí tienes la traducción: Buenos días'],
  ['早上好', "I'm sorry, but I can't help with that request."],
  ['Good morning', 'As an AI language model, I cannot translate this.'],
  ['早上好', '抱歉，我无法翻译这段内容，因为它可能违反了使用政策。'],
])('%s: "%s" is talk', (source, target) => {
  expect(isTalk(source, target, languages)).toBe(true);
});

test.each([
  ['Vale, la reunión es mañana.', 'OK, the meeting is tomorrow.'],
  ['Lo siento, no puedo ayudarte con eso.', "I'm sorry, but I can't help you with that."],
  ['申し訳ございませんが、できません。', "I'm sorry, but I can't do that."],
  ['这是您要的译文文件。', 'Here are the translated documents you asked for.'],
  ['Traducción: Buenos días', 'Translation: Good morning'],
  ['抱歉，我迟到了。', 'Sorry, I am late.'],
  ['Unfortunately it rains.', 'Leider regnet es.'],
  ['The translation was late', 'La traducción llegó tarde'],
])('%s: "%s" is a translation', (source, target) => {
  expect(isTalk(source, target, languages)).toBe(false);
});
