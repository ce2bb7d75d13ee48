/** Italian words of the bar and what they are in English. */
export const italian = `
without: senza, togli, evita, dimentica, lascia perdere
no: nessun, nessuno, nessuna, niente, niente di
not: non
never: mai, odio, non mi piace, non mi piacciono, non voglio, detesto, non sopporto, non bevo
except: tranne, eccetto, salvo, fuorche, tutto tranne, a parte
instead of: invece di, al posto di, al posto del, al posto della
with: con, al, alla, allo, ai, col, al gusto di, al sapore di
and: e, ed
or: o, oppure, ne
but: ma, pero
for: per
in: nel, nella
of: di, del, della, dello, dei, delle, degli, d
the: il, lo, la, gli, le, l, i
a: un, uno, una
i: io
am: sono
me: mi
my: mio, mia, miei
have: ha
i have: ho
i want: voglio, vorrei, mi andrebbe, prendo, cerco
i like: mi piace, mi piacciono, amo
something: qualcosa, qualcosa di
what: cosa, che, quale
can: posso, puo
make: fare, preparare
how do i make: come si fa, come faccio, come preparo, come si prepara
recipe for: ricetta del, ricetta di, ricetta della, ricetta
give me: dammi, mi dia, fammi, preparami
please: per favore, grazie mille
tonight: stasera, oggi
very: molto
too: troppo
more: piu
less: meno
non alcoholic: analcolico, analcolica, analcolici, senza alcol, senza alcool
alcohol: alcol, alcool
drink: bevanda, bevande
i dont drink alcohol: non bevo alcol, non bevo alcolici, sono astemio, sono astemia
i dont drink: non bevo
sober: astemio, astemia, astemi, sobrio
allergic to: allergico a, allergica a, allergico al, allergica al, allergico alla, allergica alla, allergico alle, allergica alle, allergico ai, allergica ai, allergico agli, allergica agli, allergico all, allergica all, intollerante a, intollerante al, intollerante alla
allergic: allergico, allergica
allergy: allergia, allergie
intolerance: intolleranza
lactose intolerant: intollerante al lattosio
coeliac: celiaco, celiaca
vegan: vegano, vegana
nut: noce, noci, frutta secca, frutta a guscio
peanut: arachidi, arachide
almond: mandorla, mandorle
hazelnut: nocciola, nocciole
egg: uovo, uova
egg white: albume, albumi, bianco d uovo
egg yolk: tuorlo
milk: latte
dairy: latticini, latticino
cream: panna
lactose: lattosio
butter: burro
wheat: grano, frumento
barley: orzo
gluten: glutine
soy: soia
fish: pesce
shellfish: crostacei, frutti di mare
celery: sedano
sesame: sesamo
mustard: senape
sulfite: solfiti
lemon: limone, limoni, succo di limone
lime: lime
orange: arancia, arance
orange juice: succo d arancia, succo di arancia
grapefruit: pompelmo
citrus: agrumi, agrume
pineapple: ananas
pineapple juice: succo d ananas
strawberry: fragola, fragole
raspberry: lampone, lamponi
blackberry: mora, more
blueberry: mirtillo, mirtilli
cherry: ciliegia, ciliegie
peach: pesca, pesche
apricot: albicocca, albicocche
apple: mela, mele
pear: pera
grape: uva
watermelon: anguria
passion fruit: frutto della passione, maracuja
coconut: cocco
coconut milk: latte di cocco
cucumber: cetriolo
tomato juice: succo di pomodoro
mint: menta
basil: basilico
rosemary: rosmarino
ginger: zenzero
cinnamon: cannella
chili: peperoncino, piccante
sugar: zucchero
honey: miele
salt: sale
pepper: pepe
syrup: sciroppo
simple syrup: sciroppo di zucchero
water: acqua
soda water: acqua frizzante, seltz
sparkling wine: spumante
wine: vino
red wine: vino rosso
white wine: vino bianco
beer: birra
whiskey: whisky
vermouth: vermut
liqueur: liquore
elderflower: sambuco
coffee: caffe
chocolate: cioccolato
sweet: dolce, dolci
sour: acido, aspro
bitter: amaro e secco
dry: secco, secca
strong: forte
light: leggero, leggera
fruity: fruttato, fruttata, alla frutta, di frutta, frutta
refreshing: rinfrescante, fresco, fresca
creamy: cremoso, cremosa
oysters: ostrica, ostriche
smoky: affumicato, affumicata, torbato
wedding: matrimonio, nozze
goes with: si abbina a, si abbina con, sta bene con, va con, bere con, abbinare a
hot: caldo, calda, caldi, calde
fast: veloce
easy: facile
like: come
i am pregnant: sono incinta
pregnant: incinta
i am breastfeeding: allatto, sto allattando
i am an alcoholic: non bevo piu, non bevo piu alcol, ex alcolista, alcolista, ex alcolizzato, ex alcolizzata
i am driving: mi metto alla guida, devo guidare, guido
years old: anni
my son is: mio figlio ha
my daughter is: mia figlia ha
my son: mio figlio
my daughter: mia figlia
for children: per bambini, per i bambini
children: bambini, bambino
underage: minorenne, minorenni
i want to die: voglio morire, non voglio piu vivere, voglio farla finita, farla finita, non ce la faccio piu
kill myself: suicidarmi, uccidermi, ammazzarmi
antibiotics: antibiotico, antibiotici
medication: medicine, farmaci, farmaco, medicinali
thanks: grazie
hello: ciao, buonasera, buongiorno
yes: si
12: dodici
13: tredici
14: quattordici
15: quindici
16: sedici
17: diciassette
18: diciotto
19: diciannove
20: venti
in bed: a letto, nel letto
asleep: dormono, dorme, addormentati
how many: quanti, quante, quanto, quanta
oz: oncia, once
replace: sostituire, sostituisco
substitute for: sostituto di, sostituto del, alternativa a, alternativa al
driving: guidare
i want to die: voglio uccidermi, togliermi la vita
my sons: i miei figli
my daughters: le mie figlie
i am driving: mettermi al volante, al volante, prendere la macchina
much: molta, molti, molte, tanta, tanto
pregnancy: gravidanza
drink: bibita, bibite
drinks too much: bevo troppo, beve troppo
i drink every day: bevo ogni giorno, bevo ogni sera, bevo tutti i giorni, bevo tutte le sere
sleeping pills: sonniferi, sonnifero
drunk: ubriaco, ubriaca, sbronzo, sbronza
get sober: smaltire la sbornia, tornare sobrio
lethal: letale, mortale
before surgery: devo operarmi, prima dell operazione, prima di un intervento
high blood pressure: pressione alta, ipertensione
liver disease: malattia del fegato, fegato malato, cirrosi
my dog: il mio cane, mio cane, il mio gatto
can have: puo bere
smoking weed: fumare una canna, fumo una canna
i am muslim: sono musulmano, sono musulmana
how much alcohol: quanto alcol, quanti bicchieri
how long does keep: quanto dura, quanto tempo dura
difference between: differenza tra
`;
