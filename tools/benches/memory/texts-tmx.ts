const pieceLength = 256 * 1024;

/** A TMX file of English texts that stand for their own French translations. */
export function* textsTmx(texts: readonly string[]): Generator<Buffer> {
  let written =
    '<?xml version="1.0" encoding="UTF-8"?>\n<tmx version="1.4"><header creationtool="bench" srclang="en"/><body>\n';
  for (const text of texts) {
    const segment = `<seg>${escapeXml(text)}</seg>`;
    written += `<tu><tuv xml:lang="en">${segment}</tuv><tuv xml:lang="fr">${segment}</tuv></tu>\n`;
    if (written.length < pieceLength) continue;
    yield Buffer.from(written);
    written = '';
  }
  yield Buffer.from(`${written}</body></tmx>\n`);
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
