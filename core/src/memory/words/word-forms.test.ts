import { describe, expect, test } from 'vitest';
import { plainWord } from './plain-word.ts';
import { WordForms } from './word-forms.ts';

describe('forms of a word', () => {
  const words = (language: string, folded: string, inPhrase = false) =>
    new WordForms(language).possible({ folded, inPhrase }).words;

  test.each([
    ['en', 'filing', ['file', 'files', 'filed']],
    ['en', 'mice', ['mouse']],
    ['en', 'mouse', ['mice']],
    ['en', 'running', ['run', 'runs']],
    ['en', 'policy', ['policies']],
    ['de', 'häuser', ['haus', 'hauses']],
    ['de', 'haus', ['hauser', 'hausern']],
    ['de', 'gespeichert', ['speichern', 'speichert']],
    ['fr', 'validées', ['valider', 'valide', 'validez']],
    ['es', 'canciones', ['cancion']],
    ['ru', 'документов', ['документ', 'документами']],
  ])('of %s %j are among others %j', (language, word, forms) => {
    expect(words(language, word)).toEqual(expect.arrayContaining(forms));
  });

  test.each([
    ['en', 'the'],
    ['zh-CN', 'http'],
  ])('of %s %j are few', (language, word) => {
    expect(words(language, word).length).toBeLessThan(40);
  });

  test('of an adjective count where it stands beside another word', () => {
    expect(words('fr', 'grand')).not.toContain('grande');
    expect(words('fr', 'grand', true)).toContain('grande');
  });

  test.each([
    ['fi', 'talossa', 'talo', true],
    ['tr', 'kitabı', 'kitap', true],
    ['hu', 'házakban', 'ház', true],
    ['tr', 'kitap', 'kitle', false],
  ])('in %s are distinguished from their stems: %j and %j', (language, word, other, expected) => {
    const forms = new WordForms(language);
    const { beginnings } = forms.possible({ folded: word, inPhrase: false });
    expect(forms.isForm(word, other)).toBe(expected);
    expect(beginnings.some((beginning) => plainWord(other).startsWith(beginning))).toBe(expected);
  });

  test('of one or two letters are none', () => {
    expect(new WordForms('en').possible({ folded: 'is', inPhrase: false })).toEqual({
      words: [],
      beginnings: [],
    });
  });
});
