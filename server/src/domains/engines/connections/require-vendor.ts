import { AppError } from '../../../platform/app-error.ts';
import { findEngineVendor } from '../../../providers/machine-translation/engine-registry.ts';
import type { EngineVendor } from '../../../providers/machine-translation/engine-vendor.ts';

/** @throws {AppError} request.invalid */
export function requireVendor(vendorId: string): EngineVendor {
  const vendor = findEngineVendor(vendorId);
  if (vendor === undefined) throw new AppError('request.invalid', { field: 'vendor' });
  return vendor;
}
