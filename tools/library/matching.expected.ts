/**
 * What a bartender expects of five bottles and fruits: the ingredients each stands in for, and every recipe of the
 * library that has use for it. Reviewed by hand; a new recipe or ingredient is added here when it belongs.
 */
export const expectedMatches = [
  {
    item: 'Gin',
    ingredients: words(`gin london-dry-gin navy-strength-gin old-tom-gin plymouth-gin`),
    recipes: words(`
    abbey adios agua-de-valencia alaska allies amalfi-smash angel-face angelo-azzurro army-and-navy atty
    aviation barbary-coast bees-knees bijou blueberry-gin-fizz bog-collins bramble breakfast-martini bronx
    cardinale casino cloister clover-club coffee-negroni contessa corpse-reviver-no-2 damn-the-weather
    diamond-fizz dogs-nose dry-martini dubonnet-cocktail earl-grey-marteani east-side english-garden
    enzoni fallen-angel fifty-fifty-martini floradora fog-cutter foghorn fourth-degree french-75
    french-gimlet garrick-club-punch gibson gimlet gin-and-it gin-and-juice gin-and-tonic gin-basil-smash
    gin-buck gin-fizz gin-gin-mule gin-rickey gin-sour gloom-raiser golden-fizz hanky-panky
    hawaiian-cocktail income-tax intro-to-aperol jasmine john-collins journalist jupiter last-word
    lavender-gin-fizz leap-year leche-de-pantera long-island-iced-tea lonkero loud-speaker lucien-gaudin
    maidens-prayer marguerite-cocktail marianito martinez million-dollar monkey-gland monks-garden negroni
    obituary opera orange-blossom orto pall-mall paradise parisian passione-amara pegu-club pendennis-club
    pink-gin pink-lady pomada princeton ramos-fizz red-snapper rolls-royce royal-gin-fizz royal-hawaiian
    saketini satans-whiskers saturn self-starter sensation seventh-heaven silver-bullet silver-fizz
    singapore-sling skip-and-go-naked sky-juice south-side straits-sling strawberry-gin-smash
    suffering-bastard tom-collins tuxedo twentieth-century vesper wedding-bells white-cargo white-lady
    white-negroni yayo yokohama
`),
  },
  {
    item: 'Limes',
    ingredients: words(`lime lime-juice lime-twist lime-wedge lime-wheel`),
    recipes: words(`
    151-swizzle agua-de-pepino agua-mineral-preparada aguapanela-con-limon air-mail amaretto-and-coke
    ancient-mariner anejo-highball angostura-colada apple-ginger-fizz art-of-choke bacardi-cocktail
    banana-daiquiri barbados-rum-punch barracuda basil-daiquiri batanga batida-de-manga beachcomber
    bitter-mai-tai blackberry-mule bloody-maria blossom-cooler bombay-government-punch caesar caipirinha
    caipirinha-de-abacaxi caipirinha-de-morango caipiroska canchanchara canelazo cantarito cape-codder
    cha-manao charlie-chaplin chartreuse-swizzle chelada cherry-limeade chicha-morada chilcano
    chilcano-de-toronja chilean-pisco-sour chiliguaro chuflay churchill cobras-fang
    coconut-rum-and-pineapple corn-n-oil cosmopolitan cranberry-ginger-cooler cranberry-margarita
    cranberry-mule cuba-libre cubanito cucumber-cooler cucumber-margarita cucumber-mint-cooler
    cucumber-mojito daiquiri daiquiri-no-4 daisy-de-santiago dawa death-in-the-gulf-stream division-bell
    doctor-cocktail doctor-funk dons-special-daiquiri east-side el-diablo elderflower-margarita
    english-garden expedition fallen-angel floradora foghorn freddie-bartholomew french-gimlet fresa-sour
    frozen-mango-margarita frozen-margarita gin-gin-mule gin-rickey goombay-smash grand-margarita grog
    guarapita gunner hemingway-special hibiscus-margarita honeysuckle honi-honi hotel-nacional-special
    iba-tiki illegal infante ipanema jack-rose jager-mule jalapeno-margarita jaljeera
    jamaican-carrot-juice jamaican-ginger-beer jet-pilot jungle-bird kamikaze kentucky-maid kentucky-mule
    knickerbocker kremlin-colonel last-word lime-rickey limonada-de-coco limonada-suica lions-tail mai-tai
    mamie-taylor mango-daiquiri mango-mezcalita mango-mule maracuya-sour margarita matador metropolitan
    mexican-firing-squad mexican-mule mezcal-mule mezcal-paloma mezcal-sunrise miami-vice michelada
    midori-sour millionaire-no-1 missionarys-downfall mojito monks-garden morning-glory-fizz moscow-mule
    mulata-daiquiri naked-and-famous navy-grog new-york-cocktail nimbu-pani nuclear-daiquiri nui-nui
    old-cuban oriental-cocktail otai pago-pago paloma pan-american-clipper panakam passion-fruit-daiquiri
    passion-fruit-margarita pegu-club pendennis-club periodista picante-de-la-casa
    pineapple-basil-margarita pinga-com-mel planters-punch ponche-de-creme pussyfoot quarter-deck
    queens-park-swizzle ramos-fizz ranch-water raspberry-lime-rickey raspberry-mojito refresco-de-maracuya
    ron-collins royal-bermuda-yacht-club rum-mule rum-runner sangrita santo-libre saoco scarlett-ohara
    september-morn shirley-temple sidewinders-fang siesta singapore-sling single-village-fix sinh-to-bo
    smoky-mezcal-margarita soda-chanh sorrel-rum-punch spiced-rum-and-ginger spicy-fifty
    strawberry-daiquiri strawberry-margarita subak-soju suffering-bastard summit te-con-te test-pilot
    three-dots-and-a-dash ti-punch tia-mia tommys-margarita toreador vampiro virgin-cosmopolitan
    virgin-garden-gimlet virgin-hurricane virgin-margarita virgin-mojito virgin-mule virgin-paloma
    virgin-pina-colada virgin-strawberry-daiquiri watermelon-agua-fresca watermelon-cooler
    watermelon-margarita watermelon-martini watermelon-mint-slush whiskey-ginger wray-and-ting yellow-bird
    zombie
`),
  },
  {
    item: 'Whiskey',
    ingredients: words(
      `blended-scotch bourbon canadian-whisky irish-whiskey islay-scotch japanese-whisky rye-whiskey scotch single-malt-scotch tennessee-whiskey whiskey`,
    ),
    recipes: words(`
    affinity algonquin amarena-sour amaretto-sour apple-cinnamon-sour barbary-coast black-manhattan
    blinker blood-and-sand blue-blazer bobby-burns boilermaker boulevardier bourbon-and-coke brooklyn
    brown-derby camerons-kick chatham-artillery-punch churchill classic-old-fashioned conference
    cranberry-whiskey-sour de-la-louisiane deshler diamondback don-pedro eastern-sour eggnog expedition
    fancy-free front-porch-tea frozen-irish-coffee gaelic-coffee godfather gold-rush great-pumpkin
    greenpoint halekulani honi-honi hoots-mon hot-toddy improved-whiskey-cocktail irish-coffee
    irish-hot-chocolate irish-orchard kentucky-bramble kentucky-coffee kentucky-maid kentucky-mule lawhill
    lions-tail little-italy lynchburg-lemonade mamie-taylor manhattan maple-old-fashioned mint-julep
    mississippi-punch mizuwari monte-carlo moose-milk morning-glory-cocktail morning-glory-fizz
    new-york-cocktail new-york-sour old-pal orchard-thief oriental-cocktail paper-plane
    peach-bourbon-smash penicillin perfect-manhattan port-light presbyterian prescription-julep
    prince-of-wales rattlesnake red-hook remember-the-maine revolver rob-roy rusty-nail rye-and-ginger
    rye-sazerac saratoga scofflaw scotch-whisky-skin seelbach seven-and-seven stone-fence tipperary
    toronto trinidad-sour vieux-carre ward-eight washington-apple whiskey-cobbler whiskey-ginger
    whiskey-smash whiskey-sour whisky-and-green-tea whisky-highball whisky-mac whizz-bang
`),
  },
  {
    item: 'Cream',
    ingredients: words(`cream heavy-cream whipped-cream`),
    recipes: words(`
    alexander banshee barbary-coast bicerin bombardino chocolat-chaud colorado-bulldog don-pedro eggnog
    eierpunsch einspanner eiskaffee fluffy-duck gaelic-coffee golden-cadillac golden-dream grasshopper
    irish-coffee irish-hot-chocolate italian-coffee jamaican-coffee kentucky-coffee keoke-coffee lumumba
    maria-theresia mexican-coffee mudslide normandy-coffee nutty-irishman peppermint-patty pharisaer
    pink-squirrel ramos-fizz rudesheimer-kaffee schumli-pflumli silk-stocking spanish-coffee swimming-pool
    toasted-almond toblerone-cocktail velvet-hammer verte-chaud white-russian
`),
  },
  {
    item: 'Eggs',
    ingredients: words(`egg egg-white egg-yolk`),
    recipes: words(`
    absinthe-suissesse ale-flip amaretto-sour apple-cinnamon-sour bosom-caresser ca-phe-trung chicago-fizz
    chocolate-cocktail clover-club death-flip earl-grey-marteani egg-lemonade eggnog fresa-sour
    general-harrisons-eggnog golden-fizz great-pumpkin illegal lavender-gin-fizz leche-merengada
    maracuya-sour midori-sour million-dollar morning-glory-fizz new-york-sour pamplemousse-fizz
    parsons-special pink-lady pisco-sour ponche-de-creme porto-flip prairie-oyster pussyfoot ramos-fizz
    rattlesnake rompope royal-gin-fizz rum-flip september-morn sherry-flip silver-fizz south-side
    tamagozake tom-and-jerry ve-n-to whiskey-sour
`),
  },
];

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
