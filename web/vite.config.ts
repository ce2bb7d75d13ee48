import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { addressOnlyRoutes } from './vite/address-only-routes.ts';
import { offline } from './vite/offline.ts';
import { ownPictures } from './vite/own-pictures.ts';
import { preloadFonts } from './vite/preload-fonts.ts';
import { routeAssets } from './vite/route-assets.ts';
import { siteHead } from './vite/site-head.ts';
import { staticPages } from './vite/static-pages.ts';

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:8080';
/** The host stays as the browser says it: the gateway answers cookie-bearing calls of its own pages only. */
const proxied = { target: gateway, changeOrigin: false };
const { version } = await import('../package.json', { with: { type: 'json' } }).then((file) => file.default);

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    react(),
    addressOnlyRoutes(),
    ownPictures(),
    preloadFonts(),
    routeAssets(),
    siteHead(),
    staticPages(),
    VitePWA(offline),
  ],
  define: { __VERSION__: JSON.stringify(version) },
  build: { target: 'es2022', manifest: false, assetsInlineLimit: 0 },
  server: {
    proxy: {
      '/api': proxied,
      '/pictures': proxied,
      '/socket.io': { ...proxied, ws: true },
    },
  },
});
