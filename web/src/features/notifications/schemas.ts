/** Loaded when a form is sent. */
export { mailTimesSchema } from '@barspoon/contracts';
