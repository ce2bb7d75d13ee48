import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:8080';
const forwarded = ['/api', '/pictures', '/placeholder.svg'];

export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [react()],
  build: { target: 'es2023', sourcemap: true, chunkSizeWarningLimit: 1600 },
  server: { port: 5174, proxy: Object.fromEntries(forwarded.map((path) => [path, gateway])) },
  test: {
    name: 'admin',
    environment: 'happy-dom',
    include: ['src/**/*.spec.{ts,tsx}'],
    testTimeout: 30_000,
    setupFiles: ['src/testing/setup.ts'],
  },
});
