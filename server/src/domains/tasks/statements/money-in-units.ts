/** An amount in the smallest unit of its currency as a number in units, such as `12.50`; fractions of it keep their digits. */
export function inUnits(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  const units = amount / 10 ** digits;
  return Number.isInteger(amount) ? units.toFixed(digits) : String(units);
}
