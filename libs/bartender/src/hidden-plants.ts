/** What stands in a bottle without being in its name: a plant, then what is made with it. */
const table = `
juniper-berry: gin genever kummel galliano strega non-alcoholic-gin
agave-syrup: tequila mezcal agave-liqueur non-alcoholic-tequila jalapeno-agave-syrup
grape: wine fortified-wine vermouth aromatised-wine sparkling-wine mulled-wine cognac armagnac brandy pisco singani grappa arak grand-marnier elderflower-liqueur cardamaro pineau-des-charentes barolo-chinato verjus vinegar balsamic-vinegar non-alcoholic-wine non-alcoholic-sparkling-wine non-alcoholic-vermouth
honey: drambuie benedictine honey-liqueur yellow-chartreuse green-chartreuse tea-liqueur
ginger: falernum jagermeister pimms ramazzotti chai-tea
allspice: allspice-dram falernum angostura-bitters tiki-bitters benedictine
cinnamon: cinnamon-schnapps falernum allspice-dram angostura-bitters tiki-bitters dons-mix chai-tea mulled-wine spiced-rum honey-liqueur benedictine jagermeister horchata tepache sweet-vermouth
clove: falernum allspice-dram angostura-bitters tiki-bitters rhubarb-bitters drambuie nocino spiced-rum chai-tea mulled-wine honey-liqueur swedish-punsch benedictine underberg
nutmeg: tiki-bitters spiced-rum falernum benedictine
cardamom: swedish-punsch orange-bitters barolo-chinato chai-tea benedictine
star-anise: absinthe pastis ouzo arak anise-liqueur peychauds-bitters creole-bitters galliano green-chartreuse jagermeister ramazzotti amaro-del-capo meletti chai-tea
saffron: strega benedictine drambuie yellow-chartreuse fernet-branca branca-menta meletti
caraway-seed: kummel aquavit
mint: creme-de-menthe fernet-branca branca-menta green-chartreuse yellow-chartreuse strega amaro-del-capo underberg
vanilla-bean: galliano vanilla-liqueur coffee-liqueur creme-de-cacao irish-cream advocaat frangelico southern-comfort creme-yvette parfait-amour raspberry-liqueur agave-liqueur grand-marnier cream-soda spiced-rum
cocoa-powder: chocolate creme-de-cacao chocolate-bitters irish-cream hot-chocolate white-chocolate
chocolate: cocoa-powder creme-de-cacao irish-cream
rhubarb: aperol campari bitter-orange-aperitivo fernet-branca ramazzotti sfumato barolo-chinato
blackcurrant: creme-de-cassis
raspberry: creme-yvette
orange: orange-liqueur triple-sec orange-curacao bitter-orange-aperitivo campari aperol luxardo-bitter-bianco amer-picon lillet-blanc lillet-rose lillet-rouge cocchi-americano southern-comfort galliano parfait-amour pimms red-bitter-soda amaro
lemon: limoncello citrus-vodka sour-mix lemonade
lime: falernum sour-mix
citrus: orange-liqueur triple-sec orange-curacao mandarin-liqueur bitter-orange-aperitivo campari aperol limoncello citrus-vodka sour-mix lemonade falernum tonic-water
cherry: maraschino-liqueur kirsch
apricot: amaretto creme-de-noyaux southern-comfort
peach: southern-comfort creme-de-peche-de-vigne
plum: slivovitz plum-wine sloe-gin damson-gin
apple: apple-brandy calvados cider
cucumber: pimms
coconut: batida-de-coco-liqueur
pineapple: tepache
tomato: tomato-mix clamato
onion: worcestershire-sauce tomato-mix clamato
chili: hot-sauce tajin jalapeno cayenne-pepper chili-liqueur jalapeno-agave-syrup pepper-vodka tomato-mix
black-pepper: pepper-vodka tomato-mix hot-sauce worcestershire-sauce
black-tea: tea-liqueur swedish-punsch kombucha
barley: beer whiskey genever
rice: sake shochu baijiu horchata
sugar-cane-juice: rum cachaca cane-syrup molasses
`;

/** Slugs of what is made with a plant, for whom must not have it. */
export const hiddenIn: ReadonlyMap<string, readonly string[]> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [plant = '', made = ''] = line.split(': ');
      return [plant, made.split(' ')] as const;
    }),
);
