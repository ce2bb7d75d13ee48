import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';

export default defineProject({
  root: import.meta.dirname,
  plugins: [react()],
  test: {
    name: 'admin',
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
    // React, MUI and react-admin are read once by each worker, not once for each file.
    isolate: false,
    testTimeout: 60_000,
  },
});
