/** German words of the bar and what they are in English; the first of a group is what it comes to. */
export const german = `
is: wird
without: ohne, lass den, lass die, lass das, vergiss den, vergiss die, vergiss das
no: kein, keine, keinen, keinem, keiner, keinerlei, nix mit, nichts mit
not: nicht
nothing: nichts
never: nie, niemals, mag ich nicht, mag keinen, mag keine, mag kein, hasse, verabscheue
i dont like: ich mag kein, ich mag keinen, ich mag keine, mir schmeckt kein, mir schmeckt keine
except: ausser, bis auf, alles ausser
instead of: statt, anstatt, anstelle von
with: mit, mit dem geschmack von, mit geschmack von
and: und
or: oder
but: aber, sondern
for: fur
from: aus, von, vom
in: im, in dem
the: der, die, das, den, dem, des
a: ein, eine, einen, einem, einer
i: ich
we: wir
both: beide
all: alle
am: bin
me: mir, mich
my: mein, meine, meinen, meinem, meiner
is: ist
are: sind
have: habe, hab, haben, hat
want: wollen, mochten
i want: ich will, ich mochte, ich hatte gern, ich hatte gerne, ich hatte, ich nehme, ich suche, ich brauche, ich trinke gern, ich trinke gerne
i like: ich mag, ich liebe
something: etwas, irgendwas, was leckeres, was gutes, irgendetwas, was mit
anything: irgendein, irgendeinen
what: was, welche, welchen, welcher, welches
can: kann, kannst, konnen, darf
make: machen, mache, macht, mixen, mix, zubereiten
how do i make: wie mache ich, wie macht man, wie mixt man, wie geht, wie bereite ich
recipe for: rezept fur, rezept fur einen
give me: gib mir, geben sie mir, mach mir, machen sie mir
please: bitte
today: heute, heute abend
very: sehr
too: zu
more: mehr
less: weniger
non alcoholic: alkoholfrei, alkoholfreie, alkoholfreier, alkoholfreies, alkoholfreien, antialkoholisch, antialkoholische, antialkoholischer, antialkoholisches, antialkoholischen, unalkoholisch
alcohol: alkohol, alk
drink: getrank, getranke, cocktails, drinks
i dont drink alcohol: ich trinke keinen alkohol, trinke keinen alkohol, trinke nicht
i am an alcoholic: alkoholiker, alkoholikerin, trockener alkoholiker, trockene alkoholikerin, ich bin trocken, alkoholkrank
sober: abstinent, abstinente, antialkoholiker, antialkoholikerin, nuchtern
allergic to: allergisch gegen, reagiere auf, ich reagiere auf, reagiere allergisch auf, allergisch auf, vertrage kein, vertrage keine, vertrage keinen
allergic: allergisch
allergy: allergie, allergien, unvertraglichkeit
intolerance: intoleranz
i cannot tolerate: ich vertrage
lactose intolerant: laktoseintolerant
coeliac: zoliakie
vegan: vegane, veganer, veganes, veganen, pflanzlich
nut: nuss, nusse, nussen, nuesse
peanut: erdnuss, erdnusse, erdnussen
almond: mandel, mandeln
hazelnut: haselnuss, haselnusse, haselnussen
walnut: walnuss, walnusse
egg: ei, eier, eiern
egg white: eiweiss, eiklar
egg yolk: eigelb, eidotter
milk: milch
dairy: milchprodukte, milchprodukt, milcheiweiss
cream: sahne, rahm
lactose: laktose
butter: butter
gluten: gluten
wheat: weizen
barley: gerste
soy: soja
fish: fisch
shellfish: meeresfruchte, krustentiere, schalentiere
celery: sellerie
sesame: sesam
mustard: senf
sulfite: sulfit, sulfite, sulfiten
lemon: zitrone, zitronen
lemon juice: zitronensaft
lime: limette, limetten
lime juice: limettensaft
orange: orangen
orange juice: orangensaft
grapefruit: pampelmuse
citrus: zitrus, zitrusfruchte, zitrusfruchten
pineapple: ananas
pineapple juice: ananassaft
strawberry: erdbeere, erdbeeren
raspberry: himbeere, himbeeren
blackberry: brombeere, brombeeren
blueberry: heidelbeere, heidelbeeren, blaubeere, blaubeeren
cherry: kirsche, kirschen
peach: pfirsich, pfirsiche
apricot: aprikose, aprikosen, marille
apple: apfel
apple juice: apfelsaft
pear: birne, birnen
grape: traube, trauben
melon: melone
watermelon: wassermelone
passion fruit: maracuja, passionsfrucht
coconut: kokos, kokosnuss
coconut milk: kokosmilch
cucumber: gurke, gurken
tomato juice: tomatensaft
tomato: tomate, tomaten
mint: minze, pfefferminze
basil: basilikum
rosemary: rosmarin
ginger: ingwer
cinnamon: zimt
chili: chili, scharf
sugar: zucker
honey: honig
salt: salz
pepper: pfeffer
syrup: sirup
simple syrup: zuckersirup
water: wasser
soda water: sprudel, mineralwasser
sparkling wine: sekt, schaumwein
champagne: champagner
wine: wein
red wine: rotwein
white wine: weisswein
beer: bier
vodka: wodka
whiskey: whisky, whiskys
vermouth: wermut, vermut
liqueur: likor
herbal liqueur: krauterlikor
elderflower: holunderblute, holunderbluten, holunder
coffee: kaffee
tea: tee
chocolate: schokolade
ice cream: eiscreme
sweet: suss, susse, susses, sussen
sour: sauer, saure, saures
bitter: bittere, bitteres, herb
dry: trocken
strong: stark, starke, starkes, starken, kraftig
light: leicht, leichte, leichtes, leichten
fruity: fruchtig, fruchtige, fruchtiges, mit fruchten, mit obst
refreshing: erfrischend, erfrischende, erfrischendes, frisch
creamy: cremig, cremige, cremiges
oysters: auster, austern
smoky: rauchig, rauchige, rauchiges, rauchigen
wedding: hochzeit, hochzeiten, zur hochzeit
goes with: passt zu, passen zu, passt gut zu, trinkt man zu, trinkt man zum, trinke ich zu, trinken wir zu, schmeckt zu
hot: heiss, heisse, heisses, heissen, warm, warme, warmes, warmen
cold: kalt, kaltes
fast: schnell, schnelles
easy: einfach, einfache, einfaches
similar to: ahnlich wie
like: wie
i am pregnant: ich bin schwanger, bin schwanger
pregnant: schwanger, schwangere, schwangeren
i am breastfeeding: ich stille
i am driving: ich muss noch fahren, ich fahre, muss fahren, mit dem auto, autofahren, auto fahren, noch fahren, selbst fahren, bin fahrer, bin fahrerin
years old: jahre alt, jahre jung, jahrig, jahriger, jahrige, jahrigen
years: jahre, jahren
my son: mein sohn, meinen sohn, meinem sohn
my daughter: meine tochter, meiner tochter
for children: fur kinder, fur meine kinder
children: kinder, kindern
underage: minderjahrig, minderjahrige
will be: werde
i want to die: ich will sterben, ich mochte sterben, will nicht mehr leben, ich will nicht mehr leben, mag nicht mehr leben, allem ein ende setzen, will nicht mehr da sein, ich kann nicht mehr leben
kill myself: mich umbringen, selbstmord, mir das leben nehmen
antibiotics: antibiotika, antibiotikum
medication: medikament, medikamente, medikamenten, tabletten
hangover: kater
warming: zum aufwarmen, warmend, warmendes, warmender, warmende
thanks: danke
hello: hallo, guten abend, guten tag
yes: ja
12: zwolf
13: dreizehn
14: vierzehn
15: funfzehn
16: sechzehn
17: siebzehn
18: achtzehn
19: neunzehn
20: zwanzig
bed: bett
in bed: im bett, schon im bett
asleep: schlafen, schlafen schon, eingeschlafen
how many: wieviel, wie viel, wie viele, wieviele
oz: unze, unzen
substitute for: ersatz fur, alternative zu, alternative fur, ersetzen durch
replace: ersetzen, ersetze
month: monat
week: woche
driving: fahre, wenn ich fahre, noch fahre, nachher fahre, danach fahre, ans steuer
my sons: meine sohne, meinen sohnen
my daughters: meinen tochtern
nephew: neffe, neffen
niece: nichte
grandson: enkel
granddaughter: enkelin
i am driving: hinters steuer, setze mich ans steuer
much: viel, viele, vielen
pregnancy: schwangerschaft
drinks too much: trinkt zu viel, trinke zu viel, saufe zu viel, sauft zu viel
i drink every day: ich trinke jeden tag, ich trinke jeden abend, trinke jeden abend, trinke jeden tag, ich trinke taglich
sleeping pills: schlaftabletten, schlafmittel
drunk: betrunken, besoffen, angetrunken, volltrunken
get sober: schnell nuchtern, wieder nuchtern, schneller nuchtern
lethal: todlich, todliche
before surgery: operiert werden, vor der operation, vor der op, meine operation
high blood pressure: bluthochdruck, hoher blutdruck, hohen blutdruck
liver disease: leberschaden, leberzirrhose, kranke leber, leber ist kaputt, leber ist krank
diabetic: diabetiker, diabetikerin, zuckerkrank
give my dog: meinem hund, meiner katze
smoking weed: kiffen, gekifft, kiffe, gras rauchen
i am muslim: als muslim, als muslima, als moslem, ich bin muslim, ich bin muslima
heartbroken: liebeskummer
a whole bottle of: eine ganze flasche, eine flasche
drank: getrunken, ausgetrunken
how long does keep: wie lange halt, wie lange halt sich, wie lange halten, wie lange halten sich
difference between: unterschied zwischen
friend: freund, freundin, kumpel
`;
