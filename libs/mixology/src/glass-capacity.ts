import type { Glass } from '@barspoon/contracts';

/** What each glass holds to the rim, in ml: usual sizes of the trade, the larger where makers differ. */
export const glassCapacityMl: Readonly<Record<Glass, number>> = {
  rocks: 300,
  'double rocks': 400,
  highball: 350,
  collins: 420,
  coupe: 220,
  martini: 240,
  'nick and nora': 170,
  flute: 210,
  wine: 450,
  balloon: 650,
  hurricane: 590,
  'tiki mug': 500,
  'copper mug': 500,
  'julep cup': 380,
  'irish coffee': 280,
  mug: 350,
  shot: 60,
  snifter: 400,
  margarita: 350,
  sling: 400,
  pint: 570,
  pilsner: 420,
  'punch bowl': 5500,
  'punch cup': 200,
};
