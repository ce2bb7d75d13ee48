import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { addressOnlyRoutes } from './vite/address-only-routes.ts';
import { offline } from './vite/offline.ts';
import { ownPictures } from './vite/own-pictures.ts';
import { precompressed } from './vite/precompressed.ts';
import { preloadFonts } from './vite/preload-fonts.ts';
import { routeAssets } from './vite/route-assets.ts';
import { siteHead } from './vite/site-head.ts';
import { sizeBudget } from './vite/size-budget.ts';
import { startInPieces } from './vite/start-in-pieces.ts';
import { staticPages } from './vite/static-pages.ts';
import { version } from './vite/version.ts';

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:8080';
/** The host stays as the browser says it: the gateway answers cookie-bearing calls of its own pages only. */
const proxied = { target: gateway, changeOrigin: false };

/** The first pages ask for their data while their code comes; what others ask for comes with their code. */
const splitBehavior = ({ routeId }: { routeId: string }) =>
  /^\/($|recipes\/|featured\/)/.test(routeId) ? undefined : [['component' as const, 'loader' as const]];

/**
 * What every page needs lies in few files, each small enough to be evaluated at once on a slow phone; what some share
 * is kept in few, so that it compresses well.
 */
const chunks = [
  { name: 'react', tags: ['$initial' as const], test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', tags: ['$initial' as const], test: /node_modules\/@tanstack\/.*(router|history|store)/ },
  { name: 'libraries', tags: ['$initial' as const], test: /node_modules/ },
  { name: 'shell', tags: ['$initial' as const] },
  // A few words that three forms share; they would else lie in what shows photos.
  { name: 'uploads', test: /contracts\/src\/common\/uploads/ },
  {
    name: 'shared-icons',
    test: /icons-react.*\/icons\//,
    entriesAware: true,
    entriesAwareMergeThreshold: 1500,
    minShareCount: 2,
  },
  {
    name: 'shared',
    test: /web\/src\/(ui|lib|features)/,
    entriesAware: true,
    entriesAwareMergeThreshold: 600,
    minShareCount: 2,
  },
];
/** What every page has fetched at its start needs no preloading, and no place in the lists of what a page needs. */
const atStart = /^assets\/(index|react|router|libraries|rolldown-runtime)-[\w-]+\.js$/;
const isOfPage = (file: string) => !atStart.test(file);
/** A shared file would else be named after everything that shares it. */
const shortName = (name = '') => (name.startsWith('shared') ? 'shared' : '[name]');
const fileNames = {
  chunkFileNames: ({ name }: { name: string }) => `assets/${shortName(name)}-[hash:7].js`,
  assetFileNames: ({ names: [name] }: { names: string[] }) => `assets/${shortName(name)}-[hash:7][extname]`,
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, codeSplittingOptions: { splitBehavior } }),
    react(),
    addressOnlyRoutes(),
    ownPictures(),
    preloadFonts(),
    routeAssets(),
    sizeBudget(),
    siteHead(),
    startInPieces(),
    staticPages(),
    precompressed(),
    VitePWA(offline),
  ],
  define: { __VERSION__: JSON.stringify(version) },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter(isOfPage) },
    rolldownOptions: { output: { codeSplitting: { groups: chunks }, ...fileNames } },
  },
  server: {
    proxy: {
      '/api': proxied,
      '/menus': proxied,
      '/pictures': proxied,
      '/uploads': proxied,
      '/socket.io': { ...proxied, ws: true },
    },
  },
});
