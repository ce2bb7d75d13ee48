export * from './booking-events.ts';
export * from './connection-events.ts';
export * from './endorsement-events.ts';
export * from './mentor-events.ts';
export * from './message-events.ts';
export * from './posting-events.ts';
