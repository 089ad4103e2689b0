/** Marks that keep their meaning in a translation, whatever form each language gives them. */
const classes: readonly (readonly [mark: string, expression: RegExp])[] = [
  ['?', /[?？؟]/gu],
  ['!', /[!！]/gu],
  [':', /[:：]/gu],
  [';', /[;；؛]/gu],
  ['(', /[(（[【]/gu],
  ['"', /["“”„«»「」『』《》]/gu],
  ['…', /…|\.{3}/gu],
  ['%', /[%％]/gu],
];

/** A number or bullet that an item of a list or a heading begins with. */
const listMark = /^\s*(?:[•·▪●*–—-]\s|\(?\p{N}{1,3}(?:\.\p{N}{1,3})*[.)、．）:]|\(?\p{L}[.)）]\s)/u;
const endOfSentence = /[.!?…。！？؟।:：]["”’»」』）)\s]*$/u;

/** What a sentence looks like beside its words: its marks, whether it is a heading, how a list numbers it. */
export function marksOf(sentence: string): readonly string[] {
  const marks = classes.flatMap(([mark, expression]) =>
    Array.from(sentence.matchAll(expression), () => mark),
  );
  const number = listMark.exec(sentence)?.[0];
  if (number !== undefined) marks.push('item', `item ${number.replaceAll(/[^\p{L}\p{N}.]/gu, '')}`);
  marks.push(endOfSentence.test(sentence) ? 'sentence' : 'heading');
  return marks;
}
