/** Brands and what they are, as the bottles of the library have it: an ingredient, then its brands. A test holds it against them. */
const table = `
absinthe: La Fée
advocaat: Warninks
agave-liqueur: Agavero
aged-rum: Brugal; Diplomático; Doorly's; Ron Zacapa
ale: Bass; Newcastle; Sierra Nevada
allspice-dram: St. Elizabeth
amaretto: Disaronno; Lazzaroni
amaro: Fernet-Branca
amaro-del-capo: Caffo
amaro-lucano: Lucano
amaro-montenegro: Montenegro
amaro-nonino: Nonino
amer-picon: Picon
anejo-tequila: El Tesoro
aperol: Aperol
apple-brandy: Laird's
apple-liqueur: Berentzen
apple-soda: Martinelli's
aquavit: Aalborg; Linie
arak: Razzouk
armagnac: Castarède; Janneau
averna: Averna
baijiu: Ming River
batavia-arrack: By the Dutch
batida-de-coco-liqueur: Mangaroca
benedictine: Bénédictine
bison-grass-vodka: Żubrówka
black-rum: Cruzan; Gosling's
blackcurrant-cordial: Ribena
blanco-tequila: Casamigos; Fortaleza; Ocho; Olmeca
blended-scotch: Chivas Regal; Compass Box; Dewar's; Famous Grouse; Johnnie Walker; Monkey Shoulder
bonal: Bonal
bourbon: Buffalo Trace; Eagle Rare; Elijah Craig; Evan Williams; Four Roses; Jim Beam; Maker's Mark; Old Forester; Old Grand-Dad; Woodford Reserve
brandy: Cardenal Mendoza; Torres
byrrh: Byrrh
cachaca: Avuá; Leblon; Sagatiba; Ypióca
calvados: Boulard; Père Magloire
campari: Campari
canadian-whisky: Canadian Club; Crown Royal
cane-syrup: Petite Canne
cardamaro: Bosca
champagne: Moët & Chandon; Veuve Clicquot
cherry-liqueur: Heering
chili-liqueur: Ancho Reyes
chocolate-syrup: Torani
cider: Strongbow
cinnamon-schnapps: Fireball; Goldschläger
coconut-rum: Malibu
coconut-water: Vita Coco
coffee-liqueur: Kahlúa; Mr Black; Tia Maria
cognac: Courvoisier; Hennessy; Martell; Rémy Martin
cointreau: Cointreau
cola: Coca-Cola
cranberry-juice: Ocean Spray
cream-liqueur: Amarula; RumChata
cream-of-coconut: Coco López
cream-sherry: Harveys
creme-de-cassis: Gabriel Boudier; Lejay
creme-yvette: Crème Yvette
cynar: Cynar
dark-rum: Myers's; Pusser's
demerara-overproof-rum: Lemon Hart
drambuie: Drambuie
dry-vermouth: Noilly Prat
dubonnet: Dubonnet
elderflower-cordial: Bottlegreen
elderflower-liqueur: St-Germain
energy-drink: Red Bull
falernum: John D. Taylor's
fino-sherry: La Gitana; Tio Pepe
frangelico: Frangelico
galliano: Galliano
genever: Rutte
gentian-liqueur: Salers; Suze
gin: Aviation; Hayman's; Hendrick's; Malfy; Monkey 47; Roku; The Botanist
ginger-ale: Canada Dry
ginger-beer: Bundaberg
ginger-liqueur: Domaine de Canton
ginger-wine: Stone's
golden-syrup: Lyle's
grand-marnier: Grand Marnier
grape-juice: Welch's
grapefruit-soda: Jarritos
grappa: Nardini
honey-liqueur: Bärenjäger
hot-sauce: Tabasco
ipa: BrewDog; Lagunitas
irish-cream: Baileys
irish-whiskey: Bushmills; Jameson; Powers; Redbreast; Teeling; Tullamore D.E.W.
islay-scotch: Ardbeg; Bowmore; Lagavulin; Laphroaig
jagermeister: Jägermeister
jamaican-rum: Appleton Estate; Coruba; Smith & Cross
japanese-whisky: Hibiki; Nikka; Suntory
kombucha: GT's
kummel: Mentzendorff
lager: Budweiser; Corona; Modelo; Pilsner Urquell; Stella Artois
lavender-bitters: Scrappy's
lemon-lime-soda: 7UP; Sprite
lime-cordial: Rose's
limoncello: Pallini
london-dry-gin: Beefeater; Bombay; Ford's; Tanqueray
lychee-juice: Foco
lychee-liqueur: Soho
madeira: Blandy's
mandarin-liqueur: Mandarine Napoléon
maraschino-cherry: Fabbri
marsala: Florio
meletti: Meletti
melon-liqueur: Midori
mezcal: Del Maguey; Ilegal; Montelobos; Sombra; Union
moscato: Vietti
neutral-spirit: Everclear
nocino: Nux Alpina
non-alcoholic-gin: Seedlip
non-alcoholic-wine: Leitz
old-tom-gin: Ransom
orange-bitters: Regans'
ouzo: Plomari
passion-fruit-liqueur: Passoã
pastis: Ricard
pear-eau-de-vie: Clear Creek
perry: Kopparberg
peychauds-bitters: Peychaud's
pimms: Pimm's
pineau-des-charentes: Pasquet
pisco: Barsol; Capel; Macchu Pisco
plum-wine: Choya
pomegranate-juice: POM Wonderful
pomegranate-liqueur: PAMA
port: Taylor's
prosecco: La Marca
pumpkin-puree: Libby's
ramazzotti: Ramazzotti
raspberry-liqueur: Chambord
reposado-tequila: Cazadores; Herradura
rhum-agricole: Clément; Neisson; Rhum J.M
rock-and-rye: Hochstadter's
rose-liqueur: Lanique
ruby-port: Graham's
rum: Bacardí; El Dorado; Flor de Caña; Hamilton; Havana Club; Mount Gay
rye-whiskey: Michter's; Old Overholt; Rittenhouse; Sazerac; WhistlePig
sake: Gekkeikan
shochu: Iichiko
single-malt-scotch: Glenfiddich; Highland Park; Talisker; The Glenlivet; The Macallan
slivovitz: Maraska
soda-water: Topo Chico
sotol: Hacienda de Chihuahua
sour-beer: Lindemans
southern-comfort: Southern Comfort
soy-sauce: Kikkoman
sparkling-red-wine: Cleto Chiarli
sparkling-rose: Laurent-Perrier
spiced-rum: Captain Morgan; Kraken; Sailor Jerry
stout: Guinness; Murphy's
strawberry-shrub: Shrub & Co.
strega: Strega
swedish-punsch: Kronan
sweet-vermouth: Carpano; Cinzano
tajin: Tajín
tea: Twinings
tea-liqueur: Zen
tennessee-whiskey: George Dickel; Jack Daniel's
tequila: Don Julio; Espolòn; Jose Cuervo; Patrón
tomato-mix: Mr & Mrs T
triple-sec: Combier
underberg: Underberg
vanilla-liqueur: Licor 43
verjus: Fusion
vodka: Absolut; Belvedere; Chopin; Cîroc; Finlandia; Grey Goose; Ketel One; Luksusowa; Reyka; Russian Standard; Smirnoff; Stolichnaya; Tito's
wheat-beer: Blue Moon; Hoegaarden; Paulaner
whiskey: Bulleit; Knob Creek; Wild Turkey
white-overproof-rum: Rum Fire; Wray & Nephew
white-rum: Probitas
worcestershire-sauce: Lea & Perrins
yuzu-juice: Yakami Orchard
`;

