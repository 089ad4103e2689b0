import { type OfferFault, type OfferFields, offerFieldsSchema } from '@transloom/contracts/member-offers';
import { currencySchema } from '@transloom/contracts/task-prices';
import { languageNamed } from '../../system/language-mapping.ts';
import { kindWords, minorDigits, named, type OfferColumn, unitWords } from './offer-table.ts';

/** A row of a file as it is written there. */
export interface OfferTableRow {
  /** Number in the sheet; the headings are row 1. */
  readonly row: number;
  readonly cells: Readonly<Record<OfferColumn, string>>;
}

interface Fault {
  readonly fault: OfferFault;
  readonly value: string;
}

interface CheckedOffers {
  readonly good: readonly OfferFields[];
  readonly faults: readonly (Fault & { readonly row: number })[];
}

/** Rows that can be taken, and those that cannot with what is wrong; of rows for the same work the first counts. */
export function checkOffers(
  rows: readonly OfferTableRow[],
  memberNamed: (text: string) => string | undefined,
): CheckedOffers {
  const good: OfferFields[] = [];
  const faults: (Fault & { row: number })[] = [];
  const seen = new Set<string>();
  for (const { row, cells } of rows) {
    const read = readOffer(cells, memberNamed);
    if ('fault' in read) faults.push({ row, ...read });
    else {
      const work = [read.userId, read.kind, read.sourceLanguage, read.targetLanguage].join(' ');
      if (seen.has(work)) faults.push({ row, fault: 'repeated', value: cells.member });
      else good.push(read);
      seen.add(work);
    }
  }
  return { good, faults };
}

function readOffer(
  cells: OfferTableRow['cells'],
  memberNamed: (text: string) => string | undefined,
): OfferFields | Fault {
  if (cells.member === '') return { fault: 'no-member', value: '' };
  const userId = memberNamed(cells.member);
  if (userId === undefined) return { fault: 'unknown-member', value: cells.member };
  const kind = named(kindWords, cells.kind);
  if (kind === undefined) return { fault: 'kind', value: cells.kind };
  const sourceLanguage = languageNamed(cells.source);
  if (sourceLanguage === undefined) return { fault: 'language', value: cells.source };
  const targetLanguage = languageNamed(cells.target);
  if (targetLanguage === undefined) return { fault: 'language', value: cells.target };
  if (sourceLanguage === targetLanguage) return { fault: 'same-language', value: cells.target };
  const price = readPrice(cells);
  if ('fault' in price) return price;
  return { userId, kind, sourceLanguage, targetLanguage, ...price };
}

const priceShape = offerFieldsSchema.pick({ unit: true, currency: true, unitPrice: true, per: true });

function readPrice(cells: OfferTableRow['cells']): ReturnType<typeof priceShape.parse> | Fault {
  const currency = currencySchema.safeParse(cells.currency.toUpperCase());
  if (!currency.success) return { fault: 'currency', value: cells.currency };
  const unitPrice = Number(cells.unitPrice.replaceAll(',', '')) * 10 ** minorDigits(currency.data);
  const rounded = Math.round(unitPrice * 10_000) / 10_000;
  if (cells.unitPrice === '' || !priceShape.shape.unitPrice.safeParse(rounded).success)
    return { fault: 'price', value: cells.unitPrice };
  const per = priceShape.shape.per.safeParse(Number(cells.per.replaceAll(',', '') || 1));
  if (!per.success) return { fault: 'per', value: cells.per };
  const unit = named(unitWords, cells.unit === '' ? 'words' : cells.unit);
  if (unit === undefined) return { fault: 'unit', value: cells.unit };
  return { unit, currency: currency.data, unitPrice: rounded, per: per.data };
}
