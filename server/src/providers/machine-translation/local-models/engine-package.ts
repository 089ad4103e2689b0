import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Below the server; each folder in it has a lock file of its own. */
const packagesFolder = fileURLToPath(new URL('../../../../engine-packages/', import.meta.url));

/**
 * A package that one engine needs and that weighs too much to be installed for everybody: it is installed where it is
 * wanted, in the versions of its own lock file.
 */
export class EnginePackage {
  /** To be run in the folder of the program. */
  readonly installCommand: string;
  readonly #name: string;
  readonly #require: NodeJS.Require;

  /** @param folder below `server/engine-packages` */
  constructor(folder: string, name: string) {
    this.installCommand = `npm install --no-save --prefix server/engine-packages/${folder}`;
    this.#name = name;
    this.#require = createRequire(join(packagesFolder, folder, 'package.json'));
  }

  get isInstalled(): boolean {
    try {
      this.#require.resolve(this.#name);
      return true;
    } catch {
      return false;
    }
  }

  /** @throws {Error} where it is not installed, or does not run on this system */
  async load(): Promise<unknown> {
    return import(pathToFileURL(this.#require.resolve(this.#name)).href);
  }
}
