import { missingFrom, valuesOf } from '../find-spans.ts';
import type { QualityRule } from '../quality-rule.ts';

const url = /https?:\/\/[^\s<>"'，。；）)\]]+[^\s<>"'，。；）)\].,;:!?]/gu;
const email = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
const path =
  /(?:[A-Z]:\\[\w\\. -]*[\w]|(?<![\w/.:])\/(?:[\w.-]+\/)+[\w.-]*\w|(?<![\w/.-])[\w-]+\.(?:docx?|xlsx?|pptx?|pdf|txt|json|ya?ml|xml|html?|exe|dll|zip|csv|png|jpe?g|mp[34]|cfg|ini|conf|sh|py|js|ts)(?![\w/]))/gu;

/** The address of a page in another language is a translation: only the language in it may differ. */
const neutral = (address: string) =>
  address
    .replace(/\/(?:[a-z]{2}(?:[-_][A-Za-z]{2,4})?)(?=\/|$)/u, '')
    .replace(/^https?:\/\/(?:www\.)?/u, '')
    .replace(/\/$/u, '');

export const urlChanged: QualityRule = {
  id: 'url-changed',
  category: 'addresses',
  severity: 'error',
  check: ({ source, target }) => {
    if (target.text === '') return [];
    const there = valuesOf(target.text, url).map(({ value }) => neutral(value));
    return missingFrom(valuesOf(source.text, url), (value) => there.includes(neutral(value)));
  },
};

export const emailChanged: QualityRule = {
  id: 'email-changed',
  category: 'addresses',
  severity: 'error',
  check: ({ source, target }) =>
    target.text === ''
      ? []
      : missingFrom(valuesOf(source.text, email), (value) => target.text.includes(value)),
};

export const pathChanged: QualityRule = {
  id: 'path-changed',
  category: 'addresses',
  severity: 'warning',
  check: ({ source, target }) => {
    if (target.text === '') return [];
    const addresses = valuesOf(source.text, url);
    const isAlone = ({ start }: { start: number }) =>
      !addresses.some((each) => start >= each.start && start < each.end);
    return missingFrom(valuesOf(source.text, path).filter(isAlone), (value) => target.text.includes(value));
  },
};
