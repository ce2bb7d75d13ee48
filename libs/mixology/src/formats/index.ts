export * from './library-text.ts';
