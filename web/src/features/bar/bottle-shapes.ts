import type { BarCategory, BarItem } from '@barspoon/contracts';

/** A thing on the shelf, drawn in a field 60 wide with its foot at 128. */
export interface BottleShape {
  /** From its foot to its top. */
  height: number;
  /** Outline of the glass, or of the whole thing. */
  body: string;
  /** Height the content reaches; none for things without content. */
  level?: number;
  cap?: string;
  /** Where the label sticks: x, y, width, height. */
  label?: readonly [x: number, y: number, width: number, height: number];
  /** Strokes inside or next to the outline. */
  detail?: string;
}

const vodka: BottleShape = {
  height: 124,
  body: 'M25 16h10v20c0 6 11 6 11 16v70a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6V52c0-10 11-10 11-16z',
  level: 42,
  cap: 'M24 6h12v10H24z',
  label: [18, 68, 24, 34],
};
const gin: BottleShape = {
  height: 114,
  body: 'M24 30h12v14h6c5 0 8 3 8 8v70a6 6 0 0 1-6 6H16a6 6 0 0 1-6-6V52c0-5 3-8 8-8h6z',
  level: 52,
  cap: 'M22 16h16v14H22z',
  label: [15, 70, 30, 32],
};
const rum: BottleShape = {
  height: 123,
  body: 'M25 18h10v22c0 4 13 10 13 24v58a6 6 0 0 1-6 6H18a6 6 0 0 1-6-6V64c0-14 13-20 13-24z',
  level: 50,
  cap: 'M24 7h12v11H24z',
  label: [16, 74, 28, 32],
};
const whiskey: BottleShape = {
  height: 109,
  body: 'M23 34h14v12h8c4 0 7 3 7 7v69a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6V53c0-4 3-7 7-7h8z',
  level: 56,
  cap: 'M21 21h18v13H21z',
  label: [13, 72, 34, 34],
};
const tequila: BottleShape = {
  height: 120,
  body: 'M25 28h10v16c9 2 17 6 16 18l-5 60a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6L9 62c-1-12 7-16 16-18z',
  level: 56,
  cap: 'M30 10a8 8 0 0 1 8 8v10H22V18a8 8 0 0 1 8-8z',
  label: [16, 76, 28, 28],
};
const brandy: BottleShape = {
  height: 122,
  body: 'M26 20h8v24c0 6 18 22 18 48v26c0 6-4 10-10 10H18c-6 0-10-4-10-10V92c0-26 18-42 18-48z',
  level: 62,
  cap: 'M25 8h10v12H25z',
  label: [15, 88, 30, 26],
};
const liqueur: BottleShape = {
  height: 125,
  body: 'M26 16h8v8c0 4 4 6 4 12 0 7-4 9-4 14 0 5 12 8 12 18v54a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6V68c0-10 12-13 12-18 0-5-4-7-4-14 0-6 4-8 4-12z',
  level: 58,
  cap: 'M25 5h10v11H25z',
  label: [18, 78, 24, 30],
};
const longneck: BottleShape = {
  height: 112,
  body: 'M26 24h8v28c0 8 9 10 9 20v50a6 6 0 0 1-6 6H23a6 6 0 0 1-6-6V72c0-10 9-12 9-20z',
  level: 44,
  cap: 'M25 18h10l1 6H24z',
  label: [19, 82, 22, 26],
};
const stout: BottleShape = {
  height: 92,
  body: 'M25 44h10v10c0 6 10 8 10 18v50a6 6 0 0 1-6 6H21a6 6 0 0 1-6-6V72c0-10 10-12 10-18z',
  level: 58,
  cap: 'M24 38h12l1 6H23z',
  label: [18, 82, 24, 28],
};
const can: BottleShape = {
  height: 87,
  body: 'M17 50l4-7h18l4 7v70l-4 8H21l-4-8z',
  level: 43,
  label: [17, 66, 26, 40],
  detail: 'M17 50h26M17 120h26M26 43h8',
};
const weissbier: BottleShape = {
  height: 125,
  body: 'M26 12h8v32c0 9 10 12 10 24v54a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6V68c0-12 10-15 10-24z',
  level: 36,
  cap: 'M25 5h10l1 7H24z',
  label: [19, 80, 22, 28],
};
const bitters: BottleShape = {
  height: 76,
  body: 'M26 64h8v12c0 4 8 5 8 11v35a6 6 0 0 1-6 6H24a6 6 0 0 1-6-6V87c0-6 8-7 8-11z',
  level: 76,
  cap: 'M25 54h10v10H25z',
  label: [16, 82, 28, 42],
};
const syrup: BottleShape = {
  height: 113,
  body: 'M26 38h8v16c0 5 10 8 10 17v51a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6V71c0-9 10-12 10-17z',
  level: 60,
  cap: 'M27 38V28l-8-7 3-4 11 9v12z',
  label: [20, 82, 20, 26],
};
const carafe: BottleShape = {
  height: 86,
  body: 'M20 44h20l-2 18c0 6 9 12 9 26v28c0 7-5 12-12 12h-10c-7 0-12-5-12-12V88c0-14 9-20 9-26z',
  level: 72,
  detail: 'M22 58h16',
};
const splitBottle: BottleShape = {
  height: 88,
  body: 'M26 48h8v14c0 8 7 10 7 18v42a6 6 0 0 1-6 6H25a6 6 0 0 1-6-6V80c0-8 7-10 7-18z',
  level: 62,
  cap: 'M25 42h10l1 6H24z',
  label: [21, 88, 18, 22],
};
const jar: BottleShape = {
  height: 74,
  body: 'M14 72c0-4 3-6 6-6h20c3 0 6 2 6 6v48c0 5-3 8-8 8H22c-5 0-8-3-8-8z',
  level: 76,
  cap: 'M17 56h26v10H17z',
  detail: 'M24 90a5 5 0 1 0 .1 0M36 96a5 5 0 1 0 .1 0M25 106a5 5 0 1 0 .1 0M37 112a5 5 0 1 0 .1 0',
};
const fruit: BottleShape = {
  height: 48,
  body: 'M30 84c14 0 24 9 24 22s-10 22-24 22S6 119 6 106s10-22 24-22z',
  level: 84,
  detail: 'M30 84c0-5 3-8 8-9M16 100c2-5 6-8 10-9',
};
const berries: BottleShape = {
  height: 46,
  body: 'M18 98a10 10 0 0 1 12-10 10 10 0 0 1 14 9 11 11 0 0 1 5 20 11 11 0 0 1-19 11 11 11 0 0 1-19-10 11 11 0 0 1 7-20z',
  level: 84,
  detail: 'M30 88v40M18 98c5 0 8 3 12 8M44 97c-5 1-9 4-14 9M11 118h38',
};
const herbs: BottleShape = {
  height: 78,
  body: 'M30 128c-3-18-20-22-20-42 8-2 13 2 16 8-2-14 0-26 4-34 4 8 6 20 4 34 3-6 8-10 16-8 0 20-17 24-20 42z',
  level: 60,
  detail: 'M30 128V78M20 96l10 16M40 96l-10 16',
};
const shaker: BottleShape = {
  height: 98,
  body: 'M20 58h20l3 66a4 4 0 0 1-4 4H21a4 4 0 0 1-4-4zM22 42h16l2 16H20zM26 32h8v10h-8z',
  level: 32,
  detail: 'M20 58h20M22 42h16',
};
const coupe: BottleShape = {
  height: 78,
  body: 'M10 52c0 24 9 36 20 36s20-12 20-36zM28 88h4v34h-4zM16 128c0-5 28-5 28 0z',
  level: 60,
};
const strainer: BottleShape = {
  height: 90,
  body: 'M30 76a22 22 0 1 1-.1 0zM27 40h6v36h-6z',
  level: 40,
  detail: 'M22 92h.1M30 92h.1M38 92h.1M22 104h.1M30 104h.1M38 104h.1M30 116h.1',
};
const jigger: BottleShape = {
  height: 62,
  body: 'M14 68h32L34 98l10 30H16l10-30z',
  level: 68,
  detail: 'M26 98h8',
};

