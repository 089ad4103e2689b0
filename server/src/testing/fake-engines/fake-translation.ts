/**
 * What a fake gives for a translation: upper case, or for Chinese and Japanese the text behind 译. Tags stay,
 * so it can be told at sight from the source and from anything a real engine writes.
 */
export function fakeTranslation(source: string, targetLanguage: string): string {
  if (/^(zh|ja)\b/i.test(targetLanguage)) return `译${source}`;
  return source.replace(/(<\/?[a-z][^>]*>|&\w+;)|[^<&]+|[<&]/g, (part, tag) => tag ?? part.toUpperCase());
}

export function withoutTags(text: string): string {
  return text.replace(/<\/?[a-z][^>]*>|⟦[^⟧]*⟧/g, '');
}
