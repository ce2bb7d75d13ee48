import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompressed } from '../web/vite/precompressed.ts';

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:8080';
const forwarded = ['/api', '/pictures', '/uploads', '/placeholder.svg'];

export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [react(), precompressed()],
  resolve: {
    // What react-admin falls back to and the console never uses.
    alias: [
      {
        find: 'jsonexport/dist/index.js',
        replacement: fileURLToPath(new URL('src/data/no-csv-writer.ts', import.meta.url)),
      },
      {
        find: /^\.+\/adapters\/reactRouterProvider\.js$/,
        replacement: fileURLToPath(new URL('src/layout/no-react-router.ts', import.meta.url)),
      },
    ],
  },
  build: {
    target: 'es2023',
    sourcemap: true,
    assetsInlineLimit: 0,
    // The names of what two hundred lazy pages need would be part of the first script.
    modulePreload: {
      resolveDependencies: (_, needed, { hostType }) => (hostType === 'html' ? needed : []),
    },
  },
  server: {
    port: 5174,
    proxy: {
      ...Object.fromEntries(forwarded.map((path) => [path, gateway])),
      '/socket.io': { target: gateway, ws: true },
    },
  },
});
