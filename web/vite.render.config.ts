import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { addressOnlyRoutes } from './vite/address-only-routes.ts';
import { staticPages } from './vite/static-pages.ts';
import { version } from './vite/version.ts';

/**
 * The member app for the server, which paints the first view of public pages with it: one file that needs no packages,
 * outside the folder that is served.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  plugins: [tanstackRouter({ target: 'react' }), react(), addressOnlyRoutes(), staticPages()],
  define: { __VERSION__: JSON.stringify(version), 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/render.tsx',
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'node24',
    minify: true,
    rolldownOptions: { output: { entryFileNames: 'render.js', codeSplitting: false } },
  },
});
