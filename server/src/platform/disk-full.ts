/** Whether an error says that a disk has no room: of a file here, or of PostgreSQL (53100, disk_full). */
export function isDiskFull(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return ['ENOSPC', 'EDQUOT', '53100'].includes(code);
}