const spoon: BottleShape = {
  height: 116,
  body: 'M30 128c-5 0-8-5-8-12s4-13 8-13 8 6 8 13-3 12-8 12zM28.5 18h3v86h-3zM30 12a4 4 0 1 1-.1 0z',
  level: 12,
  detail: 'M27 34l6 6M27 46l6 6M27 58l6 6M27 70l6 6',
};
const tumbler: BottleShape = {
  height: 72,
  body: 'M14 56h32l-4 66a6 6 0 0 1-6 6H24a6 6 0 0 1-6-6z',
  level: 56,
  detail: 'M20 116h20',
};
const flute: BottleShape = {
  height: 108,
  body: 'M20 20h20c1 26-1 52-8 58v44h-4V78c-7-6-9-32-8-58zM18 128c0-5 24-5 24 0z',
  level: 20,
};
const mug: BottleShape = {
  height: 62,
  body: 'M14 66h30v56a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6z',
  level: 66,
  detail: 'M44 78c12-2 14 26 0 26',
};
const spices: BottleShape = {
  height: 60,
  body: 'M18 88c0-4 3-6 6-6h12c3 0 6 2 6 6v34a6 6 0 0 1-6 6H24a6 6 0 0 1-6-6z',
  level: 92,
  cap: 'M20 68h20v12H20z',
};
const banana: BottleShape = {
  height: 52,
  body: 'M12 80c-2 24 12 46 38 44l1-7c-16-1-28-14-31-37z',
  level: 76,
  detail: 'M13 88c3 18 15 32 34 33',
};

