/** Signs of a unified social credit code, in the order of their values (GB 32100). */
const signs = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/**
 * Whether a text can be the tax number of an organization: 18 signs with the check sign of GB 32100, or one of the old
 * numbers of 15 or 20 signs.
 */
export function isTaxNumber(text: string): boolean {
  if (/^(?:[0-9A-Z]{15}|[0-9A-Z]{20})$/.test(text)) return true;
  const values = [...text].map((sign) => signs.indexOf(sign));
  if (text.length !== 18 || values.includes(-1)) return false;
  const sum = weights.reduce((total, weight, place) => total + weight * (values[place] ?? 0), 0);
  return values[17] === (31 - (sum % 31)) % 31;
}
