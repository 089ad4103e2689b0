import type {
  EnginePrice,
  EngineVendor,
  TokenUse,
} from '../../../providers/machine-translation/engine-vendor.ts';
import type { Cost } from '../../billing/money.ts';

/** The vendor's list price, where it is that of the model that was chosen; undefined where nobody knows. */
export function listPrice(
  { profile, settings: schema }: EngineVendor,
  settings: Readonly<Record<string, string>>,
): EnginePrice | undefined {
  const { model = '', ...rest } = settings;
  if (model === '') return profile.price;
  const preset = schema.safeParse(rest).data?.['model'];
  return preset === model ? profile.price : undefined;
}

/** What the organization said it pays, else what the vendor lists; undefined where nobody knows. */
export function priceInForce(
  { price }: { readonly price: unknown },
  vendor: EngineVendor,
  settings: Readonly<Record<string, string>>,
): EnginePrice | undefined {
  return (price as EnginePrice | null) ?? listPrice(vendor, settings);
}

/** Prices are by the million and costs in millionths, so that the one is the other for each character or token. */
export function requestCost(
  price: EnginePrice | undefined,
  { characters, tokens }: { readonly characters: number; readonly tokens: TokenUse | undefined },
): Cost | undefined {
  if (price === undefined) return undefined;
  const { currency, source, target = 0 } = price;
  if (price.unit === 'characters') return { currency, micros: Math.round(characters * source) };
  if (tokens === undefined) return undefined;
  return { currency, micros: Math.round(tokens.read * source + tokens.written * target) };
}
