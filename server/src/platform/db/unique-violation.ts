/** Whether a row was refused because there is one like it. */
export function isUniqueViolation(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && 'code' in error && error.code === uniqueViolation;
}

const uniqueViolation = '23505';
