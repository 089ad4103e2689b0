import { AppError } from '../../../platform/app-error.ts';
import { isUniqueViolation } from '../../../platform/db/unique-violation.ts';

interface Card {
  readonly phone?: string | null | undefined;
  readonly systemCode?: string | null | undefined;
}

/** @throws {AppError} member.phone-taken, member.code-taken, where another member has the same */
export async function refuseTakenCard({ phone, systemCode }: Card, write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const byPhone = 'constraint' in error && error.constraint === 'member_phone';
    throw byPhone
      ? new AppError('member.phone-taken', { phone: phone ?? '', field: 'phone' }, { cause: error })
      : new AppError('member.code-taken', { code: systemCode ?? '', field: 'systemCode' }, { cause: error });
  }
}
