import { pluralCategories } from '../../../language/language-tag.ts';
import { type PluralExpression, parsePluralExpression } from './plural-expression.ts';

/** The plural forms a file has, in its order. */
export interface PluralForms {
  readonly count: number;
  readonly formOf: PluralExpression;
  /** As a header says it; undefined where no known expression fits the language. */
  readonly header: string | undefined;
}

const maxForms = 10;
/** Every form of every language occurs below. */
const lastExample = 200;

/** What the header of a file says: `nplurals=2; plural=n != 1;`. */
export function formsOfHeader(header: string): PluralForms | undefined {
  const match = /nplurals\s*=\s*(\d{1,2})\s*;\s*plural\s*=\s*([^;]+)/.exec(header);
  const count = Number(match?.[1] ?? 0);
  const formOf = parsePluralExpression(match?.[2] ?? '');
  return formOf === undefined || count < 1 || count > maxForms ? undefined : { count, formOf, header };
}

/** The categories of a language that whole numbers have, in the order of CLDR. */
export function formsOfLanguage(tag: string): PluralForms {
  const rules = new Intl.PluralRules(tag.replaceAll('_', '-'));
  const used = new Set(numbers.map((n) => rules.select(n)));
  const categories = pluralCategories(tag).filter((category) => used.has(category));
  const formOf = (n: number) => categories.indexOf(rules.select(n));
  const header = headers.find((known) => {
    const forms = formsOfHeader(known);
    return forms?.count === categories.length && numbers.every((n) => forms.formOf(n) === formOf(n));
  });
  return { count: categories.length, formOf, header };
}

/** Some numbers that have this form, for people. */
export function examplesOf({ formOf }: PluralForms, form: number): readonly number[] {
  return numbers.filter((n) => formOf(n) === form).slice(0, 5);
}

const numbers = Array.from({ length: lastExample + 1 }, (_, n) => n);

/** The expressions programs write; the one that agrees with CLDR is taken. */
const headers = [
  'nplurals=1; plural=0;',
  'nplurals=2; plural=(n != 1);',
  'nplurals=2; plural=(n > 1);',
  'nplurals=2; plural=(n%10!=1 || n%100==11);',
  'nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);',
  'nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);',
  'nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);',
  'nplurals=3; plural=(n==1 ? 0 : n==0 || (n%100>0 && n%100<20) ? 1 : 2);',
  'nplurals=3; plural=(n%10==1 && (n%100<11 || n%100>19) ? 0 : n%10>=2 && n%10<=9 && (n%100<11 || n%100>19) ? 1 : 2);',
  'nplurals=3; plural=(n%10==0 || (n%100>=11 && n%100<=19) ? 0 : n%10==1 && n%100!=11 ? 1 : 2);',
  'nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);',
  'nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3);',
  'nplurals=5; plural=(n==1 ? 0 : n==2 ? 1 : n>=3 && n<=6 ? 2 : n>=7 && n<=10 ? 3 : 4);',
  'nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);',
];
