import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const entry = join(import.meta.dirname, 'src/features/documents/preview/frame/run-frame.ts');
const fileName = 'preview-frame.html';

/**
 * Writes the page of the preview's frame. Its script stands in the page: a frame without an origin may fetch none, and
 * the server allows the script by its hash.
 */
export function previewFrame(): Plugin {
  return {
    name: 'preview-frame',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: await framePage() });
    },
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response, next) => {
        framePage().then((page) => response.setHeader('content-type', 'text/html').end(page), next);
      });
    },
  };
}

async function framePage(): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    build: { write: false, target: 'es2022', rolldownOptions: { input: entry, output: { format: 'iife' } } },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const script = outputs.find((one) => one.type === 'chunk')?.code.trim() ?? '';
  if (script === '' || /<\/script/i.test(script)) throw new Error(`${fileName} cannot hold its script`);
  return `<!doctype html><html><head><meta charset="utf-8"></head><body><script>${script}</script></body></html>\n`;
}
