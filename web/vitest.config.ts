import { fileURLToPath } from 'node:url';
import { defineProject } from 'vitest/config';
import { staticPages } from './vite/static-pages.ts';

export default defineProject({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [staticPages()],
  define: { __VERSION__: JSON.stringify('1.2.3') },
  test: {
    name: 'web',
    environment: 'happy-dom',
    environmentOptions: {
      // Saving a file is a click on a link: it saves nothing here, and would leave the page.
      happyDOM: {
        settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
      },
    },
    include: ['src/**/*.spec.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    maxWorkers: '100%',
    // React and the app are read once by each worker, not once for each file.
    isolate: false,
    testTimeout: 60_000,
  },
});
