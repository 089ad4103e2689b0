import type { TrainerErrorCode } from '../providers/engine-training/trainer-protocol.ts';

const statuses: Readonly<Record<TrainerErrorCode, number>> = {
  unauthorized: 401,
  'not-found': 404,
  invalid: 400,
  'too-large': 413,
  'other-order': 409,
  checksum: 422,
  incomplete: 409,
  'too-few-pairs': 422,
  'too-many-pairs': 422,
  'wrong-state': 409,
  busy: 503,
  unexpected: 500,
};

/** A call that a trainer does not carry out; `message` is for whoever writes a client. */
export class TrainerRefusal extends Error {
  readonly code: TrainerErrorCode;
  readonly status: number;

  constructor(code: TrainerErrorCode, message: string) {
    super(message);
    this.code = code;
    this.status = statuses[code];
  }
}