/** How brands are said for short, and brands of which the library has no bottle; in the same form. */
const said = `
absinthe: Absente; Lucid; St. George Absinthe
agave-liqueur: Damiana
aged-rum: Angostura 1824; Bumbu; Don Papa; Matusalem; Santa Teresa; Zacapa; Barceló; Botran; Foursquare
amaretto: Saronno
angostura-bitters: Angostura
anejo-tequila: 1942; Don Julio 1942
black-rum: Goslings Black Seal
blanco-tequila: 1800; Altos; Milagro; Olmeca Altos; Patron Silver; Teremana
blended-scotch: Ballantine's; Cutty Sark; Grant's; J&B; Johnny Walker; Johnnie Walker Black Label; Johnnie Walker Red Label; Teacher's; White Horse; Chivas
bourbon: Angel's Envy; Basil Hayden; Blanton's; Jim Beam White Label; Larceny; Maker's; Pappy Van Winkle; Weller; Woodford; Heaven Hill
brandy: E&J; Fundador; Metaxa; Paul Masson
cachaca: 51; Cachaça 51; Pitú; Velho Barreiro; Novo Fogo
cava: Codorníu; Freixenet
champagne: Bollinger; Dom Pérignon; Moët; Moët et Chandon; Pol Roger; Veuve; Taittinger; Mumm
cherry-liqueur: Cherry Heering
cider: Angry Orchard; Magners; Somersby
coffee-liqueur: Kalua; Kahlua Coffee Liqueur
cognac: Hennessy VS; Camus; Remy; Hine; Pierre Ferrand
cola: Coke Zero; Diet Coke; Dr Pepper; Pepsi; Pepsi Max
dark-rum: Myers
dry-vermouth: Dolin; Martini Extra Dry; Noilly
energy-drink: Monster; Rockstar
gin: Bulldog; Citadelle; Drumshanbo; Empress; Four Pillars; Hendricks Gin; Nolet's; Silent Pool; Whitley Neill; Botanist; Ford's Gin; Gin Mare; Ki No Bi; Barr Hill
grapefruit-soda: Ting; Squirt
hot-sauce: Cholula
irish-cream: Bailey's Irish Cream; Carolans
irish-whiskey: Green Spot; Proper Twelve; Tullamore; Tullamore Dew
islay-scotch: Bruichladdich; Caol Ila
jamaican-rum: Appleton
japanese-whisky: Toki; Yamazaki
lager: Beck's; Bud Light; Carlsberg; Coors; Heineken; Miller; Peroni; San Miguel; Tecate
lemon-lime-soda: Seven Up; Sierra Mist
lime-cordial: Rose's Lime
london-dry-gin: Bombay Sapphire; Gordon's; Plymouth; Sipsmith; Tanqueray Ten; Broker's
maraschino-liqueur: Luxardo
mezcal: Casamigos Mezcal; Mezcal Union; Vida; Bruxo
moscato: Asti; Asti Spumante
orange-liqueur: Gran Gala
orange-soda: Fanta
pastis: Pernod
pisco: Capurro; Portón; Pisco Portón
port: Sandeman; Taylor's Port
prosecco: Mionetto
rhum-agricole: Rhum JM
rum: Bacardi Carta Blanca; Don Q; Plantation
rye-whiskey: Bulleit Rye; High West; Pikesville; Sazerac Rye; Templeton
peach-liqueur: Archers
sherry: Lustau
single-malt-scotch: Balvenie; Dalmore; Glenmorangie; Glenlivet; Macallan; Oban
soda-water: Perrier; San Pellegrino
spiced-rum: Captain; Captain Morgan Spiced; Cap'n Morgan
sweet-vermouth: Antica Formula; Carpano Antica; Martini Rosso; Punt e Mes
blanc-vermouth: Martini Bianco
tennessee-whiskey: Gentleman Jack; Jack Daniels Honey; Jack Daniel
tequila: Cuervo; Hornitos; Sauza; Avión; Cascahuín; Clase Azul; El Jimador; Siete Leguas
tonic-water: Fever-Tree; Fever-Tree Tonic; Fevertree; Schweppes; Thomas Henry
triple-sec: Bols Triple Sec; De Kuyper
vodka: Crystal Head; Eristoff; Grey Goose Vodka; Skyy; Sobieski; Stoli; Svedka; Three Olives; Wyborowa
whiskey: Seagram's; Southern Star
`;

const rowsOf = (text: string): (readonly [string, string])[] =>
  text
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [slug = '', names = ''] = row.split(': ');
      return names.split('; ').map((name) => [name, slug] as const);
    });

/** The vocabulary's slug of what a brand sells. */
export const brands: ReadonlyMap<string, string> = new Map(rowsOf(table));
/** The same of brands as people say them. */
export const saidBrands: ReadonlyMap<string, string> = new Map(rowsOf(said));
