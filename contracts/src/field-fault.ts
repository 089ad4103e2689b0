import type { z } from 'zod';
import type { InterfaceLanguage } from './answer.ts';
import { type BilingualText, text } from './error-texts/bilingual.ts';
import { fieldNames } from './error-texts/field-names.ts';
import { projectTexts } from './error-texts/project-texts.ts';

/** Sentences of the rules that `fields.ts` names by a short word; they say the field themselves. */
const ruleTexts: Readonly<Record<string, BilingualText>> = {
  username: text(
    '用户名应为 4 到 16 个字符，可以使用字母、数字和 . - _ @。',
    'The user name needs 4 to 16 characters: letters, digits and . - _ @.',
  ),
  phone: text('请填写 11 位手机号。', 'Enter a phone number of 11 digits.'),
  email: text('请填写有效的邮箱地址。', 'Enter a valid e-mail address.'),
  password: text(
    '密码应为 6 到 20 位字母和数字，至少包含一个小写字母和一个数字。',
    'The password needs 6 to 20 letters and digits, with at least one lowercase letter and one digit.',
  ),
  code: text('请填写 6 位验证码。', 'Enter the code of 6 digits.'),
  'code-word': text(
    '标识只能使用小写字母、数字和连字符，例如 life-sciences。',
    'The key takes lowercase letters, digits and hyphens, such as life-sciences.',
  ),
  'mixed-scripts': text(
    '名称中有的词混用了不同文字的字母，例如拉丁字母和西里尔字母。请统一使用一种文字。',
    'A word of this name mixes letters of several scripts, such as Latin and Cyrillic. Use one script in each word.',
  ),
  deadline: projectTexts['project.deadline-past'],
  'phone-or-email': text('请填写手机号或邮箱地址。', 'Enter a phone number or an e-mail address.'),
};

const faults = {
  required: text('请填写“{field}”。', '“{field}” is required.'),
  chosen: text('请选择“{field}”。', 'Choose “{field}”.'),
  kind: text('“{field}”的格式不正确。', '“{field}” has the wrong format.'),
  value: text('“{field}”不能是这个值。', '“{field}” cannot have this value.'),
  allowed: text('“{field}”只能是：{values}。', '“{field}” must be one of: {values}.'),
  shortText: text('“{field}”至少需要 {count} 个字符。', '“{field}” needs at least {count} characters.'),
  longText: text('“{field}”最多 {count} 个字符。', '“{field}” can have at most {count} characters.'),
  fewItems: text('“{field}”至少需要 {count} 项。', '“{field}” needs at least {count} items.'),
  manyItems: text('“{field}”最多 {count} 项。', '“{field}” can have at most {count} items.'),
  small: text('“{field}”不能小于 {count}。', '“{field}” must be at least {count}.'),
  large: text('“{field}”不能大于 {count}。', '“{field}” must be at most {count}.'),
  step: text('“{field}”应为 {count} 的倍数。', '“{field}” must be a multiple of {count}.'),
  whole: text('“{field}”应为整数。', '“{field}” must be a whole number.'),
  number: text('“{field}”应为数字。', '“{field}” must be a number.'),
  url: text('“{field}”应为完整的网址。', '“{field}” must be a full web address.'),
  date: text('“{field}”应为有效的日期和时间。', '“{field}” must be a valid date and time.'),
  language: text('“{field}”应为语言代码，例如 zh-CN。', '“{field}” must be a language tag such as zh-CN.'),
  unknown: text('不支持的字段：{values}。', 'Unknown fields: {values}.'),
  signs: text('“{field}”含有不能保存的字符。', '“{field}” has characters that cannot be stored.'),
} satisfies Readonly<Record<string, BilingualText>>;

type FaultKind = keyof typeof faults;

export function isFaultKind(name: string): name is FaultKind {
  return Object.hasOwn(faults, name);
}

interface FaultValues {
  readonly count?: number | bigint;
  readonly values?: string;
}

/** What is wrong with a field, given by its path or by its label, in a sentence that names it as the screens do. */
export function faultText(
  kind: FaultKind,
  field: readonly PropertyKey[] | string,
  language: InterfaceLanguage,
  { count, values = '' }: FaultValues = {},
): string {
  const filled: Readonly<Record<string, string>> = {
    field: typeof field === 'string' ? field : fieldName(field, language),
    count: count === undefined ? '' : count.toLocaleString(language),
    values,
  };
  return faults[kind][language].replaceAll(/\{(\w+)\}/g, (_, name: string) => filled[name] ?? '');
}

interface IssueReader {
  readonly language: InterfaceLanguage;
  /** Nothing was sent, or nothing was filled in or chosen on the screen. */
  readonly missing: 'required' | 'chosen' | false;
  /** What the field is called where it is shown; the catalogue's name if absent. */
  readonly label?: string;
}

/** The same for what a schema of the contract found. */
export function issueText(issue: z.core.$ZodIssue, { language, missing, label }: IssueReader): string {
  const rule = ruleTexts[issue.message];
  if (rule && !missing) return rule[language];
  const { kind, ...values } = missing ? { kind: missing } : faultOf(issue);
  return faultText(kind, label ?? issue.path, language, values);
}

type Fault = FaultValues & { readonly kind: FaultKind };

function faultOf(issue: z.core.$ZodIssue): Fault {
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return { kind: sized(issue.origin, 'longText', 'manyItems', 'large'), count: issue.maximum };
    case 'invalid_value':
      return issue.values.every((value) => typeof value === 'string')
        ? { kind: 'allowed', values: issue.values.join(', ') }
        : { kind: 'value' };
    case 'invalid_format':
      return { kind: formatFault(issue.message === 'language' ? 'language' : issue.format) };
    case 'invalid_type':
      return { kind: typeFault(issue.expected) };
    case 'not_multiple_of':
      return { kind: 'step', count: issue.divisor };
    case 'unrecognized_keys':
      return { kind: 'unknown', values: issue.keys.join(', ') };
    default:
      return { kind: 'value' };
  }
}

function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall): Fault {
  const first = Number(minimum) === 1;
  if (origin === 'string' && first) return { kind: 'required' };
  if (origin === 'array' && first) return { kind: 'chosen' };
  return { kind: sized(origin, 'shortText', 'fewItems', 'small'), count: minimum };
}

function sized(origin: string, ofText: FaultKind, ofList: FaultKind, ofNumber: FaultKind): FaultKind {
  if (origin === 'string') return ofText;
  return origin === 'array' || origin === 'set' ? ofList : ofNumber;
}

const formatFaults: Readonly<Record<string, FaultKind>> = {
  url: 'url',
  datetime: 'date',
  date: 'date',
  language: 'language',
};

function formatFault(format: string): FaultKind {
  return formatFaults[format] ?? 'kind';
}

function typeFault(expected: string): FaultKind {
  if (expected === 'int') return 'whole';
  return expected === 'number' ? 'number' : 'kind';
}

/** “Source” of entry 2 in “Terms” */
function fieldName(path: readonly PropertyKey[], language: InterfaceLanguage): string {
  const names = path.filter((part) => typeof part === 'string').map((part) => nameOf(part, language));
  const at = path.findLast((part) => typeof part === 'number');
  const [last = '', outer] = names.toReversed();
  if (at === undefined) return last;
  const place = Number(at) + 1;
  if (typeof path.at(-1) === 'number') return `${last} ${place}`;
  return `${outer ?? ''} ${place} – ${last}`;
}

function nameOf(name: string, language: InterfaceLanguage): string {
  return fieldNames[name]?.[language] ?? name;
}
