/** Loaded when a form is sent. */
export {
  availabilitySchema,
  connectionInput,
  meetingDetailsInput,
  mentorProfileInput,
} from '@barspoon/contracts';
