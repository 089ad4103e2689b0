/** `flow-limit`: the receiver got too many; `refused`: the vendor says no, also later; `unreachable`: no clear answer. */
export type DeliveryFault = 'flow-limit' | 'refused' | 'unreachable';

/** A message that did not go out. The text is for the log: the vendor's code, never keys, receivers or contents. */
export class DeliveryError extends Error {
  readonly fault: DeliveryFault;

  constructor(vendor: string, fault: DeliveryFault, vendorCode: string, options?: ErrorOptions) {
    super(`${vendor} ${fault}: ${vendorCode}`, options);
    this.name = 'DeliveryError';
    this.fault = fault;
  }
}
