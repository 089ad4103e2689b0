/** An instruction in a content stream: what it does, with what, and where it stands. */
export interface ContentInstruction {
  readonly operator: string;
  /** As written. */
  readonly operands: readonly string[];
  readonly start: number;
  readonly end: number;
}

const mostOperands = 100;

/** The instructions of a content stream (PDF 32000, 7.8.2), read as Latin-1 so that offsets are those of its bytes. */
export function* readInstructions(content: string): Generator<ContentInstruction> {
  let operands: string[] = [];
  let start = -1;
  for (let at = skipSpace(content, 0); at < content.length; at = skipSpace(content, at)) {
    const end = endOfToken(content, at);
    const token = content.slice(at, end);
    if (start < 0) start = at;
    if (isOperand(token)) {
      if (operands.length < mostOperands) operands.push(token);
      at = end;
      continue;
    }
    const after = token === 'ID' ? endOfImage(content, end) : end;
    yield { operator: token, operands, start, end: after };
    operands = [];
    start = -1;
    at = after;
  }
}

const notSpace = /[^\0\t\n\f\r ]/g;
const regular = /[\0\t\n\f\r ()<>[\]{}/%]/g;

function skipSpace(content: string, from: number): number {
  let at = from;
  for (;;) {
    notSpace.lastIndex = at;
    const found = notSpace.exec(content);
    if (found === null) return content.length;
    if (found[0] !== '%') return found.index;
    const end = content.slice(found.index).search(/[\r\n]/);
    if (end < 0) return content.length;
    at = found.index + end;
  }
}

function isOperand(token: string): boolean {
  return /^[/([<+\-.\d]/.test(token) || token === 'true' || token === 'false' || token === 'null';
}

function endOfToken(content: string, at: number): number {
  switch (content[at]) {
    case '(':
      return endOfString(content, at);
    case '<':
      return content[at + 1] === '<' ? endOfGroup(content, at) : endAfter(content, at, '>');
    case '[':
      return endOfGroup(content, at);
    case '/':
      return endOfWord(content, at + 1);
    default:
      return Math.max(at + 1, endOfWord(content, at));
  }
}

function endOfWord(content: string, from: number): number {
  regular.lastIndex = from;
  return regular.exec(content)?.index ?? content.length;
}

function endAfter(content: string, from: number, mark: string): number {
  const found = content.indexOf(mark, from);
  return found < 0 ? content.length : found + mark.length;
}

function endOfString(content: string, from: number): number {
  let depth = 0;
  for (let at = from; at < content.length; at++) {
    const character = content[at];
    if (character === '\\') at++;
    else if (character === '(') depth++;
    else if (character === ')' && --depth === 0) return at + 1;
  }
  return content.length;
}

/** Returns the end of an array or a dictionary, including nested ones. */
function endOfGroup(content: string, from: number): number {
  let depth = 0;
  for (let at = from; at < content.length; ) {
    const mark = groupMark(content, at);
    depth += mark.step;
    at = mark.step === 0 ? endOfPart(content, at) : at + mark.length;
    if (depth <= 0) return at;
  }
  return content.length;
}

/** One group deeper, one less deep, or neither. */
function groupMark(content: string, at: number): { readonly step: -1 | 0 | 1; readonly length: number } {
  const two = content.slice(at, at + 2);
  if (two === '<<' || two === '>>') return { step: two === '<<' ? 1 : -1, length: 2 };
  if (two[0] === '[') return { step: 1, length: 1 };
  return two[0] === ']' ? { step: -1, length: 1 } : { step: 0, length: 0 };
}

function endOfPart(content: string, at: number): number {
  if (content[at] === '(') return endOfString(content, at);
  if (content[at] === '<') return endAfter(content, at, '>');
  return content[at] === '%' ? skipSpace(content, at) : at + 1;
}

/** Returns the end of a picture's bytes, which is `EI` between white space. */
function endOfImage(content: string, from: number): number {
  const end = /[\0\t\n\f\r ]EI(?=[\0\t\n\f\r /]|$)/g;
  end.lastIndex = from;
  const found = end.exec(content);
  return found === null ? content.length : found.index + 3;
}
