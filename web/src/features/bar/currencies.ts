/** Offered for what bottles cost, the ones most asked for first. */
export const currencies = [
  'eur',
  'usd',
  'gbp',
  'chf',
  'sek',
  'dkk',
  'nok',
  'pln',
  'czk',
  'cad',
  'aud',
  'jpy',
];
