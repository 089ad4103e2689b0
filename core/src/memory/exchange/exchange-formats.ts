import { csvExchange } from './csv-exchange.ts';
import type { ExchangeFormat } from './exchange-format.ts';
import { tmxExchange } from './tmx-exchange.ts';
import { xliffExchange } from './xliff-exchange.ts';
import { xlsxExchange } from './xlsx-exchange.ts';

/** Formats that need nothing but the bytes of the file. */
export const exchangeFormats: readonly ExchangeFormat[] = [
  tmxExchange,
  xlsxExchange,
  csvExchange,
  xliffExchange,
];

/** The format for the name of a file. */
export function exchangeFormatOf(name: string): ExchangeFormat | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return exchangeFormats.find(({ extensions }) => extensions.includes(extension));
}
