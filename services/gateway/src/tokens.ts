/** What the gateway's parts share. */
export const NATS = Symbol('nats connection');
export const REDIS = Symbol('redis');
export const CONFIG = Symbol('gateway configuration');

/** Those of all features, in the order of the features. */
export const ROUTES = Symbol('routes');
export const FOLLOWERS = Symbol('followers of events');
export const CONSUMERS = Symbol('consumers of events');
