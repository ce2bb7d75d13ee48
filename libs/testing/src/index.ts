export * from './agent.ts';
export * from './builders.ts';
export * from './clock.ts';
export * from './eventually.ts';
export * from './mailbox.ts';
export * from './members.ts';
export * from './publish-event.ts';
export * from './stack.ts';
