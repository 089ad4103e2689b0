/** Where somebody accepts an invitation or applies with it. */
export function inviteAddress(code: string): string {
  return new URL(`/team/invite/${code}`, window.location.origin).href;
}

/** In groups of four, as people read it out. */
export function spacedCode(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-');
}
