import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import type { DocumentFormatError } from '../document/document-format-error.ts';
import { decodeAnyText, decodeText } from './decode-text.ts';
import { encodeText } from './encode-text.ts';

const chinese = '今天天气很好，我们去公园玩。\r\n明天也会很好，大家都很高兴。\r\n';
const russian = 'Привет, как дела у тебя сегодня? Всё хорошо, спасибо большое.\n';
const german = 'Größe und Maß: schöne Grüße für alle Bürger in der Straße.\n';
const japanese = '今日はとても天気がいいですね。公園に行きましょう。\n';

describe('decodeText', () => {
  test.each([
    ['utf-8', chinese],
    ['gb18030', chinese],
    ['big5', '今天天氣很好，我們去公園玩。明天也會很好，大家都很高興。\n'],
    ['shift_jis', japanese],
    ['euc-jp', japanese],
    ['euc-kr', '오늘은 날씨가 아주 좋습니다. 공원에 갑시다.\n'],
    ['windows-1251', russian],
    ['windows-1252', german],
  ])('recognizes %s and writes it back', (encoding, text) => {
    const file = new Uint8Array(iconv.encode(text, encoding));
    const decoded = decodeText(file);
    expect(decoded).toMatchObject({ text, encoding, guessed: encoding !== 'utf-8' });
    expect(encodeText(decoded.text, decoded)).toEqual({ bytes: file, encoding, converted: false });
  });

  test.each(['utf-8', 'utf-16le', 'utf-16be', 'utf-32le', 'utf-32be'])('keeps the mark of %s', (encoding) => {
    const file = new Uint8Array(iconv.encode(german, encoding, { addBOM: true }));
    const decoded = decodeText(file);
    expect(decoded).toMatchObject({ text: german, encoding, guessed: false });
    expect(encodeText(decoded.text, decoded).bytes).toEqual(file);
  });

  test.each(['utf-16le', 'utf-16be'])('recognizes %s without a mark', (encoding) => {
    const file = new Uint8Array(iconv.encode(german, encoding, { addBOM: false }));
    expect(decodeText(file)).toMatchObject({ text: german, encoding, guessed: false });
  });

  test('believes a declaration that fits the bytes, and no other', () => {
    const file = iconv.encode(german, 'iso-8859-2');
    expect(decodeText(file, { declared: 'iso-8859-2' })).toMatchObject({ text: german, guessed: false });
    expect(decodeText(iconv.encode(german, 'windows-1252'), { declared: 'utf-8' })).toMatchObject({
      text: german,
      guessed: true,
    });
    expect(decodeText(new TextEncoder().encode(chinese), { declared: 'no-such-thing' }).encoding).toBe(
      'utf-8',
    );
  });

  test('gives bytes without a letter a meaning and back', () => {
    const file = Uint8Array.from([0x61, 0x81, 0x8d, 0x62, 0x0a]);
    const decoded = decodeText(file);
    expect(encodeText(decoded.text, decoded).bytes).toEqual(file);
  });

  test.each([
    ['unsupported', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
    ['unsupported', Uint8Array.from({ length: 100 }, (_, i) => (i % 8) + 1)],
    [
      'wrong-encoding',
      Uint8Array.from([0xc8, 0x85, 0x93, 0x93, 0x96, 0x40, 0xa6, 0x96, 0x99, 0x93, 0x84, 0x40]),
    ],
    ['wrong-encoding', Uint8Array.from([0xff, 0xfe, 0x61, 0x00, 0x62])],
  ])('refuses with %s', (code, file) => {
    expect(() => decodeText(file)).toThrow(expect.objectContaining({ code }) as DocumentFormatError);
  });

  test('names the line of a NUL in a text', () => {
    const file = new TextEncoder().encode(`${german}${german}a\0b\n${german}`);
    const refusal = { code: 'broken', params: { part: ':3', reason: 'NUL' } };
    expect(() => decodeText(file)).toThrow(expect.objectContaining(refusal) as DocumentFormatError);
    expect(decodeAnyText(file).text).toContain('a\0b');
  });
});

test.each([
  ['hr', 'windows-1250', 'Što želiš? Čuješ li ga?'],
  ['pl-PL', 'windows-1250', 'Gdzie jesteś, Łukasz?'],
  ['ru', 'windows-1251', 'Где ты?'],
  ['el', 'windows-1253', 'Πού είσαι;'],
  ['tr', 'windows-1254', 'Şimdi neredesin, İpek?'],
  ['lt', 'windows-1257', 'Kur tu esi, Žydrė?'],
])('a short text of %s is read as %s', (language, encoding, text) => {
  const file = new Uint8Array(iconv.encode(text, encoding));
  expect(decodeText(file, { language })).toMatchObject({ encoding, text, guessed: true });
  expect(decodeText(new TextEncoder().encode(text), { language })).toMatchObject({ encoding: 'utf-8', text });
});

describe('encodeText', () => {
  const latin = { encoding: 'windows-1252', mark: new Uint8Array() };

  test('escapes what the encoding lacks where the format can', () => {
    const { bytes, converted } = encodeText('Ö 中 中', latin, {
      escape: (character) => `&#${character.codePointAt(0)};`,
    });
    expect(Buffer.from(bytes).toString('latin1')).toBe('Ö &#20013; &#20013;');
    expect(converted).toBe(false);
  });

  test('makes the file UTF-8 where the format can not', () => {
    expect(encodeText('Ö 中', latin)).toEqual({
      bytes: new TextEncoder().encode('Ö 中'),
      encoding: 'utf-8',
      converted: true,
    });
  });
});
