/** A search as somebody types it, and what is right among its first three results. */
export interface TypedSearch {
  q: string;
  /** One of these is among them. */
  any?: string[];
  /** Each of them is made with all of these: slugs of ingredients, of their kinds, or of what they are made from. */
  all?: string[];
  /** None of them has any of these in or on it: slugs. */
  none?: string[];
  dry?: true;
  glass?: string;
  difficulty?: string;
  method?: string;
  /** Served hot. */
  hot?: true;
  /** In the name of each of them. */
  name?: string;
  tag?: string;
  maxAbv?: number;
  maxIngredients?: number;
}

const kinds: Readonly<Record<string, readonly TypedSearch[]>> = {
  'accents and marks': [
    { q: 'pina colada', any: ['pina-colada'] },
    { q: 'creme de menthe', all: ['creme-de-menthe'] },
    { q: 'cafe brulot', any: ['cafe-brulot'] },
    { q: 'canchanchara', any: ['canchanchara'] },
    { q: 'glogg', any: ['glogg'] },
    { q: 'bees knees', any: ['bees-knees'] },
    { q: 'horses neck', any: ['horses-neck'] },
    { q: 'dark n stormy', any: ['dark-n-stormy'] },
    { q: 'dark and stormy', any: ['dark-n-stormy'] },
    { q: 'tommys margarita', any: ['tommys-margarita'] },
    { q: "debbie don't", any: ['debbie-dont'] },
    { q: 'whisky sour', any: ['whiskey-sour'] },
  ],
  'typing errors': [
    { q: 'mojitto', any: ['mojito'] },
    { q: 'tequilla sunrise', any: ['tequila-sunrise'] },
    { q: 'expresso martini', any: ['espresso-martini'] },
    { q: 'manhatan', any: ['manhattan'] },
    { q: 'cipirinha', any: ['caipirinha'] },
    { q: 'bloodymary', any: ['bloody-mary'] },
    { q: 'oldfashioned', any: ['classic-old-fashioned'] },
    { q: 'negorni', any: ['negroni'] },
    { q: 'daquiri', any: ['daiquiri'] },
    { q: 'margerita', any: ['margarita'] },
    { q: 'penicilin', any: ['penicillin'] },
    { q: 'vodca cranbery', all: ['vodka', 'cranberry|cranberry-juice'] },
  ],
  'order and numbers': [
    { q: 'tea long island iced', any: ['long-island-iced-tea'] },
    { q: 'mule moscow', any: ['moscow-mule'] },
    { q: 'mint julep bourbon', any: ['mint-julep'] },
    { q: '20th century', any: ['twentieth-century'] },
    { q: '3 dots and a dash', any: ['three-dots-and-a-dash'] },
    { q: 'corpse reviver no. 2', any: ['corpse-reviver-no-2'] },
    { q: 'the last word cocktail', any: ['last-word'] },
    { q: 'how to make a negroni', any: ['negroni'] },
  ],
  'several ingredients': [
    { q: 'gin lemon', all: ['gin', 'lemon'] },
    { q: 'mezcal campari', all: ['mezcal', 'campari'] },
    { q: 'vodka lime ginger', all: ['vodka', 'lime', 'ginger|ginger-beer|ginger-ale'] },
    { q: 'rum lime mint', all: ['rum', 'lime', 'mint'] },
    { q: 'rum and coke', any: ['cuba-libre'] },
    { q: 'tequila grapefruit', all: ['tequila', 'grapefruit|grapefruit-soda'] },
    { q: 'gin chartreuse', all: ['gin', 'green-chartreuse|yellow-chartreuse'] },
    { q: 'vodka orange juice', any: ['screwdriver'] },
    { q: 'prosecco peach', any: ['bellini'] },
    { q: 'bourbon sweet vermouth campari', any: ['boulevardier'] },
    { q: 'cognac and cream', all: ['cognac|brandy', 'cream'] },
    { q: 'egg white gin', all: ['gin', 'egg-white'] },
  ],
  brands: [
    { q: 'hendricks tonic', all: ['gin', 'tonic-water'] },
    { q: 'tanqueray', all: ['gin'] },
    { q: 'patron lime', all: ['tequila', 'lime'] },
    { q: 'kahlua', all: ['coffee-liqueur'] },
    { q: 'absolut cranberry', all: ['vodka', 'cranberry|cranberry-juice'] },
    { q: 'bacardi lime', all: ['rum', 'lime'] },
  ],
  'what must not be in it': [
    { q: 'gin without vermouth', all: ['gin'], none: ['vermouth'] },
    { q: 'rum no coconut', all: ['rum'], none: ['coconut'] },
    { q: 'rum without pineapple', all: ['rum'], none: ['pineapple', 'pineapple-juice'] },
    { q: 'gin no citrus', all: ['gin'], none: ['lemon', 'lime'] },
    { q: 'vodka w/o cream', all: ['vodka'], none: ['cream'] },
    { q: 'margarita without triple sec', none: ['triple-sec'], all: [] },
    { q: 'whiskey ohne ei', all: ['whiskey'], none: ['egg', 'egg-white'] },
  ],
  'what kind of drink': [
    { q: 'mocktails', dry: true },
    { q: 'non alcoholic', dry: true },
    { q: 'alcohol-free with lime', dry: true, all: ['lime'] },
    { q: 'easy gin', all: ['gin'], difficulty: 'Beginner' },
    { q: 'highball scotch', all: ['scotch|whiskey'], glass: 'highball' },
    { q: 'coupe gin', all: ['gin'], glass: 'coupe' },
    { q: 'hot whiskey', all: ['whiskey'], hot: true },
    { q: 'frozen rum', all: ['rum'], method: 'blend' },
    { q: 'tiki', tag: 'tiki' },
    { q: 'under 10% abv', maxAbv: 10 },
    { q: 'vodka at most 3 ingredients', all: ['vodka'], maxIngredients: 3 },
    { q: 'something smoky without egg', all: ['mezcal|islay-scotch'], none: ['egg'] },
    { q: 'anything but tequila', none: ['tequila'], all: [] },
  ],
  'other languages': [
    { q: 'ron con menta', all: ['rum', 'mint'] },
    { q: 'gin citron vert', all: ['gin', 'lime'] },
    { q: 'tequila pamplemousse', all: ['tequila', 'grapefruit|grapefruit-soda'] },
    { q: 'wodka mit limette', all: ['vodka', 'lime'] },
    { q: 'rum mit ananassaft', all: ['rum', 'pineapple'] },
    { q: 'vodka con zenzero', all: ['vodka', 'ginger|ginger-beer|ginger-ale'] },
    { q: 'cocktail au rhum et menthe', all: ['rum', 'mint'] },
  ],
  'one word that the letters find': [
    { q: 'gin', all: ['gin'] },
    { q: 'negroni', any: ['negroni'] },
    { q: 'campari', all: ['campari'] },
    { q: 'sour', name: 'sour' },
  ],
};

export const typedSearches = Object.entries(kinds).flatMap(([kind, searches]) =>
  searches.map((search) => ({ kind, ...search })),
);
