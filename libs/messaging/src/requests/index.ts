export * from '../known-fields.ts';
export * from '../names.ts';
export * from './access.ts';
export * from './caller.ts';
export * from './connection.ts';
export * from './follower.ts';
export * from './idempotent-consumer.ts';
export * from './wire.ts';
