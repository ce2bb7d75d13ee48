/** What can stand in for an ingredient, best first, by slug, with what it changes. */
export const substitutes: Readonly<Record<string, readonly { use: string; note: string }[]>> = {
  'lime-juice': [
    { use: 'lemon-juice', note: 'the same amount; rounder and a little less sharp' },
    {
      use: 'grapefruit-juice',
      note: 'half as much again, and a touch less sugar; it brings some bitterness',
    },
    { use: 'verjus', note: 'the same amount; softer, with a taste of grapes' },
  ],
  'lemon-juice': [
    { use: 'lime-juice', note: 'the same amount; sharper and greener' },
    { use: 'verjus', note: 'the same amount; softer' },
  ],
  'orange-juice': [
    { use: 'mandarin-juice', note: 'the same amount; sweeter' },
    { use: 'grapefruit-juice', note: 'a little less, with a teaspoon of sugar syrup' },
  ],
  'grapefruit-juice': [{ use: 'orange-juice', note: 'two parts, with one part lemon juice to sharpen it' }],
  'pineapple-juice': [
    { use: 'orange-juice', note: 'the same amount, with a few drops of lime; the foam will be thinner' },
  ],
  'cranberry-juice': [{ use: 'pomegranate-juice', note: 'the same amount; darker and drier' }],
  'simple-syrup': [
    { use: 'agave-syrup', note: 'two thirds as much: it is sweeter' },
    { use: 'honey-syrup', note: 'the same amount; it brings its own taste' },
    { use: 'maple-syrup', note: 'two thirds as much; good with whiskey and dark rum' },
    { use: 'sugar', note: 'a heaped teaspoon for every 10 ml, stirred into the citrus until it is gone' },
  ],
  'demerara-syrup': [{ use: 'simple-syrup', note: 'the same amount; lighter in taste' }],
  'honey-syrup': [
    { use: 'simple-syrup', note: 'the same amount' },
    { use: 'agave-syrup', note: 'a little less' },
  ],
  'agave-syrup': [
    { use: 'simple-syrup', note: 'half as much again' },
    { use: 'honey-syrup', note: 'the same amount' },
  ],
  orgeat: [{ use: 'simple-syrup', note: 'the same amount; you lose the almond, so a drop of vanilla helps' }],
  grenadine: [
    { use: 'raspberry-syrup', note: 'the same amount' },
    { use: 'simple-syrup', note: 'with a spoon of pomegranate or cranberry juice for the color' },
  ],
  'egg-white': [
    {
      use: 'aquafaba',
      note: '30 ml for one egg white, shaken hard without ice first; no egg, and the same foam',
    },
  ],
  egg: [{ use: 'aquafaba', note: '45 ml with a spoon of syrup; lighter than a whole egg' }],
  cream: [
    { use: 'coconut-cream', note: 'the same amount; no dairy, and it tastes of coconut' },
    { use: 'oat-milk', note: 'the same amount; thinner' },
  ],
  'heavy-cream': [{ use: 'coconut-cream', note: 'the same amount; it tastes of coconut' }],
  milk: [
    { use: 'oat-milk', note: 'the same amount' },
    { use: 'almond-milk', note: 'the same amount' },
  ],
  'triple-sec': [
    { use: 'cointreau', note: 'the same amount; drier and stronger' },
    { use: 'orange-curacao', note: 'the same amount; rounder' },
    { use: 'grand-marnier', note: 'the same amount; with cognac behind it' },
  ],
  cointreau: [
    { use: 'triple-sec', note: 'the same amount; a little sweeter' },
    { use: 'grand-marnier', note: 'the same amount' },
  ],
  'orange-curacao': [
    { use: 'triple-sec', note: 'the same amount' },
    { use: 'grand-marnier', note: 'the same amount' },
  ],
  'grand-marnier': [
    { use: 'orange-curacao', note: 'the same amount' },
    { use: 'cointreau', note: 'the same amount; clearer' },
  ],
  'maraschino-liqueur': [
    { use: 'kirsch', note: 'two thirds, with a spoon of syrup' },
    { use: 'cherry-liqueur', note: 'half as much; sweeter and darker' },
  ],
  campari: [
    { use: 'aperol', note: 'the same amount; sweeter, lighter and less bitter' },
    { use: 'luxardo-bitter-bianco', note: 'the same amount; as bitter, without the color' },
    { use: 'non-alcoholic-aperitif', note: 'the same amount, without its alcohol' },
  ],
  aperol: [{ use: 'campari', note: 'two thirds as much: it is stronger and more bitter' }],
  'sweet-vermouth': [
    { use: 'punt-e-mes', note: 'the same amount; more bitter' },
    { use: 'ruby-port', note: 'a little less; fruitier' },
    { use: 'dubonnet', note: 'the same amount' },
  ],
  'dry-vermouth': [
    { use: 'lillet-blanc', note: 'the same amount; sweeter' },
    { use: 'fino-sherry', note: 'the same amount; drier and nuttier' },
    { use: 'white-wine', note: 'a dry one, the same amount, and a twist for the herbs' },
  ],
  'lillet-blanc': [
    { use: 'cocchi-americano', note: 'the same amount; a little more bitter' },
    { use: 'blanc-vermouth', note: 'the same amount' },
  ],
  'green-chartreuse': [
    { use: 'yellow-chartreuse', note: 'the same amount; softer and sweeter' },
    { use: 'strega', note: 'the same amount' },
    { use: 'herbal-liqueur', note: 'the same amount' },
  ],
  'yellow-chartreuse': [
    { use: 'strega', note: 'the same amount' },
    { use: 'benedictine', note: 'the same amount' },
  ],
  benedictine: [
    { use: 'drambuie', note: 'the same amount; with honey and smoke' },
    { use: 'yellow-chartreuse', note: 'the same amount' },
  ],
  'creme-de-cassis': [
    { use: 'blackberry-liqueur', note: 'the same amount' },
    { use: 'raspberry-liqueur', note: 'the same amount' },
  ],
  'creme-de-violette': [{ use: 'parfait-amour', note: 'the same amount' }],
  'elderflower-liqueur': [
    { use: 'elderflower-cordial', note: 'half as much: it is sweeter, and has no alcohol' },
  ],
  'coffee-liqueur': [{ use: 'espresso', note: 'the same amount, with as much sugar syrup; no alcohol' }],
  amaretto: [
    { use: 'orgeat', note: 'half as much; no alcohol' },
    { use: 'frangelico', note: 'the same amount; hazelnut instead of almond' },
  ],
  absinthe: [{ use: 'pastis', note: 'the same amount; sweeter' }],
  'angostura-bitters': [
    { use: 'orange-bitters', note: 'the same number of dashes; brighter' },
    { use: 'peychauds-bitters', note: 'one dash more' },
  ],
  'orange-bitters': [{ use: 'angostura-bitters', note: 'half the dashes, and an orange twist' }],
  'peychauds-bitters': [{ use: 'angostura-bitters', note: 'half the dashes' }],
  gin: [
    { use: 'vodka', note: 'the same amount; you lose the botanicals, so give it a twist' },
    { use: 'genever', note: 'the same amount; maltier' },
    { use: 'non-alcoholic-gin', note: 'the same amount, without its alcohol' },
  ],
  vodka: [
    { use: 'gin', note: 'the same amount; it brings herbs' },
    { use: 'white-rum', note: 'the same amount; rounder' },
  ],
  'white-rum': [
    { use: 'cachaca', note: 'the same amount; grassier' },
    { use: 'vodka', note: 'the same amount; plainer' },
    { use: 'non-alcoholic-rum', note: 'the same amount, without its alcohol' },
  ],
  rum: [
    { use: 'cachaca', note: 'the same amount; grassier' },
    { use: 'non-alcoholic-rum', note: 'the same amount, without its alcohol' },
  ],
  'dark-rum': [{ use: 'aged-rum', note: 'the same amount, with a spoon of dark sugar' }],
  tequila: [
    { use: 'mezcal', note: 'the same amount; smoky' },
    { use: 'white-rum', note: 'the same amount; sweeter' },
    { use: 'non-alcoholic-tequila', note: 'the same amount, without its alcohol' },
  ],
  mezcal: [{ use: 'tequila', note: 'the same amount; without the smoke' }],
  bourbon: [
    { use: 'rye-whiskey', note: 'the same amount; drier and spicier' },
    { use: 'tennessee-whiskey', note: 'the same amount' },
    { use: 'non-alcoholic-whiskey', note: 'the same amount, without its alcohol' },
  ],
  'rye-whiskey': [
    { use: 'bourbon', note: 'the same amount; sweeter' },
    { use: 'canadian-whisky', note: 'the same amount; lighter' },
  ],
  whiskey: [
    { use: 'cognac', note: 'the same amount; fruitier' },
    { use: 'aged-rum', note: 'the same amount; sweeter' },
    { use: 'non-alcoholic-whiskey', note: 'the same amount, without its alcohol' },
  ],
  cognac: [
    { use: 'brandy', note: 'the same amount' },
    { use: 'bourbon', note: 'the same amount; more vanilla' },
  ],
  brandy: [
    { use: 'cognac', note: 'the same amount' },
    { use: 'bourbon', note: 'the same amount' },
  ],
  champagne: [
    { use: 'cava', note: 'the same amount' },
    { use: 'prosecco', note: 'the same amount; a little sweeter' },
  ],
  prosecco: [
    { use: 'cava', note: 'the same amount; drier' },
    { use: 'champagne', note: 'the same amount' },
  ],
  'soda-water': [{ use: 'tonic-water', note: 'the same amount; sweeter and bitter, so take less syrup' }],
  'tonic-water': [
    { use: 'soda-water', note: 'the same amount, with a dash of bitters and a spoon of syrup' },
    { use: 'lemon-soda', note: 'the same amount' },
  ],
  'ginger-beer': [{ use: 'ginger-ale', note: 'the same amount, with a slice of fresh ginger: it is milder' }],
  'ginger-ale': [{ use: 'ginger-beer', note: 'the same amount; hotter' }],
  cola: [{ use: 'root-beer', note: 'the same amount' }],
  mint: [{ use: 'basil', note: 'as many leaves; sweeter and peppery' }],
  'cream-of-coconut': [{ use: 'coconut-cream', note: 'two parts, with one part sugar syrup' }],
  'lime-cordial': [{ use: 'lime-juice', note: 'half, with as much sugar syrup' }],
  'maraschino-cherry': [{ use: 'cherry', note: 'a fresh one' }],
};
