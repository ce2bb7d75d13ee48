/** French words of the bar and what they are in English. */
export const french = `
without: sans, oublie, oubliez, enleve, retire, evite
no: aucun, aucune, pas de, pas d, point de
not: pas
nothing: rien
never: jamais, je deteste, deteste, je n aime pas, n aime pas, j aime pas, je ne veux pas, je n aime pas le, je n aime pas la, je n aime pas les, je ne bois pas
except: sauf, excepte, hormis, a part, tout sauf
instead of: au lieu de, a la place de, plutot que
with: avec, au, aux, a la, a l, au gout de, au gout d, a la saveur de, a la saveur d, parfume a, parfumee a
and: et
or: ou, ni
but: mais
for: pour
in: dans, en
of: de, du, des, d
the: le, la, les, l
a: un, une
i: je, j
am: suis
me: moi
my: mon, ma, mes
is: est
are: sont
have: ai, as, avez, a
i want: je veux, je voudrais, j aimerais, je prends, je cherche, j ai envie de, j ai envie
i like: j aime, j adore
something: quelque chose, un truc
what: que, quoi, quel, quelle, quels, qu est ce que
can i make: puis je faire, je peux faire
make: faire, fais, preparer
how do i make: comment faire, comment fait on, comment preparer
recipe for: recette de, recette du, recette
give me: donne moi, donnez moi, fais moi, faites moi
please: s il te plait, s il vous plait, svp, stp
tonight: ce soir, aujourd hui
very: tres
too: trop
more: plus
less: moins
non alcoholic: sans alcool, non alcoolise, non alcoolisee
alcohol: alcool
drink: boisson, boissons, verre
i dont drink alcohol: je ne bois pas d alcool, je bois pas d alcool
i dont drink: je ne bois pas, je bois pas, je ne bois jamais
sober: abstinent, abstinente, sobre
allergic to: je fais une reaction a, je fais une reaction aux, je reagis a, je reagis aux, allergique a, allergique au, allergique aux, allergique a la, allergique a l, intolerant a, intolerante au, intolerant au, je ne supporte pas, je ne tolere pas
allergic: allergique, allergiques
allergy: allergie, allergies
intolerance: intolerance
lactose intolerant: intolerant au lactose, intolerante au lactose
coeliac: coeliaque
vegan: vegane, vegetalien, vegetalienne
nut: noix, fruits a coque, fruit a coque
peanut: cacahuete, cacahuetes, arachide, arachides
almond: amande, amandes
hazelnut: noisette, noisettes
egg: oeuf, œuf, oeufs, œufs
egg white: blanc d oeuf, blancs d oeufs, blanc d œuf
egg yolk: jaune d oeuf
milk: lait
dairy: produits laitiers, laitier, laitiers, laitage
cream: creme, creme fraiche
lactose: lactose
butter: beurre
wheat: ble
barley: orge
soy: soja
fish: poisson
shellfish: crustaces, fruits de mer, coquillages
celery: celeri
sesame: sesame
mustard: moutarde
sulfite: sulfites
lemon: citron jaune, citrons jaunes, jus de citron jaune
lemon or lime: citron, citrons, jus de citron
lime: citron vert, citrons verts, jus de citron vert
orange: oranges
orange juice: jus d orange
grapefruit: pamplemousse
citrus: agrume, agrumes
pineapple: ananas
pineapple juice: jus d ananas
strawberry: fraise, fraises
raspberry: framboise, framboises
blackberry: mure, mures
blueberry: myrtille, myrtilles
cherry: cerise, cerises
peach: peche, peches
apricot: abricot, abricots
apple: pomme, pommes
apple juice: jus de pomme
pear: poire, poires
grape: raisin, raisins
watermelon: pasteque
passion fruit: fruit de la passion
coconut: coco, noix de coco
coconut milk: lait de coco
cucumber: concombre
tomato juice: jus de tomate
mint: menthe
basil: basilic
rosemary: romarin
ginger: gingembre
cinnamon: cannelle
chili: piment
sugar: sucre
honey: miel
salt: sel
pepper: poivre
syrup: sirop
simple syrup: sirop de sucre
water: eau
soda water: eau gazeuse
sparkling wine: vin mousseux, mousseux
wine: vin
red wine: vin rouge
white wine: vin blanc
beer: biere
rum: rhum
elderflower: sureau
coffee: cafe
tea: the vert, the noir
chocolate: chocolat
cranberry juice: jus de canneberge
sweet: sucre et doux, doux, douce
sour: acide, aigre
bitter: amer, amere
dry: sec
strong: fort, forte
light: leger, legere
fruity: fruite, fruitee, aux fruits
refreshing: rafraichissant, rafraichissante, frais
creamy: cremeux, cremeuse
oysters: huitre, huitres
smoky: fume, fumee, tourbe, tourbee
wedding: mariage, noces
goes with: accompagne, va bien avec, va avec, se marie avec, boire avec
hot: chaud, chaude, chauds, chaudes
fast: rapide, vite
easy: facile
like: comme
in middle school: au college
in high school: au lycee
i am pregnant: je suis enceinte
pregnant: enceinte
i am breastfeeding: j allaite, allaitante
i am an alcoholic: ancien alcoolique, ancienne alcoolique, alcoolique abstinent, je suis alcoolique, je ne bois plus, je ne bois plus d alcool, ex alcoolique
i am driving: prendre le volant, reprendre le volant, au volant, je conduis, je dois conduire, je prends le volant
i am: je suis
i have: j ai, jai
years old: ans
my son is: mon fils a
my daughter is: ma fille a
my son: mon fils
my daughter: ma fille
for children: pour enfants, pour les enfants, pour mes enfants
children: enfants, enfant
underage: mineur, mineure
i want to die: je veux mourir, envie de mourir, je ne veux plus vivre, j ai envie d en finir, envie d en finir, je veux en finir, je n en peux plus
kill myself: me suicider, me tuer, suicide
antibiotics: antibiotiques, antibiotique
medication: medicament, medicaments
hangover: gueule de bois
thanks: merci
hello: bonjour, bonsoir
yes: oui
12: douze
13: treize
14: quatorze
15: quinze
16: seize
17: dix sept
18: dix huit
19: dix neuf
20: vingt
in bed: au lit, couches
asleep: dorment, dort, endormis
how many: combien de, combien
oz: once, onces
replace: remplacer, par quoi remplacer, remplace
substitute for: substitut de, substitut pour, alternative a
in: dans une, dans un, dans
driving: conduire, conduis
month: mois
my sons: mes fils
my daughters: mes filles
nephew: neveu
niece: niece
i am driving: prendre la route, reprendre la route
much: beaucoup de, beaucoup
pregnancy: grossesse
drinks too much: bois trop, boit trop
i drink every day: je bois tous les jours, je bois tous les soirs, je bois chaque soir, je bois chaque jour
sleeping pills: somniferes, somnifere
no: ni
drunk: ivre, bourre, bourree, saoul, saoule, soul
get sober: dessouler, degriser, redevenir sobre
lethal: mortel, mortelle
before surgery: me faire operer, avant mon operation, avant une operation
high blood pressure: hypertension, tension elevee, trop de tension
liver disease: maladie du foie, cirrhose, foie malade
my dog: mon chien, mon chat
can have: peut boire
smoking weed: fumer un joint, fume un joint, fumer de l herbe
i am muslim: je suis musulman, je suis musulmane
how much alcohol: combien d alcool, combien de verres
how long does keep: combien de temps se garde, combien de temps se conserve, combien de temps garder
difference between: difference entre
`;
