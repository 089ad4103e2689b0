/**
 * Why a model could not be had. `unreachable` no connection, or an answer that is no file; `damaged` what came is not
 * what was announced, twice; `no-space` the disk is full.
 */
export type ModelFault = 'unreachable' | 'damaged' | 'no-space';

export class ModelError extends Error {
  readonly fault: ModelFault;

  constructor(fault: ModelFault, detail: string, options?: ErrorOptions) {
    super(`${fault}: ${detail}`, options);
    this.name = 'ModelError';
    this.fault = fault;
  }
}
