import type { Unit } from '@barspoon/contracts';

/** What a written unit comes to: ours, and how many of ours it is. */
export interface WrittenUnit {
  unit: Unit;
  times: number;
  /** Of the thing itself rather than of an amount: "handful" stays beside the name. */
  note?: string;
}

/**
 * What people write for a unit, lower case, the plural in s, es, n or e understood: English first, then German, French,
 * Spanish and Italian. Sizes of the trade: a jigger is 1½ oz, a pony 1 oz.
 */
const spellings: readonly (readonly [Unit, number, string])[] = [
  ['ml', 1, 'ml, mls, cc, mli, millilitre, milliliter, mililiter, mililitre, mililitro, millilitro'],
  ['cl', 1, 'cl, centilitre, centiliter, centilitro, zentiliter'],
  ['ml', 100, 'dl, decilitre, deciliter, deziliter, decilitro'],
  ['ml', 1000, 'l, lt, ltr, litre, liter, litro'],
  [
    'oz',
    1,
    'fluid oz, fluid ounce, fluid once, fl oz, fl ounce, floz, oz fl, oz, ozs, ounce, onza, once, oncia, unze',
  ],
  ['ml', 473, 'pint, pt'],
  ['ml', 946, 'quart, qt'],
  ['ml', 3785, 'gallon, gal'],
  ['ml', 45, 'jigger'],
  ['ml', 750, 'fifth'],
  ['ml', 1750, 'handle'],
  ['ml', 30, 'pony, ponies'],
  ['ml', 1, 'dropper, dropperful, pipette'],
  ['part', 1, 'part, measure, teil, teile, partie, parte, parti'],
  ['dash', 1, 'dash, dsh, ds, spray, trait, golpe, spritzer, spruzzo, spruzzi'],
  ['drop', 1, 'drop, tropfen, goutte, gota, goccia, gocce'],
  [
    'bar spoon',
    1,
    'bar spoon, bar-spoon, barspoon, bspn, bsp, bl, barlöffel, barloffel, cuillère de bar, cucharada de bar',
  ],
  [
    'teaspoon',
    1,
    'teaspoon, tea spoon, tea-spoon, teaspon, tsp, tspn, tl, teelöffel, teeloffel, teel, cuil à café, cuil à c, cuillère à café, cuillères à café, cuillere a cafe, cuilleres a cafe, cuillerée à café, cuillerées à café, c à café, c. à café, c. à c, cc à café, c à c, càc, cac, cucharadita, cucharilla, cdta, cdita, cucchiaino, cucchiaini',
  ],
  ['teaspoon', 2, 'dessert spoon, dessert-spoon, dessertspoon, dstspn, dsp'],
  [
    'tablespoon',
    1,
    'tablespoon, table spoon, table-spoon, table of spoon, tablespon, soup spoon, tblspn, tblsp, tbsp, tbls, tbl, tbs, tb, el, esslöffel, essloffel, essl, cuil à soupe, cuil à s, cs, cuillère à soupe, cuillères à soupe, cuillere a soupe, cuilleres a soupe, cuillerée à soupe, cuillerées à soupe, c à soupe, c. à soupe, c. à s, c à s, càs, cucharada, cda, cucchiaio, cucchiai',
  ],
  [
    'splash',
    1,
    'splash, spash, schuss, schluck, chorrito, chorro, chorretón, filet, trait généreux, spruzzata, spruzzate, goccio, glug, squeeze, drizzle, slug',
  ],
  [
    'top',
    1,
    'fill to the top with, fill to top with, fill to top, fill glass with, fill glass, to fill with, to fill, top it up with, top it off with, top up with, top with, top off with, topped with, topped up with, topped off with, fill up with, fill with, filled with, finish with, lengthen with, complete with, top up, top, auffüllen mit, aufgefüllt mit, auffullen mit, compléter avec du, compléter avec de la, compléter avec, compléter d, compléter de, completer avec, allonger avec, completar con, rellenar con, colmare con, riempire con',
  ],
  ['cup', 1, 'cup, tasse, tassen, taza, tazza, tazze'],
  ['shot', 2, 'double shot, doppio'],
  ['shot', 1, 'shot glass, shot glasses, shot, schnapsglas, chupito, bicchierino'],
  ['gram', 1, 'gram, gramme, g, gr, gm, gramm, gramo, grammo, grammi'],
  ['gram', 1000, 'kg, kilo, kilogram'],
  ['gram', 454, 'lb, lbs, pound'],
  [
    'piece',
    1,
    'piece, pc, whole, number, no, nos, count, ct, unit, stück, stücke, stuck, stk, pièce, pieza, pezzo, pezzi',
  ],
  ['leaf', 1, 'leaf, leaves, blatt, blätter, blatter, feuille, hoja, foglia, foglie'],
  [
    'sprig',
    1,
    'sprig, zweig, zweige, stängel, stengel, stiel, stiele, brin, branche, ramita, rametto, rametti',
  ],
  ['slice', 1, 'slice, scheibe, scheiben, tranche, rondelle, rodaja, fetta, fette, fettina, fettine, wheel'],
  ['wedge', 1, 'wedge, spalte, spalten, quartier, gajo, spicchio, spicchi'],
  ['cube', 1, 'cube, würfel, wurfel'],
  ['scoop', 1, 'scoop, kugel, kugeln, boule, bola'],
  ['bean', 1, 'bean, bohne, bohnen'],
  ['pinch', 1, 'pinch, prise, prisen, msp, messerspitze, messerspitzen, pincée, pincee, pizca, pizzico'],
  ['to taste', 1, 'to taste'],
];

