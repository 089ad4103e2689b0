import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { limits } from '@transloom/contracts/limits';

/** The code of a screen did not arrive. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}

/** A screen in a chunk of its own, loaded when it is near; gives up after the specification's 120 s. */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, RouteComponent>>,
  name: Name,
): RouteComponent {
  return lazyRouteComponent(() => withTimeout(load), name);
}

async function withTimeout<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PageLoadError('time-out')), limits.chunkLoadTimeoutMs);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (error) {
    throw error instanceof PageLoadError ? error : new PageLoadError('chunk', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
