/** Instead of an answer: the change waits on this device. */
export const waits = 'waits';
