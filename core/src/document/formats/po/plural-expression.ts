/** The number of the plural form for a count. */
export type PluralExpression = (n: number) => number;

const maxLength = 1_000;
const maxDepth = 50;

const operators: readonly Readonly<Record<string, (a: number, b: number) => number>>[] = [
  { '||': (a, b) => Number(a !== 0 || b !== 0) },
  { '&&': (a, b) => Number(a !== 0 && b !== 0) },
  { '==': (a, b) => Number(a === b), '!=': (a, b) => Number(a !== b) },
  {
    '<': (a, b) => Number(a < b),
    '>': (a, b) => Number(a > b),
    '<=': (a, b) => Number(a <= b),
    '>=': (a, b) => Number(a >= b),
  },
  { '+': (a, b) => a + b, '-': (a, b) => a - b },
  { '*': (a, b) => a * b, '/': (a, b) => Math.trunc(a / b), '%': (a, b) => a % b },
];

/** An expression of C over `n`, as headers of PO files have it; undefined where it is none. */
export function parsePluralExpression(text: string): PluralExpression | undefined {
  const tokens = text.length <= maxLength ? text.match(/\d+|n|[|&=!<>]=?[|&]?|[-+*/%?:()]|\S/g) : null;
  const parser: Parser = { tokens: tokens ?? [], at: 0, depth: 0 };
  const expression = parseChoice(parser);
  return parser.at === parser.tokens.length ? expression : undefined;
}

interface Parser {
  readonly tokens: readonly string[];
  at: number;
  depth: number;
}

function take(parser: Parser, token: string): boolean {
  const found = parser.tokens[parser.at] === token;
  if (found) parser.at++;
  return found;
}

function parseChoice(parser: Parser): PluralExpression | undefined {
  if (parser.depth >= maxDepth) return undefined;
  parser.depth++;
  const condition = parseBinary(parser, 0);
  const whole = take(parser, '?') ? parseBranches(parser, condition) : condition;
  parser.depth--;
  return whole;
}

function parseBranches(
  parser: Parser,
  condition: PluralExpression | undefined,
): PluralExpression | undefined {
  const yes = parseChoice(parser);
  const no = take(parser, ':') ? parseChoice(parser) : undefined;
  if (condition === undefined || yes === undefined || no === undefined) return undefined;
  return (n) => (condition(n) === 0 ? no(n) : yes(n));
}

function parseBinary(parser: Parser, level: number): PluralExpression | undefined {
  const known = operators[level];
  if (known === undefined) return parseOperand(parser);
  let left = parseBinary(parser, level + 1);
  for (;;) {
    const operate = known[parser.tokens[parser.at] ?? ''];
    if (operate === undefined || left === undefined) return left;
    parser.at++;
    left = combine(left, operate, parseBinary(parser, level + 1));
  }
}

function combine(
  left: PluralExpression,
  operate: (a: number, b: number) => number,
  right: PluralExpression | undefined,
): PluralExpression | undefined {
  return right && ((n) => operate(left(n), right(n)));
}

function parseOperand(parser: Parser): PluralExpression | undefined {
  const token = parser.tokens[parser.at++] ?? '';
  if (token === 'n') return (n) => n;
  if (/^\d+$/.test(token)) return () => Number(token);
  if (token === '!') {
    const operand = parseOperand(parser);
    return operand && ((n) => Number(operand(n) === 0));
  }
  const inner = token === '(' ? parseChoice(parser) : undefined;
  return inner !== undefined && take(parser, ')') ? inner : undefined;
}
