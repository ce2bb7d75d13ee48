/** What else goes into drinks, by its English name: in German, French, Spanish and Italian. */
export const ingredients = `
white rum: weisser rum, weissen rum, weissem rum | rhum blanc | ron blanco | rum bianco
dark rum: brauner rum, braunen rum, braunem rum, dunkler rum, dunklen rum | rhum brun, rhum ambre | ron oscuro, ron negro | rum scuro, rum ambrato
aged rum: gereifter rum | rhum vieux | ron anejo, ron viejo | rum invecchiato
brandy: weinbrand | eau de vie, eau-de-vie | aguardiente | acquavite
sweet vermouth: roter wermut, roten wermut, susser wermut | vermouth rouge, vermouth doux | vermut rojo, vermut dulce | vermouth rosso, vermut rosso, vermouth dolce
dry vermouth: trockener wermut, trockenen wermut | vermouth sec, vermouth blanc sec | vermut seco, vermut blanco seco | vermouth secco, vermut secco
orange liqueur: orangenlikor | liqueur d orange, liqueur orange | licor de naranja | liquore all arancia, liquore arancia, liquore d arancia
coffee liqueur: kaffeelikor | liqueur de cafe, liqueur cafe | licor de cafe | liquore al caffe, liquore di caffe
banana liqueur: bananenlikor | liqueur de banane | licor de platano, licor de banana | liquore alla banana
juice: saft | jus | zumo, jugo | succo
syrup: sirup | sirop | jarabe, sirope | sciroppo
liqueur: likor | liqueur | licor | liquore
puree: puree | puree | pure | purea
bitters: bitters | amers | amargo, amargos | bitter
cranberry: preiselbeere, preiselbeeren, moosbeere | canneberge, canneberges, airelle, airelles | arandano, arandanos, arandano rojo | mirtillo rosso, mirtilli rossi
cranberry juice: preiselbeersaft, cranberrysaft, cranberry saft | jus de canneberge | zumo de arandanos, jugo de arandano | succo di mirtillo rosso, succo di mirtilli rossi
grapefruit juice: grapefruitsaft, pampelmusensaft | jus de pamplemousse | zumo de pomelo, jugo de toronja | succo di pompelmo
lime juice: limettensaft | jus de citron vert, jus de lime | zumo de lima, jugo de lima | succo di lime
agave syrup: agavendicksaft, agavensirup | sirop d agave, nectar d agave, sirop agave | sirope de agave, jarabe de agave, miel de agave, nectar de agave | sciroppo d agave, sciroppo di agave, sciroppo agave
maple syrup: ahornsirup | sirop d erable, sirop erable | sirope de arce, jarabe de arce, miel de maple | sciroppo d acero, sciroppo di acero, sciroppo acero
ginger beer: ingwerbier | biere de gingembre, biere au gingembre | cerveza de jengibre | birra allo zenzero, birra di zenzero
cinnamon stick: zimtstange, zimtstangen | baton de cannelle | rama de canela | stecca di cannella
clove: nelke, nelken, gewurznelke, gewurznelken | clou de girofle, clous de girofle, girofle | clavo, clavos, clavo de olor | chiodo di garofano, chiodi di garofano
nutmeg: muskat, muskatnuss | muscade, noix de muscade | nuez moscada | noce moscata
star anise: sternanis | anis etoile, badiane | anis estrellado | anice stellato
cardamom: kardamom | cardamome | cardamomo | cardamomo
vanilla: vanille | vanille | vainilla | vaniglia
orgeat: mandelsirup | sirop d orgeat, sirop orgeat | jarabe de almendra, horchata de almendra | orzata, latte di mandorla dolce
cream of coconut: kokoscreme, kokosnusscreme | creme de coco, creme de noix de coco | crema de coco | crema di cocco
coconut water: kokoswasser | eau de coco | agua de coco | acqua di cocco
hot water: heisses wasser, kochendes wasser | eau chaude, eau bouillante | agua caliente | acqua calda
sugar cube: zuckerwurfel, wurfelzucker | morceau de sucre, sucre en morceau | terron de azucar | zolletta di zucchero
brown sugar: brauner zucker, rohrzucker | sucre roux, cassonade, sucre de canne | azucar moreno, azucar de cana | zucchero di canna, zucchero bruno
powdered sugar: puderzucker, staubzucker | sucre glace | azucar glas, azucar glass | zucchero a velo
whipped cream: schlagsahne, schlagobers, geschlagene sahne | creme fouettee, chantilly | nata montada, crema batida | panna montata
condensed milk: kondensmilch | lait concentre, lait concentre sucre | leche condensada | latte condensato
ice cream: eis creme, speiseeis | glace, creme glacee | helado | gelato
vanilla ice cream: vanilleeis | glace vanille, glace a la vanille | helado de vainilla | gelato alla vaniglia
oat milk: haferdrink, hafermilch | lait d avoine | leche de avena, bebida de avena | latte d avena
egg white: eiweiss | blanc d oeuf, blanc oeuf, blancs d oeufs | clara de huevo | albume
egg yolk: eigelb | jaune d oeuf, jaune oeuf, jaunes d oeufs | yema de huevo | rosso d uovo
black tea: schwarzer tee, schwarztee | the noir | te negro | te nero
green tea: gruner tee, gruntee | the vert | te verde | te verde
coffee: kaffee | cafe | cafe | caffe
cocoa powder: kakao, kakaopulver | poudre de cacao | cacao en polvo | cacao in polvere
cider: apfelwein, apfelmost | cidre | sidra | sidro
port: portwein | porto | oporto, vino de oporto | porto, vino porto
sherry: sherry | xeres | jerez, vino de jerez | sherry
lemonade: limonade, zitronenlimonade | limonade, citronnade | limonada, gaseosa | limonata
soda water: selters, sodawasser | eau petillante, eau de seltz | agua mineral con gas, soda | acqua gassata, acqua di seltz
blackcurrant: johannisbeere, johannisbeeren, schwarze johannisbeere | cassis | grosella negra, grosella | ribes nero, ribes
plum: pflaume, pflaumen, zwetschge, zwetschgen | prune, prunes, quetsche | ciruela, ciruelas | prugna, prugne, susina
fig: feige, feigen | figue, figues | higo, higos | fico, fichi
quince: quitte, quitten | coing, coings | membrillo | cotogna, mela cotogna
rhubarb: rhabarber | rhubarbe | ruibarbo | rabarbaro
pomegranate: granatapfel | grenade | granada | melograno, melagrana
pomegranate juice: granatapfelsaft | jus de grenade | zumo de granada | succo di melograno
blood orange: blutorange, blutorangen | orange sanguine, oranges sanguines | naranja sanguina | arancia rossa, arance rosse
banana: banane, bananen | banane, bananes | platano, platanos, banana | banane
mango: mangos | mangue, mangues | mangos | manghi
kiwi: kiwis | kiwis | kiwis | kiwi
lychee: litschi, litschis | litchi, litchis | lichi | litchi
elderflower: holunderblute | fleur de sureau, fleurs de sureau | sauco, flor de sauco | fiori di sambuco, sambuco
tomato: tomaten | tomate, tomates | tomates | pomodoro, pomodori
apple juice: apfelsaft | jus de pomme | zumo de manzana, jugo de manzana | succo di mela
lemon juice: zitronensaft | jus de citron jaune | zumo de limon amarillo | succo di limone
vinegar: essig | vinaigre | vinagre | aceto
hot sauce: chilisauce | sauce piquante | salsa picante | salsa piccante
olive: olive, oliven | olive, olives | aceituna, aceitunas, oliva | oliva, olive
thyme: thymian | thym | tomillo | timo
sage: salbei | sauge | salvia | salvia
lavender: lavendel | lavande | lavanda | lavanda
horseradish: meerrettich | raifort | rabano picante | rafano
absinthe: absinth | absinthe | absenta, ajenjo | assenzio
tonic water: tonic wasser | eau tonique | agua tonica, tonica | acqua tonica
sparkling wine: sekt | petillant | vino espumoso | spumante
gin: wacholderschnaps | genievre | ginebra | gin
herbal liqueur: krauterlikor | liqueur aux herbes, liqueur de plantes | licor de hierbas | liquore alle erbe
`;
