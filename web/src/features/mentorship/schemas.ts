/** Loaded when a form is sent. */
export { availabilitySchema, connectionInput, mentorProfileInput } from '@barspoon/contracts';
