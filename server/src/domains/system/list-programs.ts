import type { OutputOf } from '@transloom/contracts/endpoint';
import type { systemApi } from '@transloom/contracts/system';
import type { Context } from '../../platform/context.ts';
import { installCommand, isInstalled, systemPrograms } from '../../platform/system-programs.ts';

/** Programs that the product uses. */
export async function listPrograms({ language }: Context): Promise<OutputOf<typeof systemApi.programs>> {
  return systemPrograms
    .filter(({ use }) => use === 'now')
    .map((program) => ({
      name: program.name,
      feature: program.feature[language],
      installed: isInstalled(program),
      installCommand: installCommand([program]),
    }));
}
