import { type PatternReading, posixProperty, readDeeper, readEscape } from './icu-escape.ts';

interface ClassReading {
  /** Sides of the operators so far; the last is being read. */
  readonly sides: string[];
  readonly operators: string[];
  /** Whether what was read last is one character, which a range may begin with. */
  isCharacter: boolean;
}

/**
 * A class with its end. ICU takes classes apart by `&&`, `--`, `&[` and `-[`, JavaScript by the first two and only
 * where both sides are classes of their own.
 */
export function readClass(reading: PatternReading): string | undefined {
  const { source } = reading;
  const start = source.startsWith('[^', reading.at) ? '[^' : '[';
  reading.at += start.length;
  const read: ClassReading = { sides: [''], operators: [], isCharacter: false };
  while (source[reading.at] !== ']') {
    const operator = readOperator(reading, read);
    const piece = operator === undefined ? readMember(reading, read) : '';
    if (piece === undefined) return undefined;
    if (operator === undefined) read.sides[read.operators.length] += piece;
  }
  reading.at++;
  return `${start}${joined(read)}]`;
}

function joined({ sides: [first = '', ...others], operators }: ClassReading): string {
  return others.reduce((left, right, i) => `[${left}]${operators[i]}[${right}]`, first);
}

const operators = /(?:&&|--)(?!\])|[&-](?=\[)/y;

function readOperator(reading: PatternReading, read: ClassReading): string | undefined {
  operators.lastIndex = reading.at;
  const [found] = operators.exec(reading.source) ?? [];
  if (found === undefined || read.sides.at(-1) === '') return undefined;
  reading.at += found.length;
  const operator = found.startsWith('&') ? '&&' : '--';
  read.operators.push(operator);
  read.sides.push('');
  read.isCharacter = false;
  return operator;
}

const posixClass = /\[:(\^?)(\w+):\]/y;

function readMember(reading: PatternReading, read: ClassReading): string | undefined {
  const { source, at } = reading;
  const character = source.charAt(at);
  if (character === '') return undefined;
  const beganRange = read.isCharacter;
  read.isCharacter = false;
  posixClass.lastIndex = at;
  const [posix, not, name = ''] = posixClass.exec(source) ?? [];
  if (posix !== undefined) {
    reading.at += posix.length;
    return `\\${not === '^' ? 'P' : 'p'}{${posixProperty(name)}}`;
  }
  if (character === '[') return readDeeper(reading, readClass);
  if (character === '\\') {
    const escaped = readEscape(reading, 'class');
    read.isCharacter = escaped !== undefined && !/^\\[pPdDsSwW]|^\[/.test(escaped);
    return escaped;
  }
  reading.at++;
  if (character === '-' && beganRange && source[at + 1] !== ']') return '-';
  read.isCharacter = true;
  return reserved.test(character) ? `\\${character}` : character;
}

/** Alone or in pairs these mean something in a class of JavaScript. */
const reserved = /[&\-!#%,:;<=>@`~^$.*+?(){}|/]/;
