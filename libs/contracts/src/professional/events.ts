export * from './booking-events.ts';
export * from './connection-events.ts';
export * from './posting-events.ts';
