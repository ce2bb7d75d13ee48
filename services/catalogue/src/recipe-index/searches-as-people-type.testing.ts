import type { DrinkColor } from '@barspoon/mixology/picture';

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
  color?: DrinkColor;
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
    { q: 'dakiri', any: ['daiquiri'] },
    { q: 'kaipirinja', any: ['caipirinha'] },
    { q: 'pinna kolada', any: ['pina-colada'] },
    { q: 'amareto sower', any: ['amaretto-sour'] },
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
    { q: 'french seventy five', any: ['french-75'] },
    { q: 'corpse reviver number two', any: ['corpse-reviver-no-2'] },
    { q: 'no. 2 corpse reviver', any: ['corpse-reviver-no-2'] },
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
    { q: 'rum and coke', any: ['rum-and-coke', 'cuba-libre'] },
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
  'run together and apart': [
    { q: 'gintonic', any: ['gin-and-tonic'] },
    { q: 'lemondrop', any: ['lemon-drop-martini'] },
    { q: 'vodkacranberry', all: ['vodka', 'cranberry-juice'] },
    { q: 'ginlemon', all: ['gin', 'lemon'] },
    { q: 'mytai', any: ['mai-tai'] },
    { q: 'whiskysour', any: ['whiskey-sour'] },
    { q: 'espressomartini', any: ['espresso-martini'] },
    { q: 'darkandstormy', any: ['dark-n-stormy'] },
    { q: 'longislandicedtea', any: ['long-island-iced-tea'] },
    { q: 'cosmo politan', any: ['cosmopolitan'] },
    { q: 'mar garita', any: ['margarita'] },
    { q: 'ne groni', any: ['negroni'] },
    { q: 'corpse reviver', any: ['corpse-reviver-no-2'] },
  ],
  'nicknames and what is half typed': [
    { q: 'long iland', any: ['long-island-iced-tea'] },
    { q: 'paper airplane', any: ['paper-plane'] },
    { q: 'cosmo', any: ['cosmopolitan'] },
    { q: 'LIIT', any: ['long-island-iced-tea'] },
    { q: 'g n t', any: ['gin-and-tonic'] },
    { q: 'jack and coke', any: ['bourbon-and-coke'] },
    { q: 'rum n coke', any: ['rum-and-coke'] },
    { q: 'vodka cran', any: ['cape-codder'] },
    { q: 'vod tonic', any: ['vodka-tonic'] },
    { q: 'margs', any: ['margarita'] },
    { q: 'old fash', any: ['classic-old-fashioned'] },
    { q: 'daq', any: ['daiquiri'] },
    { q: 'moscow m.', any: ['moscow-mule'] },
    { q: 'caipi', any: ['caipirinha'] },
    { q: '7 n 7', any: ['seven-and-seven'] },
    { q: 'mule', any: ['moscow-mule'] },
    { q: 'passion fruit vodka', any: ['porn-star-martini'] },
    { q: 'gin lem', all: ['gin', 'lemon'] },
    { q: 'tequila grapef', all: ['tequila', 'grapefruit|grapefruit-soda'] },
  ],
  'brands for short, and others': [
    { q: 'cuervo', all: ['tequila'] },
    { q: "maker's", all: ['bourbon'] },
    { q: 'stoli', all: ['vodka'] },
    { q: 'henny', all: ['cognac'] },
    { q: 'jd', all: ['tennessee-whiskey|bourbon|whiskey'] },
    { q: 'bombay sapphire', all: ['gin'] },
    { q: 'saint germain', all: ['elderflower-liqueur'] },
    { q: 'fever tree', all: ['tonic-water'] },
    { q: 'gordons tonic', all: ['gin', 'tonic-water'] },
    { q: 'pepsi rum', all: ['cola', 'rum'] },
    { q: 'sprite', all: ['lemon-lime-soda'] },
    { q: 'redbull vodka', any: ['vodka-energy'] },
    { q: 'absolut', all: ['vodka'] },
  ],
  'a drink with what is not in it': [
    { q: 'moscow mule gin', any: ['foghorn', 'gin-gin-mule'] },
    { q: 'tequila mule', any: ['mexican-mule'] },
    { q: 'negroni mezcal', any: ['mezcal-negroni'] },
    { q: 'rye manhattan', any: ['manhattan'] },
    { q: 'margarita gin', any: ['white-lady'] },
  ],
  'ingredients in other languages': [
    { q: 'vodka canneberge', all: ['vodka', 'cranberry-juice'] },
    { q: 'vodka Preiselbeersaft', all: ['vodka', 'cranberry-juice'] },
    { q: 'jus de mangue', any: ['mango-lassi', 'mango-daiquiri', 'frozen-mango-margarita'] },
    { q: 'tequila toronja', all: ['tequila', 'grapefruit|grapefruit-juice|grapefruit-soda'] },
    { q: 'weißer Rum Minze', all: ['white-rum', 'mint'] },
    { q: 'zumo de piña ron', all: ['rum', 'pineapple-juice'] },
    { q: 'succo di pompelmo', all: ['grapefruit-juice'] },
    { q: 'noce moscata', all: ['nutmeg'] },
    { q: 'cream and cacao', any: ['alexander', 'grasshopper', 'golden-cadillac'] },
    { q: 'Ingwerbier', all: ['ginger-beer'] },
    { q: 'sirop de miel', all: ['honey-syrup'] },
  ],
  'occasions and people': [
    { q: 'winter warmer', any: ['irish-coffee', 'black-russian'] },
    { q: 'mulled wine', any: ['gluhwein'] },
    { q: 'kids drinks', dry: true },
    { q: 'kid friendly', dry: true },
    { q: 'halloween', any: ['great-pumpkin'] },
    { q: 'xmas', any: ['eggnog', 'gluhwein', 'glogg', 'feuerzangenbowle', 'tom-and-jerry', 'coquito'] },
    { q: 'hangover cure', tag: 'hangover' },
    { q: 'hair of the dog', tag: 'hangover' },
    { q: 'sunday brunch', tag: 'brunch' },
    { q: 'cinco de mayo', tag: 'mexico' },
    { q: 'hot drinks', hot: true },
  ],
  figures: [
    { q: '0%', dry: true },
    { q: '0 percent', dry: true },
    { q: 'no abv', dry: true },
    { q: 'less than 5%', maxAbv: 5 },
    { q: 'under 10 abv', maxAbv: 10 },
    { q: 'two ingredient', maxIngredients: 2 },
    { q: '3 ingredient gin', all: ['gin'], maxIngredients: 3 },
  ],
  colors: [
    { q: 'blue', color: 'blue' },
    { q: 'green cocktail', color: 'green' },
    { q: 'something pink', color: 'pink' },
    { q: 'purple drink', color: 'purple' },
    { q: 'red drink without gin', color: 'red', none: ['gin'] },
    { q: 'black drink', color: 'black' },
    { q: 'pink gin', any: ['pink-gin'] },
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