/** Things whose name says more than their kind. */
const byName: readonly (readonly [RegExp, BottleShape])[] = [
  [/shaker|mixing tin|\btins?\b/i, shaker],
  [/jigger|measure/i, jigger],
  [/strainer|sieve|filter/i, strainer],
  [/flute/i, flute],
  [/\bmugs?\b|julep|\bcups?\b/i, mug],
  [/rocks|highball|collins|tumbler|pint|pilsner|shot glass|mixing glass|sling/i, tumbler],
  [/banana/i, banana],
  [/black pepper|allspice|cinnamon|nutmeg|clove|salt|sugar|spice|cardamom|anise|vanilla|beans?$/i, spices],
];

const bySubcategory: Record<string, BottleShape> = {
  Vodka: vodka,
  Gin: gin,
  Rum: rum,
  Whiskey: whiskey,
  Tequila: tequila,
  Brandy: brandy,
  Liqueur: liqueur,
  Lager: longneck,
  Ale: longneck,
  Stout: stout,
  IPA: can,
  'Wheat Beer': weissbier,
  Bitters: bitters,
  Syrups: syrup,
  Juices: carafe,
  Sodas: can,
  'Tonic Water': splitBottle,
  Citrus: fruit,
  Berries: berries,
  Herbs: herbs,
  Olives: jar,
  Cherries: jar,
  Tools: spoon,
  Glassware: coupe,
  Strainers: strainer,
  Jiggers: jigger,
};
const byCategory: Record<BarCategory, BottleShape> = {
  spirits: rum,
  beer: longneck,
  mixers: splitBottle,
  fruit,
  supplies: spoon,
};

/** The shape an item stands on the shelf in: what its name says, its subcategory's, or its category's. */
export function shapeOf({
  name,
  category,
  subcategory,
}: Pick<BarItem, 'name' | 'category' | 'subcategory'>): BottleShape {
  const isBottled = category === 'spirits' || category === 'beer' || category === 'mixers';
  const named = isBottled ? undefined : byName.find(([pattern]) => pattern.test(name))?.[1];
  return named ?? ((subcategory && bySubcategory[subcategory]) || byCategory[category]);
}
