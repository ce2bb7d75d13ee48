export * from './audit.ts';
export * from './collection-follower.ts';
export * from './cursors.ts';
export * from './day-counts.ts';
export * from './duplicate-key.ts';
export { dropIndexIfThere } from './indexes.ts';
export * from './migrations.ts';
export * from './persistence.module.ts';
export * from './transactions.ts';
