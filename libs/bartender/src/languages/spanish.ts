/** Spanish words of the bar and what they are in English. */
export const spanish = `
without: sin, quita, quitale, evita, olvida, olvidate de
no: ningun, ninguna, ninguno, nada de, nada con, no quiero
nothing: nada
never: nunca, odio, no me gusta, no me gusta el, no me gusta la, no me gustan, no soporto, no tomo, no bebo, detesto
except: excepto, salvo, menos, todo menos, cualquier cosa menos
instead of: en vez de, en lugar de
with: con, con sabor a, sabor a
and: y, e
or: o, ni
but: pero
for: para
in: en
of: de, del
the: el, la, los, las
a: un, una
i: yo
am: soy, estoy
me: mi
my: mis
is: es, esta
are: son
have: tiene
i have: tengo
i turn: cumplo
turns: cumple
i want: quiero, quisiera, me gustaria, busco, me apetece, ponme, querria
i like: me gusta, me gustan, me encanta
something: algo
what: que, cual
can: puedo, puede
make: hacer, preparar
how do i make: como se hace, como hago, como preparar, como se prepara
recipe for: receta de, receta del, receta
give me: dame, deme, hazme, prepara, preparame
please: por favor, porfa
tonight: esta noche, hoy
very: muy
too: demasiado
more: mas
less: menos de
non alcoholic: sin alcohol, no alcoholico, no alcoholica
drink: bebida, bebidas, trago, tragos, coctel, cocteles, copa
i dont drink alcohol: no bebo alcohol, no tomo alcohol
i dont drink: no bebo, no tomo
sober: abstemio, abstemia, abstemios, sobrio
allergic to: alergico a, alergica a, alergico al, alergica al, alergico a la, alergico a los, alergica a los, alergico a las, alergica a las, intolerante a, intolerante al, no tolero
allergic: alergico, alergica
allergy: alergia, alergias
intolerance: intolerancia
lactose intolerant: intolerante a la lactosa
coeliac: celiaco, celiaca
vegan: vegano, vegana
nut: nuez, nueces, frutos secos, fruto seco
peanut: cacahuete, cacahuetes, mani, cacahuate
almond: almendra, almendras
hazelnut: avellana, avellanas
egg: huevo, huevos
egg white: clara de huevo, claras de huevo, clara
egg yolk: yema, yema de huevo
milk: leche
dairy: lacteos, lacteo, productos lacteos
cream: nata, crema
lactose: lactosa
butter: mantequilla
wheat: trigo
barley: cebada
soy: soja, soya
fish: pescado
shellfish: marisco, mariscos, crustaceos
celery: apio
sesame: sesamo, ajonjoli
mustard: mostaza
sulfite: sulfitos
lemon: limon amarillo
lemon or lime: limon, limones, jugo de limon, zumo de limon
lime: lima, limas, jugo de lima, zumo de lima
orange: naranja, naranjas
orange juice: zumo de naranja, jugo de naranja
grapefruit: pomelo, toronja
citrus: citrico, citricos
pineapple: pina
pineapple juice: zumo de pina, jugo de pina
strawberry: fresa, fresas
raspberry: frambuesa, frambuesas
blackberry: mora, moras
blueberry: arandano azul
cranberry juice: zumo de arandanos, jugo de arandano
cherry: cereza, cerezas
peach: melocoton, durazno
apricot: albaricoque
apple: manzana, manzanas
apple juice: zumo de manzana
pear: pera
grape: uva, uvas
watermelon: sandia
passion fruit: maracuya, fruta de la pasion
coconut: coco
coconut milk: leche de coco
cucumber: pepino
tomato juice: zumo de tomate, jugo de tomate
mint: menta, hierbabuena
basil: albahaca
rosemary: romero
ginger: jengibre
cinnamon: canela
chili: chile, picante
sugar: azucar
honey: miel
salt: sal
pepper: pimienta
syrup: jarabe, sirope
simple syrup: jarabe de azucar, almibar
water: agua
soda water: agua con gas, agua mineral
sparkling wine: vino espumoso, espumoso
wine: vino
red wine: vino tinto
white wine: vino blanco
beer: cerveza
rum: ron
gin: ginebra
brandy: brandy
vermouth: vermut
liqueur: licor
coffee: cafe
tea: te verde, te negro
chocolate: chocolate
sweet: dulce, dulces
sour: acido, acida, agrio
bitter: amargo, amarga
dry: seco, seca
strong: fuerte, fuertes
light: ligero, ligera, suave
fruity: afrutado, afrutada, frutal, de frutas, de fruta
refreshing: refrescante, fresco
creamy: cremoso, cremosa
oysters: ostra, ostras
smoky: ahumado, ahumada, ahumados
wedding: boda, bodas
goes with: va con, va bien con, acompana, acompanar, marida con, tomar con, beber con
hot: caliente, calientes
fast: rapido, rapida
easy: facil
like: como
i am pregnant: estoy embarazada
pregnant: embarazada
i am breastfeeding: estoy amamantando, doy el pecho, dando el pecho, dando pecho, lactando, lactancia
i am an alcoholic: ex alcoholico, ex alcoholica, soy alcoholico, soy alcoholica, ya no bebo, ya no tomo, ya no bebo alcohol, alcoholico en recuperacion, alcoholica en recuperacion
i am driving: tengo que conducir, conduzco, voy a conducir, manejo, tengo que manejar
years old: anos
my son is: mi hijo tiene
my daughter is: mi hija tiene
my son: mi hijo
my daughter: mi hija
for children: para ninos, para los ninos, para mis hijos
children: ninos, nino, nina, ninas
underage: menor de edad, menores de edad
i want to die: quiero morir, me quiero morir, no quiero vivir, quiero acabar con todo, acabar con mi vida, no puedo mas con mi vida, quiero desaparecer
kill myself: suicidarme, matarme, suicidio
antibiotics: antibiotico, antibioticos
medication: medicamento, medicamentos, pastillas
hangover: resaca
thanks: gracias
hello: hola
yes: si
12: doce
13: trece
14: catorce
15: quince
16: dieciseis
17: diecisiete
18: dieciocho
19: diecinueve
20: veinte
in bed: en la cama, acostados
asleep: duermen, ya duermen, dormidos
how many: cuantos, cuantas, cuanto, cuanta
oz: onza, onzas
replace: reemplazar, sustituir, remplazar
substitute for: sustituto de, sustituto para, alternativa a
driving: conducir, conduces, manejar
i want to die: quiero morirme, morirme, no quiero vivir mas, quitarme la vida, quiero matarme
my sons: mis hijos
my daughters: mis hijas
nephew: sobrino
niece: sobrina
i am driving: coger el coche, tomar el volante, al volante
much: mucho, mucha, muchos, muchas
pregnancy: embarazo
drinks too much: bebo demasiado, bebe demasiado, tomo demasiado, toma demasiado
i drink every day: bebo todos los dias, bebo cada dia, bebo cada noche, bebo todas las noches, tomo todos los dias
sleeping pills: pastillas para dormir, somniferos
no: ni
drunk: borracho, borracha, ebrio, ebria
get sober: quitarme la borrachera, bajar la borrachera, estar sobrio rapido
lethal: mortal, letal
before surgery: me van a operar, antes de la operacion, antes de mi operacion
high blood pressure: presion alta, hipertension, tension alta
liver disease: enfermedad del higado, higado enfermo, cirrosis
my dog: mi perro, mi perra, mi gato
can have: puede beber, puede tomar
smoking weed: fumar un porro, fumar marihuana, porros
i am muslim: soy musulman, soy musulmana
how much alcohol: cuanto alcohol, cuantas copas
how long does keep: cuanto dura, cuanto tiempo dura
difference between: diferencia entre
`;
