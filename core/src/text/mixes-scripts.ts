/** Scripts that East Asian texts write beside one another, and beside Latin. */
const eastAsian = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo', 'Latin'];
const others =
  'Cyrillic Greek Armenian Georgian Coptic Cherokee Lisu Hebrew Arabic Syriac Thaana Nko Ethiopic Devanagari Bengali' +
  ' Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Thai Lao Tibetan Myanmar Khmer Mongolian Yi';

const scripts = [...eastAsian, ...others.split(' ')].map((name) => ({
  name,
  letter: new RegExp(`\\p{Script=${name}}`, 'u'),
}));

/**
 * Whether a word of a name has letters of several scripts, as in “Аpple” with a Cyrillic А. Han, kana, Hangul and Latin
 * may stand in one word. Rule: “highly restrictive” of Unicode Technical Standard 39, for each word.
 */
export function mixesScripts(name: string): boolean {
  return (name.match(/[\p{L}\p{M}]+/gu) ?? []).some(isMixed);
}

function isMixed(word: string): boolean {
  const used = scripts.filter(({ letter }) => letter.test(word));
  return used.length > 1 && used.some((script) => !eastAsian.includes(script.name));
}
