const pieceLength = 256 * 1024;

/** A TMX file of English texts, each beside its letters from the last to the first: a text is no translation of itself. */
export function* textsTmx(texts: Iterable<string>): Generator<Buffer> {
  let written =
    '<?xml version="1.0" encoding="UTF-8"?>\n<tmx version="1.4"><header creationtool="bench" srclang="en"/><body>\n';
  for (const text of texts) {
    const target = [...text].reverse().join('');
    written += `<tu>${variant('en', text)}${variant('fr', target)}</tu>\n`;
    if (written.length < pieceLength) continue;
    yield Buffer.from(written);
    written = '';
  }
  yield Buffer.from(`${written}</body></tmx>\n`);
}

function variant(language: string, text: string): string {
  return `<tuv xml:lang="${language}"><seg>${escapeXml(text)}</seg></tuv>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
