export * from './amount-text.ts';
export * from './dilution.ts';
export * from './facts.ts';
export * from './glass-capacity.ts';
export * from './line-text.ts';
export * from './normalise.ts';
export * from './units.ts';
export * from './vocabulary.ts';
