/**
 * Loaded into a process before its program: its clock runs ahead of the machine's by the seconds that stand in the file
 * of CLOCK_FILE, which may change while it runs.
 */
import { readFileSync } from 'node:fs';

const file = process.env['CLOCK_FILE'] ?? '';
const RealDate = Date;
let aheadMs = 0;

function read(): void {
  try {
    aheadMs = Number(readFileSync(file, 'utf8')) * 1000;
  } catch {
    aheadMs = 0;
  }
}

class MovedDate extends RealDate {
  constructor(...args: readonly unknown[]) {
    if (args.length === 0) super(MovedDate.now());
    else super(...(args as [number]));
  }

  static override now(): number {
    return RealDate.now() + aheadMs;
  }
}

read();
setInterval(read, 200).unref();
globalThis.Date = MovedDate as DateConstructor;
