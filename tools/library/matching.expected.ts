/**
 * What a bartender expects of five bottles and fruits: the ingredients each stands in for, and every recipe of the
 * library that has use for it. Reviewed by hand; a new recipe or ingredient is added here when it belongs.
 */
export const expectedMatches = [
  {
    item: 'Gin',
    ingredients: words(`gin london-dry-gin navy-strength-gin old-tom-gin plymouth-gin`),
    recipes: words(`
    adios agua-de-valencia alaska amalfi-smash angel-face army-and-navy aviation bees-knees bijou
    blueberry-gin-fizz bog-collins bramble breakfast-martini bronx cardinale casino cloister clover-club
    coffee-negroni contessa corpse-reviver-no-2 dry-martini dubonnet-cocktail earl-grey-marteani east-side
    english-garden fifty-fifty-martini floradora fog-cutter foghorn french-75 french-gimlet
    garrick-club-punch gibson gimlet gin-and-it gin-and-juice gin-and-tonic gin-basil-smash gin-buck
    gin-fizz gin-gin-mule gin-rickey hanky-panky income-tax intro-to-aperol jasmine john-collins
    journalist last-word lavender-gin-fizz long-island-iced-tea marianito martinez monkey-gland
    monks-garden negroni obituary opera orange-blossom orto paradise passione-amara pegu-club
    pendennis-club pink-gin pink-lady ramos-fizz red-snapper satans-whiskers saturn seventh-heaven
    silver-fizz singapore-sling skip-and-go-naked sky-juice south-side straits-sling strawberry-gin-smash
    suffering-bastard tom-collins tuxedo twentieth-century vesper white-lady
`),
  },
  {
    item: 'Limes',
    ingredients: words(`lime lime-juice lime-twist lime-wedge lime-wheel`),
    recipes: words(`
    151-swizzle air-mail amaretto-and-coke ancient-mariner anejo-highball angostura-colada
    apple-ginger-fizz art-of-choke bacardi-cocktail banana-daiquiri barbados-rum-punch basil-daiquiri
    batanga batida-de-manga beachcomber bitter-mai-tai blackberry-mule bloody-maria blossom-cooler
    bombay-government-punch caesar caipirinha caipirinha-de-abacaxi caipirinha-de-morango caipiroska
    canchanchara canelazo cantarito cape-codder charlie-chaplin chartreuse-swizzle chelada cherry-limeade
    chicha-morada chilcano chilcano-de-toronja chilean-pisco-sour churchill cobras-fang coconut-rum-and-pineapple corn-n-oil
    cosmopolitan cranberry-ginger-cooler cranberry-margarita cranberry-mule cuba-libre cucumber-cooler
    cucumber-margarita cucumber-mint-cooler cucumber-mojito daiquiri daiquiri-no-4 daisy-de-santiago
    division-bell doctor-funk dons-special-daiquiri east-side el-diablo elderflower-margarita
    english-garden expedition floradora foghorn freddie-bartholomew french-gimlet fresa-sour
    frozen-mango-margarita frozen-margarita gin-gin-mule gin-rickey grand-margarita grog hemingway-special
    hibiscus-margarita honeysuckle hotel-nacional-special iba-tiki illegal infante ipanema jack-rose
    jager-mule jalapeno-margarita jaljeera jet-pilot jungle-bird kamikaze kentucky-maid kentucky-mule
    kremlin-colonel last-word lime-rickey limonada-suica lions-tail mai-tai mamie-taylor mango-daiquiri
    mango-mezcalita mango-mule maracuya-sour margarita matador metropolitan mexican-firing-squad
    mexican-mule mezcal-mule mezcal-paloma mezcal-sunrise miami-vice michelada midori-sour
    missionarys-downfall mojito monks-garden morning-glory-fizz moscow-mule mulata-daiquiri
    naked-and-famous navy-grog new-york-cocktail nimbu-pani nuclear-daiquiri nui-nui old-cuban pago-pago
    paloma passion-fruit-daiquiri passion-fruit-margarita pegu-club pendennis-club periodista
    picante-de-la-casa pineapple-basil-margarita pinga-com-mel planters-punch pussyfoot
    queens-park-swizzle ramos-fizz ranch-water raspberry-mojito refresco-de-maracuya ron-collins
    royal-bermuda-yacht-club rum-mule rum-runner sangrita scarlett-ohara shirley-temple sidewinders-fang
    siesta singapore-sling single-village-fix smoky-mezcal-margarita sorrel-rum-punch
    spiced-rum-and-ginger spicy-fifty strawberry-daiquiri strawberry-margarita suffering-bastard summit
    test-pilot three-dots-and-a-dash ti-punch tia-mia tommys-margarita toreador vampiro
    virgin-cosmopolitan virgin-garden-gimlet virgin-hurricane virgin-margarita virgin-mojito virgin-mule
    virgin-paloma virgin-pina-colada virgin-strawberry-daiquiri watermelon-agua-fresca watermelon-cooler
    watermelon-margarita watermelon-martini watermelon-mint-slush whiskey-ginger wray-and-ting zombie
`),
  },
  {
    item: 'Whiskey',
    ingredients: words(
      `blended-scotch bourbon canadian-whisky irish-whiskey islay-scotch japanese-whisky rye-whiskey scotch single-malt-scotch tennessee-whiskey whiskey`,
    ),
    recipes: words(`
    affinity algonquin amarena-sour amaretto-sour apple-cinnamon-sour blinker blood-and-sand blue-blazer
    bobby-burns boilermaker boulevardier bourbon-and-coke brooklyn brown-derby camerons-kick
    chatham-artillery-punch churchill classic-old-fashioned conference cranberry-whiskey-sour
    de-la-louisiane diamondback eastern-sour eggnog expedition fancy-free front-porch-tea
    frozen-irish-coffee gaelic-coffee godfather gold-rush great-pumpkin halekulani hot-toddy
    improved-whiskey-cocktail irish-coffee irish-hot-chocolate irish-orchard kentucky-bramble
    kentucky-coffee kentucky-maid kentucky-mule lions-tail lynchburg-lemonade mamie-taylor manhattan
    maple-old-fashioned mint-julep monte-carlo moose-milk morning-glory-fizz new-york-cocktail
    new-york-sour old-pal orchard-thief paper-plane peach-bourbon-smash penicillin perfect-manhattan
    port-light presbyterian prescription-julep prince-of-wales remember-the-maine revolver rob-roy
    rusty-nail rye-and-ginger rye-sazerac saratoga scofflaw seelbach seven-and-seven stone-fence tipperary toronto
    trinidad-sour vieux-carre ward-eight whiskey-ginger whiskey-smash whiskey-sour whisky-highball
`),
  },
  {
    item: 'Cream',
    ingredients: words(`cream heavy-cream whipped-cream`),
    recipes: words(`
    alexander banshee bombardino chocolat-chaud colorado-bulldog eggnog gaelic-coffee golden-cadillac
    golden-dream grasshopper irish-coffee irish-hot-chocolate italian-coffee jamaican-coffee
    kentucky-coffee keoke-coffee lumumba mexican-coffee mudslide nutty-irishman peppermint-patty pharisaer
    pink-squirrel ramos-fizz rudesheimer-kaffee silk-stocking spanish-coffee swimming-pool toasted-almond
    velvet-hammer verte-chaud white-russian
`),
  },
  {
    item: 'Eggs',
    ingredients: words(`egg egg-white egg-yolk`),
    recipes: words(`
    absinthe-suissesse ale-flip amaretto-sour apple-cinnamon-sour chicago-fizz clover-club death-flip
    earl-grey-marteani eggnog fresa-sour great-pumpkin illegal lavender-gin-fizz maracuya-sour midori-sour
    morning-glory-fizz new-york-sour pamplemousse-fizz parsons-special pink-lady pisco-sour porto-flip
    prairie-oyster pussyfoot ramos-fizz rompope rum-flip sherry-flip silver-fizz south-side tom-and-jerry
    ve-n-to whiskey-sour
`),
  },
];

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
