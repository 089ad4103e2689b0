import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { previewFrame } from './preview-frame-plugin.ts';
import { refuseScriptCycles } from './refuse-script-cycles.ts';

/** Where the API listens while the pages come from Vite. */
const apiAddress = process.env['TRANSLOOM_API'] ?? 'http://127.0.0.1:3000';

const packages = (...names: string[]) => new RegExp(`node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);

/** What every page needs, apart by how often it changes: a new version of ours leaves the packages in caches. */
const firstPage = [
  { name: 'react', test: packages('react', 'react-dom', 'scheduler') },
  { name: 'components', test: packages('antd', '@ant-design', '@rc-component') },
  { name: 'packages', test: packages('.*') },
  { name: 'app', test: /[\\/](?:web|core|contracts)[\\/]src[\\/](?!main\.tsx)/ },
].map((group) => ({ ...group, tags: ['$initial' as const] }));

/** What some pages share, by who needs it. Scripts that are merged by size wait for one another. */
const laterPages = [
  { name: 'editing', test: packages('prosemirror-.*', 'orderedmap', 'rope-sequence', 'w3c-keyname') },
  { name: 'shared', minShareCount: 2, entriesAware: true },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), previewFrame(), refuseScriptCycles()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [...firstPage, ...laterPages] },
        // The first page has the names of all scripts, so that only those of pages are words.
        chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '[name]-' : ''}[hash].js`,
        assetFileNames: 'assets/[hash][extname]',
      },
    },
  },
  server: {
    proxy: {
      '/api': { target: apiAddress },
      '/im': { target: apiAddress, ws: true },
    },
  },
});
