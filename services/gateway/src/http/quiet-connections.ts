/** For how long nothing may be sent on a connection before it is closed; what stays open sends something sooner. */
export const quietMs = 20_000;
