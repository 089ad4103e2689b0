/** Marks that end a text, by what they mean; every language writes them in its own way. */
export type EndMark =
  | 'stop'
  | 'question'
  | 'exclamation'
  | 'both'
  | 'colon'
  | 'semicolon'
  | 'ellipsis'
  | 'none';

const closers = /[\s"'”’»«›‹“„」』】）)\]}〉》*_\uFFFC\u200E\u200F\u202C]+$/u;

/** The class of the mark a text ends with; closing quotes and brackets behind it do not count. */
export function endMark(text: string): EndMark {
  const end = text.replace(closers, '');
  if (/(?:\.{2,}|…|。{2,}|⋯)$/u.test(end)) return 'ellipsis';
  if (/[?？؟;][!！]$|[!！][?？؟]$|‽$/u.test(end)) return 'both';
  if (/[?？؟⸮՞፧]$/u.test(end)) return 'question';
  if (/[!！՜]$/u.test(end)) return 'exclamation';
  if (/[:：]$/u.test(end)) return 'colon';
  if (/[;；؛]$/u.test(end)) return 'semicolon';
  return /[.。．।॥۔။។։።།༎]$/u.test(end) ? 'stop' : 'none';
}

/** How a language writes a mark at the end; undefined where it has none to write. */
export function writtenMark(mark: EndMark, script: string, language: string): string | undefined {
  if (mark === 'both' || mark === 'none') return undefined;
  if (mark === 'question' && /^el\b/i.test(language)) return ';';
  return ownMarks[script]?.[mark] ?? (isWide(script) ? wideMarks : narrowMarks)[mark];
}

const isWide = (script: string) => ['Hans', 'Hant', 'Jpan'].includes(script);

type WrittenMark = Exclude<EndMark, 'both' | 'none'>;

const narrowMarks: Readonly<Record<WrittenMark, string>> = {
  stop: '.',
  question: '?',
  exclamation: '!',
  colon: ':',
  semicolon: ';',
  ellipsis: '…',
};

const wideMarks: Readonly<Record<WrittenMark, string>> = {
  stop: '。',
  question: '？',
  exclamation: '！',
  colon: '：',
  semicolon: '；',
  ellipsis: '……',
};

/** Where a script differs from others of its width. */
const ownMarks: Readonly<Record<string, Partial<Record<WrittenMark, string>>>> = {
  Jpan: { ellipsis: '…' },
  Deva: { stop: '।' },
  Beng: { stop: '।' },
  Mymr: { stop: '။' },
  Khmr: { stop: '។' },
  Arab: { question: '؟' },
};
