import type { PresentUser } from '@transloom/contracts/realtime';

const hues = ['blue', 'green', 'amber'] as const;
export type PersonHue = (typeof hues)[number];

/** The color of somebody in the open document: people have different ones as long as there are enough. */
export function hueOf(present: readonly PresentUser[], userId: string): PersonHue {
  const people = [...new Set(present.map((user) => user.userId))];
  return hues[Math.max(0, people.indexOf(userId)) % hues.length] ?? 'blue';
}
