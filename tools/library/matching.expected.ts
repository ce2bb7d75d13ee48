/**
 * What a bartender expects of five bottles and fruits: the ingredients each stands in for, and every recipe of the
 * library that has use for it. Reviewed by hand; a new recipe or ingredient is added here when it belongs.
 */
export const expectedMatches = [
  {
    item: 'Gin',
    ingredients: words(`gin london-dry-gin navy-strength-gin old-tom-gin plymouth-gin`),
    recipes: words(`
    agua-de-valencia alaska angel-face army-and-navy aviation bees-knees bijou bramble bronx cardinale
    casino clover-club corpse-reviver-no-2 dry-martini dubonnet-cocktail fifty-fifty-martini floradora
    fog-cutter french-75 garrick-club-punch gibson gimlet gin-and-it gin-and-tonic gin-basil-smash gin-fizz
    gin-rickey hanky-panky income-tax jasmine john-collins journalist last-word lavender-gin-fizz
    long-island-iced-tea marianito martinez monkey-gland negroni obituary opera orange-blossom paradise
    pegu-club pendennis-club pink-gin pink-lady ramos-fizz red-snapper satans-whiskers saturn silver-fizz
    singapore-sling skip-and-go-naked south-side straits-sling suffering-bastard tom-collins tuxedo
    twentieth-century vesper white-lady
`),
  },
  {
    item: 'Limes',
    ingredients: words(`lime lime-juice lime-twist lime-wedge lime-wheel`),
    recipes: words(`
    151-swizzle air-mail ancient-mariner anejo-highball angostura-colada art-of-choke bacardi-cocktail
    banana-daiquiri barbados-rum-punch batanga beachcomber bitter-mai-tai bloody-maria
    bombay-government-punch caesar caipirinha caipiroska canchanchara canelazo cantarito cape-codder
    charlie-chaplin chartreuse-swizzle chelada cherry-limeade chicha-morada chilcano chilean-pisco-sour
    churchill cobras-fang corn-n-oil cosmopolitan cranberry-mule cuba-libre daiquiri daiquiri-no-4
    daisy-de-santiago division-bell doctor-funk dons-special-daiquiri el-diablo expedition floradora
    freddie-bartholomew frozen-mango-margarita frozen-margarita gin-rickey grand-margarita grog
    hemingway-special honeysuckle hotel-nacional-special iba-tiki illegal infante ipanema jack-rose
    jalapeno-margarita jaljeera jet-pilot jungle-bird kamikaze kentucky-mule kremlin-colonel last-word
    lime-rickey limonada-suica lions-tail mai-tai mamie-taylor maracuya-sour margarita matador metropolitan
    mexican-firing-squad mexican-mule miami-vice michelada midori-sour missionarys-downfall mojito
    morning-glory-fizz moscow-mule mulata-daiquiri naked-and-famous navy-grog nimbu-pani nuclear-daiquiri
    nui-nui old-cuban paloma pegu-club pendennis-club periodista picante-de-la-casa planters-punch pussyfoot
    queens-park-swizzle ramos-fizz ranch-water ron-collins royal-bermuda-yacht-club rum-runner sangrita
    shirley-temple sidewinders-fang siesta singapore-sling single-village-fix smoky-mezcal-margarita
    sorrel-rum-punch spicy-fifty strawberry-daiquiri suffering-bastard test-pilot three-dots-and-a-dash
    ti-punch tia-mia tommys-margarita toreador vampiro virgin-cosmopolitan virgin-garden-gimlet
    virgin-hurricane virgin-margarita virgin-mojito virgin-mule virgin-paloma virgin-pina-colada
    virgin-strawberry-daiquiri watermelon-agua-fresca watermelon-margarita wray-and-ting zombie
`),
  },
  {
    item: 'Whiskey',
    ingredients: words(
      `blended-scotch bourbon canadian-whisky irish-whiskey islay-scotch japanese-whisky rye-whiskey scotch single-malt-scotch tennessee-whiskey whiskey`,
    ),
    recipes: words(`
    affinity algonquin amaretto-sour blood-and-sand blue-blazer bobby-burns boilermaker boulevardier
    brooklyn brown-derby camerons-kick chatham-artillery-punch churchill classic-old-fashioned conference
    de-la-louisiane diamondback eastern-sour eggnog expedition fancy-free frozen-irish-coffee godfather
    great-pumpkin halekulani hot-toddy improved-whiskey-cocktail irish-coffee kentucky-mule lions-tail
    lynchburg-lemonade mamie-taylor manhattan mint-julep monte-carlo moose-milk morning-glory-fizz
    new-york-sour old-pal paper-plane penicillin perfect-manhattan port-light presbyterian
    prescription-julep prince-of-wales remember-the-maine rob-roy rusty-nail rye-sazerac saratoga scofflaw
    seelbach tipperary toronto trinidad-sour vieux-carre ward-eight whiskey-smash whiskey-sour
    whisky-highball
`),
  },
  {
    item: 'Cream',
    ingredients: words(`cream heavy-cream whipped-cream`),
    recipes: words(`
    alexander banshee bombardino chocolat-chaud colorado-bulldog eggnog golden-cadillac golden-dream
    grasshopper irish-coffee jamaican-coffee keoke-coffee lumumba mexican-coffee mudslide nutty-irishman
    peppermint-patty pharisaer pink-squirrel ramos-fizz rudesheimer-kaffee silk-stocking spanish-coffee
    swimming-pool toasted-almond velvet-hammer verte-chaud white-russian
`),
  },
  {
    item: 'Eggs',
    ingredients: words(`egg egg-white egg-yolk`),
    recipes: words(`
    absinthe-suissesse ale-flip amaretto-sour chicago-fizz clover-club death-flip eggnog great-pumpkin
    illegal lavender-gin-fizz maracuya-sour midori-sour morning-glory-fizz new-york-sour parsons-special
    pink-lady pisco-sour porto-flip prairie-oyster pussyfoot ramos-fizz rompope rum-flip sherry-flip
    silver-fizz south-side tom-and-jerry ve-n-to whiskey-sour
`),
  },
];

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
