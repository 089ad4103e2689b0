/** A TMX file of units, each with its text by language. */
export function tmxOf(sourceLanguage: string, units: readonly Readonly<Record<string, string>>[]): string {
  const header = `<header creationtool="test" creationtoolversion="1" segtype="sentence" o-tmf="test" adminlang="en" srclang="${sourceLanguage}" datatype="plaintext"/>`;
  const body = units.map((unit) => {
    const variants = Object.entries(unit).map(
      ([language, text]) => `<tuv xml:lang="${language}"><seg>${text}</seg></tuv>`,
    );
    return `<tu>${variants.join('')}</tu>`;
  });
  return `<?xml version="1.0"?>\n<tmx version="1.4">${header}<body>${body.join('\n')}</body></tmx>\n`;
}
