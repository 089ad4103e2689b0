import { type Token, Tokenizer, TokenizerMode } from 'parse5';

/** A tag, or what is neither tag nor text: a comment, a doctype, the end of the file. */
export interface HtmlMark {
  readonly kind: 'start' | 'end' | 'other';
  /** The text between the mark before and this one, with entities read and line ends as `\n`. */
  readonly textBefore: string;
  /** Lower case; empty for `other`. */
  readonly name: string;
  readonly attributes: readonly HtmlAttribute[];
  readonly start: number;
  readonly end: number;
}

export interface HtmlAttribute {
  readonly name: string;
  readonly value: string;
  /** Place of the whole attribute: `name="value"`. */
  readonly start: number;
  readonly end: number;
}

/** Elements whose content is text without tags, with or without entities. */
const contentModes: Readonly<Record<string, Tokenizer['state']>> = {
  title: TokenizerMode.RCDATA,
  textarea: TokenizerMode.RCDATA,
  style: TokenizerMode.RAWTEXT,
  xmp: TokenizerMode.RAWTEXT,
  iframe: TokenizerMode.RAWTEXT,
  noembed: TokenizerMode.RAWTEXT,
  noframes: TokenizerMode.RAWTEXT,
  script: TokenizerMode.SCRIPT_DATA,
  plaintext: TokenizerMode.PLAINTEXT,
};

/**
 * The marks of a html file in file order. Only tokens, no tree: the parser's repairs move things about, and
 * what is spliced must be where it stands in the file.
 */
export function scanHtml(text: string): readonly HtmlMark[] {
  const marks: HtmlMark[] = [];
  let textBefore = '';
  const push = (kind: HtmlMark['kind'], location: Token.Location | null, tag?: Token.TagToken) => {
    marks.push({
      kind,
      textBefore,
      name: tag?.tagName ?? '',
      attributes: attributesOf(tag),
      ...placeOf(location),
    });
    textBefore = '';
  };
  const addText = ({ chars }: Token.CharacterToken) => {
    textBefore += chars;
  };
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag(token) {
        push('start', token.location, token);
        const mode = contentModes[token.tagName];
        if (mode === undefined) return;
        tokenizer.state = mode;
        tokenizer.lastStartTagName = token.tagName;
      },
      onEndTag: (token) => push('end', token.location, token),
      onComment: (token) => push('other', token.location),
      onDoctype: (token) => push('other', token.location),
      onEof: () => push('other', { ...nowhere, startOffset: text.length, endOffset: text.length }),
      onCharacter: addText,
      onWhitespaceCharacter: addText,
      onNullCharacter: addText,
    },
  );
  tokenizer.write(text, true);
  return marks;
}

const nowhere = { startLine: 0, startCol: 0, endLine: 0, endCol: 0 };

function attributesOf(tag: Token.TagToken | undefined): readonly HtmlAttribute[] {
  return (tag?.attrs ?? []).flatMap(({ name, value }) => {
    const place = tag?.location?.attrs?.[name];
    return place === undefined ? [] : [{ name, value, start: place.startOffset, end: place.endOffset }];
  });
}

function placeOf(location: Token.Location | null): { readonly start: number; readonly end: number } {
  return { start: location?.startOffset ?? 0, end: location?.endOffset ?? 0 };
}
