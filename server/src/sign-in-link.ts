/** The address that signs in once with this token. What stands behind `#` is sent to no server, so no log has it. */
export function signInLink(address: string, token: string): string {
  const link = new URL('/login', address);
  link.hash = new URLSearchParams({ link: token }).toString();
  return link.href;
}
