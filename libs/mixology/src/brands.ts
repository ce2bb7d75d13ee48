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

/** The vocabulary's slug of what a brand sells. */
export const brands: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [slug = '', names = ''] = row.split(': ');
      return names.split('; ').map((name) => [name, slug] as const);
    }),
);
