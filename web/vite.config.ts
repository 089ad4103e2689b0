import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where the API listens while the pages come from Vite. */
const apiAddress = process.env['TRANSLOOM_API'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { outDir: 'dist', emptyOutDir: true, manifest: true, target: 'es2022', sourcemap: false },
  server: {
    proxy: {
      '/api': { target: apiAddress },
      '/im': { target: apiAddress, ws: true },
    },
  },
});
