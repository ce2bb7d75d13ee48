export * from './bits.ts';
export * from './look-alikes.ts';
export * from './name-key.ts';
export * from './postings.ts';
export * from './sequences.ts';
export * from './words.ts';
