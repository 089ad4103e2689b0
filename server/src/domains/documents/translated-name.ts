/** `guide.docx` in Spanish: `guide.es.docx`. */
export function translatedName(name: string, targetLanguage: string): string {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? `${name}.${targetLanguage}` : `${name.slice(0, dot)}.${targetLanguage}${name.slice(dot)}`;
}
