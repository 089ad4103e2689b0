/**
 * Why a model could not be had. `not-offered` nothing has that name; `unfit` nothing of it runs here; `gated` its hub
 * wants an agreement first; `unreachable` no connection, or an answer that is no file; `damaged` what came is not what
 * was announced, twice; `no-space` the disk is full.
 */
export type ModelFault = 'not-offered' | 'unfit' | 'gated' | 'unreachable' | 'damaged' | 'no-space';

export class ModelError extends Error {
  readonly fault: ModelFault;

  constructor(fault: ModelFault, detail: string, options?: ErrorOptions) {
    super(`${fault}: ${detail}`, options);
    this.name = 'ModelError';
    this.fault = fault;
  }
}