/** What is counted without being a unit of ours: it stays beside the name as a note. */
const counted =
  'handful, bunch, bunches, knob, strip, stick, clove, pod, head, stalk, rib, ring, chunk, sheet, packet, sachet, pouch, envelope, jar, carton, tub, tea bag, teabag, bag, box, pack, block, thumb, grind, crack, turn, twist of the mill, bund, päckchen, packung, paquet, sobre, bustina, bustine, handvoll, hand voll, bouquet, botte, poignée, manojo, puñado, mazzo, mazzetto, manciata';

/** No measure of ours, and taken for one; that is said beside it. */
const glasses: readonly (readonly [string, WrittenUnit])[] = [
  ['wine glass', { unit: 'ml', times: 150, note: 'wine glass' }],
  ['wineglass', { unit: 'ml', times: 150, note: 'wine glass' }],
  ['sherry glass', { unit: 'ml', times: 60, note: 'sherry glass' }],
  ['liqueur glass', { unit: 'ml', times: 30, note: 'liqueur glass' }],
  ['glass', { unit: 'cup', times: 1, note: 'glass' }],
  ['vaso', { unit: 'cup', times: 1, note: 'vaso' }],
  ['verre', { unit: 'cup', times: 1, note: 'verre' }],
  ['glas', { unit: 'cup', times: 1, note: 'Glas' }],
  ['gläser', { unit: 'cup', times: 1, note: 'Glas' }],
  ['bicchiere', { unit: 'cup', times: 1, note: 'bicchiere' }],
  ['bicchieri', { unit: 'cup', times: 1, note: 'bicchiere' }],
  ['mug', { unit: 'cup', times: 1, note: 'mug' }],
  ['gill', { unit: 'ml', times: 142, note: 'gill' }],
  ['finger', { unit: 'ml', times: 30, note: 'finger' }],
  ['pour', { unit: 'shot', times: 1, note: 'pour' }],
  ['nip', { unit: 'ml', times: 30, note: 'nip' }],
  ['tot', { unit: 'ml', times: 25, note: 'tot' }],
  ['coffeespoon', { unit: 'teaspoon', times: 1, note: 'coffee spoon' }],
  ['coffee spoon', { unit: 'teaspoon', times: 1, note: 'coffee spoon' }],
  ['coffe spoon', { unit: 'teaspoon', times: 1, note: 'coffee spoon' }],
  ['touch', { unit: 'to taste', times: 1, note: 'touch' }],
  ['hint', { unit: 'to taste', times: 1, note: 'hint' }],
  ['spoonful', { unit: 'tablespoon', times: 1, note: 'spoonful' }],
  ['spoon', { unit: 'tablespoon', times: 1, note: 'spoon' }],
];

const known = new Map<string, WrittenUnit>([
  ...glasses,
  ...spellings.flatMap(([unit, times, names]) =>
    names.split(', ').map((name) => [name, { unit, times }] as const),
  ),
  ...counted.split(', ').map((name) => [name, { unit: 'piece' as Unit, times: 1, note: name }] as const),
]);
const alternatives = [...known.keys()]
  .sort((one, other) => other.length - one.length)
  .map((name) => name.replace(/[.\s-]+/g, (gap) => (gap.includes(' ') ? '[.\\s-]+' : `[${gap}\\s]?`)))
  .join('|');
const joining = "(?<of>\\s+(?:of|de la|de|del|di|von|vom|d[’'])(?=\\s)|\\s+d[’'])?";
const leading = new RegExp(`^(?<unit>${alternatives})(?:e?s|n)?(?![\\p{L}\\p{N}])\\.?${joining}\\s*`, 'iu');
/** One letter means a unit only behind a number, and its case counts. */
const letters: Readonly<Record<string, WrittenUnit>> = {
  T: { unit: 'tablespoon', times: 1 },
  t: { unit: 'teaspoon', times: 1 },
  c: { unit: 'cup', times: 1 },
  C: { unit: 'cup', times: 1 },
};
const letter = /^([TtcC])\.?\s+(?=\p{L})/u;

/** The unit a text begins with, and what follows it. `of` when a word for "of" stands between. */
export function leadingUnit(
  text: string,
  isCounted: boolean,
): (WrittenUnit & { of: boolean; rest: string }) | null {
  const found = leading.exec(text);
  const unit = found?.groups?.unit && written(found.groups.unit);
  if (found && unit)
    return { ...unit, of: found.groups?.of !== undefined, rest: text.slice(found[0].length) };
  const single = isCounted ? letter.exec(text) : null;
  const short = letters[single?.[1] ?? ''];
  return single && short ? { ...short, of: false, rest: text.slice(single[0].length) } : null;
}

/** The unit that a word alone means, in any of its spellings. */
export function written(text: string): WrittenUnit | undefined {
  const name = text.toLowerCase().replace(/\s+/g, ' ').trim();
  const forms = [
    name,
    name.replace(/\.(?=\s)/g, ''),
    name.replace(/[.\s-]+/g, ' '),
    name.replace(/[.\s-]+/g, ''),
    name.replace(/e?s$/, ''),
    name.replace(/s$/, ''),
  ];
  for (const form of forms) {
    const unit = known.get(form);
    if (unit) return unit;
  }
  const loose = forms[2]?.trim();
  return [...known].find(([spelling]) => spelling.replace(/[.\s-]+/g, ' ').trim() === loose)?.[1];
}
