/** The words about events that could not be handled. */
export const deadLetterTexts = {
  name: 'Dead letter |||| Dead letters',
  empty: 'No event was given up. One that fails for good waits here, to be tried again or discarded.',
  fields: {
    service: 'Service',
    consumer: 'What failed',
    error: 'Reason',
    deadLetteredAt: 'When',
    times: 'Attempts',
  },
  page: { list: 'Dead letters', show: 'Dead letter' },
  failures: {
    load: 'Failed to load dead letters',
    retry: 'Failed to retry',
    discard: 'Failed to discard',
  },
};
