/** What the gateway's parts share. */
export const NATS = Symbol('nats connection');
export const REDIS = Symbol('redis');
export const CONFIG = Symbol('gateway configuration');
