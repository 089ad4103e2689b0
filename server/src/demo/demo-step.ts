import type { Role } from '@transloom/contracts/roles';
import type { Services } from '../platform/services.ts';

/** Who and where there is in a demo, for the steps that fill it. */
export interface DemoWorld {
  /** The company in which everything is shown. */
  readonly organizationId: string;
  /** User ids of its people by role. */
  readonly people: Readonly<Record<Role, string>>;
}

/**
 * Adds one kind of samples to the demo. It runs at each start of a demo, so it adds only what is missing and leaves
 * alone what people have changed.
 */
export interface DemoStep {
  readonly name: string;
  run(services: Services, world: DemoWorld): Promise<void>;
}
