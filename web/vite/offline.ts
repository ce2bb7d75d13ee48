import { defaultSite } from '@barspoon/contracts';
import type { VitePWAOptions } from 'vite-plugin-pwa';

const DAY = 24 * 60 * 60;

/**
 * The installable app and what it keeps for a bar without reception: the shell, the recipes read lately and the ones
 * saved (`src/lib/saved-recipes.ts` fills that cache), with their pictures.
 */
export const offline: Partial<VitePWAOptions> = {
  strategies: 'generateSW',
  registerType: 'autoUpdate',
  injectRegister: false,
  manifest: {
    name: defaultSite.name,
    short_name: defaultSite.name,
    description: defaultSite.description,
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: '#F5F8F6',
    theme_color: '#F5F8F6',
    categories: ['food', 'lifestyle'],
    icons: [
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Recipes', url: '/recipes' },
      { name: 'My Bar', url: '/inventory' },
    ],
  },
  workbox: {
    // Shows what is pushed.
    importScripts: ['/push.js'],
    // The player of live video is large, and of no use without reception.
    globIgnores: ['**/livekit-*.js'],
    globPatterns: ['index.html', 'assets/**/*.{js,css,woff2}', 'placeholder.svg', 'icons/icon.svg'],
    navigateFallback: null,
    // `/` is a page like the others, and not the shell.
    directoryIndex: null,
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    skipWaiting: true,
    runtimeCaching: [
      {
        // The server's document carries the page's first data, so it is preferred; the shell is for offline.
        urlPattern: ({ request, url }) =>
          request.mode === 'navigate' && !/^\/(api|admin|queues)(\/|$)/.test(url.pathname),
        handler: 'NetworkOnly',
        options: { precacheFallback: { fallbackURL: 'index.html' } },
      },
      {
        urlPattern: ({ url }) => /^\/api\/v1\/recipes\/[\w-]+$/.test(url.pathname),
        handler: 'NetworkFirst',
        options: {
          cacheName: 'recipes',
          networkTimeoutSeconds: 4,
          expiration: { maxEntries: 200, maxAgeSeconds: 90 * DAY },
          cacheableResponse: { statuses: [200] },
        },
      },
      {
        // A picture's address names the recipe's revision, so what it holds never changes.
        urlPattern: ({ url }) => url.pathname.startsWith('/pictures/'),
        handler: 'CacheFirst',
        options: {
          cacheName: 'pictures',
          expiration: { maxEntries: 400, maxAgeSeconds: 90 * DAY },
          cacheableResponse: { statuses: [200] },
        },
      },
    ],
  },
};
