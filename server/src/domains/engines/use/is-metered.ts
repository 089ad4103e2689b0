import type { Context } from '../../../platform/context.ts';
import { connectEngine } from '../connect-engine.ts';

/** Whether an engine takes characters of the organization. @throws {AppError} as `connectEngine` */
export async function isMetered(context: Context, engineKey: string): Promise<boolean> {
  return !(await connectEngine(context, engineKey)).paidElsewhere;
}
