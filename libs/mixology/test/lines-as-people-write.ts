/** A written line, and what it is: amount|unit|name, and the note where there is one. */
const kinds: Readonly<Record<string, string>> = {
  'numbers as they are written': `
    .75 oz lime juice → 0.75|oz|lime juice
    .5oz lemon → 0.5|oz|lemon
    0,75 oz gin → 0.75|oz|gin
    1-1/2 oz amaretto → 1.5|oz|amaretto
    1 and 1/2 oz gin → 1.5|oz|gin
    1 & 1/2 oz gin → 1.5|oz|gin
    1⁄2 oz lime → 0.5|oz|lime
    2⅙ cups cream → 2.1667|cup|cream
    seven drops saline → 7|drop|saline
    half oz orgeat → 0.5|oz|orgeat
    one ounce gin → 1|oz|gin
    2 x 25 ml vodka → 50|ml|vodka
    1/3 Aperol → 0.3333|part|Aperol
    2 parts vodka → 2|part|vodka`,
  'fractions in words and products': `
    1/4th teaspoon turmeric → 0.25|teaspoon|turmeric
    one fourth teaspoon clove → 0.25|teaspoon|clove
    3 quarters shot Chambord → 0.75|shot|Chambord
    2+1/5 cup milk → 2.2|cup|milk
    1 13.5 oz coconut milk → 13.5|oz|coconut milk
    2 67 oz aguardiente → 134|oz|aguardiente
    1 ½ ounces tequila → 1.5|oz|tequila
    one and a half oz rye → 1.5|oz|rye
    1 and a half ounces bourbon → 1.5|oz|bourbon
    an ounce and a half of gin → 1.5|oz|gin`,
  'spoons and glasses of old books, droppers and grinds': `
    1 wine-glassful gin → 150|ml|gin|wine glass
    2 table-spoonfuls raspberry syrup → 2|tablespoon|raspberry syrup
    1 tea-spoonful powdered sugar → 1|teaspoon|powdered sugar
    1 dessertspoon honey → 2|teaspoon|honey
    1 dropper orange bitters → 1|ml|orange bitters
    3 grinds black pepper → 3|piece|black pepper|grind
    generous ounce of rum → 1|oz|rum|generous
    fat jigger gin → 45|ml|gin|fat`,
  'counts in brackets, by the dash, and floats': `
    mint leaves (8) → 8|leaf|mint
    egg white (1) → 1|piece|egg white
    lime (juice of 1) → 1|piece|lime|juice
    Angostura x2 → 2|dash|Angostura
    2 orange bitters → 2|dash|orange bitters
    x3 dashes orange bitters → 3|dash|orange bitters
    overproof rum float → null|top|overproof rum|float
    a double of vodka → 2|shot|vodka
    ½ bot. Campari → 375|ml|Campari
    1 sugar cube soaked in Angostura → 1|cube|sugar cube|soaked in Angostura
    3 Luxardo cherries on a pick → 3|piece|Luxardo cherries|on a pick`,
  'marks and ratios behind the name, a choice before the amount': `
    * 25 ml lime juice * → 25|ml|lime juice
    25 ml lime juice* → 25|ml|lime juice
    3/4oz honey syrup 1:1 → 0.75|oz|honey syrup|1:1
    gin or vodka, 50 ml → 50|ml|gin|or vodka
    lemon or lime juice – 25 ml → 25|ml|lemon juice|or lime juice`,
  'a unit said twice, or with a word before it': `
    1.5oz oz vodka → 1.5|oz|vodka
    ¾ c cup orange juice → 0.75|cup|orange juice
    1 tbsp 1 tablespoon whiskey → 1|tablespoon|whiskey
    double shot espresso → 2|shot|espresso
    barspoon Maraschino → 1|bar spoon|Maraschino
    small handful mint leaves → 1|piece|mint leaves|small; handful
    Angostura, couple dashes → 2|dash|Angostura
    top up with 100ml soda water → 100|ml|soda water|to top
    1 gill whisky → 142|ml|whisky|gill
    a healthy pour of bourbon → 1|shot|bourbon|healthy; pour
    1/2 part shot whiskey → 0.5|part|whiskey
    2 heaping tsp black tea → 2|teaspoon|black tea|heaping
    1 1/2 generous cups cream → 1.5|cup|cream|generous
    110ml-150ml sparkling water → 110|ml|sparkling water|110 to 150
    3 to 4-tablespoons lemon juice → 3|tablespoon|lemon juice|3 to 4`,
  'one or two of it, and words beside the measure': `
heaping barspoon sugar → 1|bar spoon|sugar|heaping
1 nip whisky → 30|ml|whisky|nip
25ml measure gin → 25|ml|gin
1 oz lemon juice – fresh only! → 1|oz|lemon juice|fresh only!
2 oz. of your favorite bourbon → 2|oz|bourbon
*optional* 1 egg white → 1|piece|egg white
1 egg white, optional → 1|piece|egg white
    a dash or two of Angostura bitters → 1|dash|Angostura bitters|1 to 2
    dash or two orange bitters → 1|dash|orange bitters|1 to 2
    a splash or so of soda → 1|splash|soda
    1 12-oz bottle or can of beer → 360|ml|beer
    1 12-ounce lager → 12|oz|lager
    1 can (28 oz [796 ml]) tomato juice → 796|ml|tomato juice|28 oz
    25g/pack melon juice powder → 25|gram|melon juice powder
    2 cups> water → 2|cup|water
    2 teaspons sugar → 2|teaspoon|sugar
    3 soup spoons honey → 3|tablespoon|honey
    28 gm ginger → 28|gram|ginger
    1 sherry glass port → 60|ml|port|sherry glass`,
  'what only touches the glass, floats or is to top': `
    top w/ soda → null|top|soda
    Prosecco - top → null|top|Prosecco
    Prosecco: top → null|top|Prosecco
    mit Soda auffüllen → null|top|Soda
    compléter avec de l'eau gazeuse → null|top|eau gazeuse
    1/2 oz dark rum float → 0.5|oz|dark rum|float
    Rinse of absinthe → null|to taste|absinthe|rinse
    1 absinthe rinse → null|to taste|absinthe|rinse
    q.b. soda → null|to taste|soda
    foglie di menta q.b. → null|to taste|menta`,
  'parts of fruit and egg with an article': `
    white of 1 egg → 1|piece|egg white
    whites of two eggs → 2|piece|egg white
    half of a lemon → 0.5|piece|lemon
    le jus d'un citron → 1|piece|citron|jus
    el zumo de media lima → 0.5|piece|lima|zumo
    il succo di un lime → 1|piece|lime|succo
    einige Blätter Minze → 3|leaf|Minze|einige
    quelques feuilles de menthe → 3|leaf|menthe|quelques
    unas hojas de menta → 3|leaf|menta|unas
    1 fettina d'arancia → 1|slice|arancia`,
  'how the measure was poured, and signs of other programs': `
    heavy 1/4 oz allspice dram → 0.25|oz|allspice dram|heavy
    a fat 3/4 oz lime juice → 0.75|oz|lime juice|a fat
    1 oz each: gin → 1|oz|gin
    2 oz _Gin_ → 2|oz|Gin
    50ml <b>gin</b> → 50|ml|gin
    2 oz [Campari](https://example.com/campari) → 2|oz|Campari
    2 oz rum¹ → 2|oz|rum
    l oz gin → 1|oz|gin
    1/2 0z lime juice → 0.5|oz|lime juice`,
  'two measures that add up': `
    3 tablespoons plus 2 teaspoons lime juice → 11|teaspoon|lime juice|3 tablespoons plus 2 teaspoons
    ¼ cup plus 2 tablespoons rum → 6|tablespoon|rum|¼ cup plus 2 tablespoons
    700ml/1 pint 5fl oz tomato juice → 700|ml|tomato juice|1 pint 5fl oz
    3 tbsp lemon juice 45 mL → 3|tablespoon|lemon juice|45 mL`,
  'glasses, spoons and other vessels': `
    1/2 glass cranberry juice → 0.5|cup|cranberry juice|glass
    2 glasses of cold water → 2|cup|cold water|glass
    1/2 wine glass chartreuse → 75|ml|chartreuse|wine glass
    1 fifth vodka → 750|ml|vodka
    ½ miniature bottle rum → 25|ml|rum|miniature bottle
    2-liter bottle of cola → 2000|ml|cola
    22-ounce bottle hard cider → 22|oz|hard cider`,
  'pieces as long as that': `
    1 inch ginger → 1|piece|ginger|1 inch
    3 2-inch strips orange peel → 3|piece|orange peel|2 inch strips
    4 1/2 inch slices ginger → 4|slice|ginger|1/2 inch
    6 cm ginger → 1|piece|ginger|6 cm
    8 cloves → 8|piece|cloves
    2 star anise → 2|piece|star anise`,
  'what is poured is not counted': `
    1/4 vodka → 0.25|part|vodka
    1 1/2 light rum → 1.5|part|light rum
    2 pineapple juice → 2|part|pineapple juice
    1/2 lemon → 0.5|piece|lemon`,
  'what begins with what to do': `
    Add 250 ml orange juice → 250|ml|orange juice
    Add splash orange juice → 1|splash|orange juice
    To fill soda → null|top|soda
    Fill to top with ginger ale → null|top|ginger ale
    Top it up with tonic water → null|top|tonic water
    squeeze of lime juice → 1|splash|lime juice`,
  'ranges, the smaller end first': `
    2–3 dashes Angostura bitters → 2|dash|Angostura bitters|2 to 3
    2 to 3 dashes bitters → 2|dash|bitters|2 to 3
    5 or 6 oz rum → 5|oz|rum|5 to 6
    3/4–1 oz lemon juice → 0.75|oz|lemon juice|0.75 to 1
    1/2 to 3/4 oz simple syrup → 0.5|oz|simple syrup|0.5 to 0.75
    1 1/2 - 2 oz rum → 1.5|oz|rum|1.5 to 2
    6 - 8 mint leaves → 6|leaf|mint|6 to 8`,
  'units and their abbreviations': `
    2 fl. oz. gin → 2|oz|gin
    1 fluid oz. gin → 1|oz|gin
    1 oz. Cointreau® → 1|oz|Cointreau
    2 ds Angostura → 2|dash|Angostura
    1 tblsp sugar → 1|tablespoon|sugar
    1 table spoon sugar → 1|tablespoon|sugar
    1 Tbs. honey → 1|tablespoon|honey
    1 T honey → 1|tablespoon|honey
    2 t sugar → 2|teaspoon|sugar
    1 c. sugar → 1|cup|sugar
    1 C cranberry juice → 1|cup|cranberry juice
    1 bar-spoon maraschino → 1|bar spoon|maraschino
    1 jigger gin → 45|ml|gin
    1 pony brandy → 30|ml|brandy
    1 L ginger ale → 1000|ml|ginger ale
    1 dl cream → 100|ml|cream
    1 pint rum → 473|ml|rum
    2 quarts ginger ale → 1892|ml|ginger ale
    1 gallon tea → 3785|ml|tea
    2 measures vodka → 2|part|vodka
    2 shots espresso → 2|shot|espresso
    3 lbs strawberries → 1362|gram|strawberries
    pinch celery salt → 1|pinch|celery salt
    couple of dashes orange bitters → 2|dash|orange bitters|couple of
    a few dashes bitters → 3|dash|bitters|a few`,
  'a second measure, which is no part of the name': `
    25ml/1fl oz vodka → 25|ml|vodka|1fl oz
    60ml/2fl oz vodka → 60|ml|vodka|2fl oz
    2 oz / 60 ml bourbon → 2|oz|bourbon|60 ml
    60 ml (2 oz) gin → 60|ml|gin|2 oz
    45ml (1½oz) vodka → 45|ml|vodka|1½oz`,
  'about how much': `
    ~3 oz prosecco → 3|oz|prosecco|about
    About 4 oz soda → 4|oz|soda|About
    Scant ½ oz lemon juice → 0.5|oz|lemon juice|Scant
    heaping 1 teaspoon sugar → 1|teaspoon|sugar|heaping
    ½ cup sugar, or to taste → 0.5|cup|sugar|or to taste
    1 oz lemon juice, to taste → 1|oz|lemon juice|or to taste
    Tabasco, to taste → null|to taste|Tabasco
    sugar, as needed → null|to taste|sugar`,
  'the amount behind the name': `
    Gin 60 ml → 60|ml|Gin
    Gin - 60 ml → 60|ml|Gin
    Gin: 60 ml → 60|ml|Gin
    Gin (2 oz) → 2|oz|Gin
    Lemon juice .... 30 ml → 30|ml|Lemon juice
    Angostura, 2 dashes → 2|dash|Angostura
    Egg white: 1 → 1|piece|Egg white
    Campari 1 oz → 1|oz|Campari`,
  'cans and bottles by the size beside them': `
    1 (46 fluid ounce) can pineapple juice → 1380|ml|pineapple juice
    1 (2 liter) bottle lemon-lime soda → 2000|ml|lemon-lime soda
    1 (6 oz) can frozen limeade → 180|ml|frozen limeade
    2 (12 oz) cans beer → 720|ml|beer
    1 750-ml bottle red wine → 750|ml|red wine
    12 oz. can of ginger beer → 12|oz|ginger beer
    1 bottle red wine → 750|ml|red wine
    1 bottle beer → 330|ml|beer
    1 can of ginger beer → 330|ml|ginger beer`,
  'numbers that count nothing': `
    151 proof rum → null|to taste|151 proof rum
    100 proof bourbon → null|to taste|100 proof bourbon
    12 year old scotch → null|to taste|12 year old scotch
    1800 tequila → null|to taste|1800 tequila
    7up → null|to taste|7up
    1 oz 151 proof rum → 1|oz|151 proof rum
    2 oz 12-year scotch → 2|oz|12-year scotch
    1 tsp 2:1 simple syrup → 1|teaspoon|2:1 simple syrup`,
  'fruit, twists and what fills the glass': `
    Juice of 1/2 lemon → 0.5|piece|lemon|juice
    Juice of half a lime → 0.5|piece|lime|juice
    Zest of 1 orange → 1|piece|orange|zest
    Twist of lemon peel → 1|piece|lemon twist
    4 lime wedges → 4|wedge|lime
    1 cinnamon stick → 1|piece|cinnamon stick
    2 sticks cinnamon → 2|piece|cinnamon|stick
    1 handful mint → 1|piece|mint|handful
    Fill with soda → null|top|soda
    Fill up with tonic → null|top|tonic
    Prosecco (to top) → null|top|Prosecco
    Float dark rum → null|top|dark rum|float`,
  'one or the other': `
    1 pint fresh or frozen raspberries → 473|ml|fresh raspberries|or frozen raspberries
    2 tbsp coffee or coffee-flavored liqueur → 2|tablespoon|coffee|or coffee-flavored liqueur
    20 ml triple sec/Cointreau → 20|ml|triple sec|or Cointreau
    1 tablespoon light rum or ½ teaspoon rum flavoring → 1|tablespoon|light rum|or ½ teaspoon rum flavoring
    2 oz gin or vodka → 2|oz|gin|or vodka
    1 oz lime or lemon juice → 1|oz|lime juice|or lemon juice
    2 oz bourbon or rye whiskey → 2|oz|bourbon whiskey|or rye whiskey`,
  'marks around a line': `
    ▢ 2 oz rye → 2|oz|rye
    ☐ 2 oz rye → 2|oz|rye
    [ ] 2 oz rye → 2|oz|rye
    1. 2 oz rye → 2|oz|rye
    * **2 oz** gin → 2|oz|gin
    🍋 1 oz lemon juice → 1|oz|lemon juice
    ▪️1 1/4 oz gin → 1.25|oz|gin
    1 oz gin &amp; tonic → 1|oz|gin & tonic
    &frac12; oz gin → 0.5|oz|gin`,
  'German, French, Spanish and Italian': `
    4 cl Gin → 4|cl|Gin
    2 EL Zucker → 2|tablespoon|Zucker
    1 TL Honig → 1|teaspoon|Honig
    1 Schuss Soda → 1|splash|Soda
    2 Spritzer Angostura → 2|dash|Angostura
    8 Blätter Minze → 8|leaf|Minze
    Saft einer halben Zitrone → 0.5|piece|Zitrone|saft
    5 cl de rhum blanc → 5|cl|rhum blanc
    2 c. à café de sucre de canne → 2|teaspoon|sucre de canne
    1 cuillère à soupe de miel → 1|tablespoon|miel
    8 feuilles de menthe → 8|leaf|menthe
    2 traits d'angostura → 2|dash|angostura
    2 cucharadas de azúcar → 2|tablespoon|azúcar
    6 hojas de menta → 6|leaf|menta
    1 chorrito de soda → 1|splash|soda
    3 cl di Campari → 3|cl|Campari
    2 gocce di angostura → 2|drop|angostura
    1 cucchiaino di zucchero → 1|teaspoon|zucchero`,
  'numbers, as others write them': `
    1.5oz gin → 1.5|oz|gin
    1.5 oz. gin → 1.5|oz|gin
    1½oz gin → 1.5|oz|gin
    1 ½oz gin → 1.5|oz|gin
    1½ ozs. gin → 1.5|oz|gin
    1/2oz lemon juice → 0.5|oz|lemon juice
    3/4oz. lime → 0.75|oz|lime
    ¾oz lime → 0.75|oz|lime
    .25 oz simple → 0.25|oz|simple
    .75oz. lime juice → 0.75|oz|lime juice
    0.75oz lime juice → 0.75|oz|lime juice
    2oz. Rum → 2|oz|Rum
    2 OZ RUM → 2|oz|RUM
    2 Oz. Rye whiskey → 2|oz|Rye whiskey
    two oz bourbon → 2|oz|bourbon
    Two ounces of bourbon → 2|oz|bourbon
    three quarters of an ounce lime juice → 0.75|oz|lime juice
    three-quarter ounce lime juice → 0.75|oz|lime juice
    three fourths oz lime → 0.75|oz|lime
    a quarter ounce maraschino → 0.25|oz|maraschino
    quarter oz maraschino → 0.25|oz|maraschino
    half an ounce of orgeat → 0.5|oz|orgeat
    half ounce orgeat → 0.5|oz|orgeat
    one half ounce orgeat → 0.5|oz|orgeat
    an ounce of gin → 1|oz|gin
    one and a quarter oz gin → 1.25|oz|gin
    one & a half ounces rum → 1.5|oz|rum
    1 1/2oz rum → 1.5|oz|rum
    1-1/2oz rum → 1.5|oz|rum
    1 3/4 oz. rye → 1.75|oz|rye
    2,5 cl rum → 2.5|cl|rum
    2.5cl rum → 2.5|cl|rum
    45ml gin → 45|ml|gin
    45mL gin → 45|ml|gin
    45 mls gin → 45|ml|gin
    45 ML GIN → 45|ml|GIN
    4,5cl Gin → 4.5|cl|Gin
    60 millilitres gin → 60|ml|gin
    60 milliliters of gin → 60|ml|gin
    6 centilitres rum → 6|cl|rum
    0.5 dl cream → 50|ml|cream
    1 dl rum → 100|ml|rum
    30 cc vodka → 30|ml|vodka
    1 l ginger ale → 1000|ml|ginger ale
    1L soda water → 1000|ml|soda water
    1 litre of lemonade → 1000|ml|lemonade
    1.5 liters cola → 1500|ml|cola`,
  'ranges, as others write them': `
    1-2 dashes bitters → 1|dash|bitters|1 to 2
    1 to 2 dashes bitters → 1|dash|bitters|1 to 2
    2 or 3 dashes Peychaud's → 2|dash|Peychaud's|2 to 3
    1/2 - 3/4 oz simple syrup → 0.5|oz|simple syrup|0.5 to 0.75
    0.5–0.75 oz simple syrup → 0.5|oz|simple syrup|0.5 to 0.75
    ½ to ¾ oz lemon → 0.5|oz|lemon|0.5 to 0.75
    3–4 oz ginger beer → 3|oz|ginger beer|3 to 4
    90-120 ml soda → 90|ml|soda|90 to 120
    two to three dashes bitters → 2|dash|bitters|2 to 3
    6-8 mint leaves → 6|leaf|mint|6 to 8
    8 to 10 fresh mint leaves → 8|leaf|fresh mint|8 to 10
    between 2 and 3 oz soda → 2|oz|soda|2 to 3
    up to 1 oz syrup → 1|oz|syrup|up to`,
  'units, as others write them': `
    2 tsp sugar → 2|teaspoon|sugar
    2tsp sugar → 2|teaspoon|sugar
    2 tsps sugar → 2|teaspoon|sugar
    1 t sugar → 1|teaspoon|sugar
    1 T sugar → 1|tablespoon|sugar
    1 Tbsp. honey → 1|tablespoon|honey
    1 Tbs honey → 1|tablespoon|honey
    1 barspoon grenadine → 1|bar spoon|grenadine
    1 bsp grenadine → 1|bar spoon|grenadine
    1 bar spoon of grenadine → 1|bar spoon|grenadine
    2 barspoons maraschino → 2|bar spoon|maraschino
    1 cup sugar → 1|cup|sugar
    1/2c sugar → 0.5|cup|sugar
    1 c. milk → 1|cup|milk
    1 pint cider → 473|ml|cider
    1 shot vodka → 1|shot|vodka
    2 shots vodka → 2|shot|vodka
    1 shot of espresso → 1|shot|espresso
    1 jigger whiskey → 45|ml|whiskey
    1 splash soda → 1|splash|soda
    a splash of soda → 1|splash|soda
    splash of cranberry juice → 1|splash|cranberry juice
    splash cran → 1|splash|cran
    a dash of bitters → 1|dash|bitters
    dash bitters → 1|dash|bitters
    2 dashes Angostura → 2|dash|Angostura
    2 ds. Angostura bitters → 2|dash|Angostura bitters
    3 drops saline solution → 3|drop|saline solution
    pinch of salt → 1|pinch|salt
    a pinch salt → 1|pinch|salt
    3 parts vodka → 3|part|vodka
    1 part Cointreau → 1|part|Cointreau
    one part lime juice → 1|part|lime juice
    2 parts gin (London dry) → 2|part|gin|London dry
    1/2 part syrup → 0.5|part|syrup
    1 bottle prosecco → 750|ml|prosecco
    1 bottle (750 ml) red wine → 750|ml|red wine
    1 (750ml) bottle red wine → 750|ml|red wine
    1 750-ml bottle dry red wine → 750|ml|dry red wine
    1 can ginger beer → 330|ml|ginger beer
    1 12-oz can ginger beer → 360|ml|ginger beer
    1 (12 oz) can cola → 360|ml|cola
    2 cans cola → 660|ml|cola`,
  'to top and to taste, as others write it': `
    top with soda → null|top|soda
    Top with soda water → null|top|soda water
    top with champagne → null|top|champagne
    top off with ginger beer → null|top|ginger beer
    soda to top → null|top|soda
    soda water, to top → null|top|soda water
    soda (top) → null|top|soda
    club soda to fill → null|top|club soda
    ginger beer to top up → null|top|ginger beer
    Ginger beer, top → null|top|Ginger beer
    topped with prosecco → null|top|prosecco
    topped up with tonic → null|top|tonic
    top: tonic → null|top|tonic
    Top up: tonic water → null|top|tonic water
    fill with cola → null|top|cola
    fill up w/ cola → null|top|cola
    lengthen with soda → null|top|soda
    finish with soda → null|top|soda
    soda as needed → null|to taste|soda
    salt to taste → null|to taste|salt
    sugar, to taste → null|to taste|sugar
    splash of soda to top → 1|splash|soda|to top
    2 oz soda water, to top → 2|oz|soda water|to top
    3 oz prosecco (to top) → 3|oz|prosecco|to top`,
  'fruit and herbs, as others write them': `
    juice of 1 lime → 1|piece|lime|juice
    juice of half a lime → 0.5|piece|lime|juice
    juice of ½ lime → 0.5|piece|lime|juice
    juice of one lemon → 1|piece|lemon|juice
    Juice from 1/2 lime → 0.5|piece|lime|juice
    Juice of 2 limes → 2|piece|limes|juice
    freshly squeezed juice of 1 lime → 1|piece|lime|juice
    half a lime, juiced → 0.5|piece|lime|juiced
    1/2 lime, juiced → 0.5|piece|lime|juiced
    1 lime (juiced) → 1|piece|lime|juiced
    ½ a lime → 0.5|piece|lime
    half a lime squeezed → 0.5|piece|lime|squeezed
    uno spruzzo di soda → 1|dash|soda
    1/2 a lime cut into wedges → 0.5|piece|lime|cut into wedges
    1/2 lime, cut into wedges → 0.5|piece|lime|cut into wedges
    a lime wedge → 1|wedge|lime
    1 wedge of lime → 1|wedge|lime
    2 slices cucumber → 2|slice|cucumber
    3 slices of cucumber → 3|slice|cucumber
    1 egg white (about 1 oz) → 1|piece|egg white|about 1 oz
    white of an egg → 1|piece|egg white
    1 whole egg → 1|piece|egg
    2 egg yolks → 2|piece|egg yolks
    1 sprig rosemary → 1|sprig|rosemary
    2 sprigs of mint → 2|sprig|mint
    a handful of mint → 1|piece|mint|handful
    a few mint leaves → 3|leaf|mint|a few
    10 mint leaves → 10|leaf|mint
    8-10 mint leaves → 8|leaf|mint|8 to 10
    1 sugar cube → 1|cube|sugar cube
    1 cube sugar → 1|cube|sugar
    3 coffee beans → 3|bean|coffee beans
    5 blackberries → 5|piece|blackberries
    3 fresh strawberries, hulled → 3|piece|fresh strawberries|hulled`,
  'notes and marks, as others write them': `
    2 oz gin (I used Tanqueray) → 2|oz|gin|I used Tanqueray
    2 oz gin - Tanqueray is nice → 2|oz|gin|Tanqueray is nice
    2 oz gin, such as Beefeater → 2|oz|gin|such as Beefeater
    2 oz gin, preferably London dry → 2|oz|gin|preferably London dry
    2 oz London dry gin* → 2|oz|London dry gin
    ¾ oz lime juice, freshly squeezed → 0.75|oz|lime juice|freshly squeezed
    ¾ oz fresh lime juice → 0.75|oz|fresh lime juice
    ¾ oz freshly squeezed lime juice → 0.75|oz|freshly squeezed lime juice
    ¾ oz simple syrup (1:1) → 0.75|oz|simple syrup|1:1
    ½ oz rich simple syrup (2:1) → 0.5|oz|rich simple syrup|2:1
    ½ oz 2:1 simple syrup → 0.5|oz|2:1 simple syrup
    2 oz bourbon (100 proof) → 2|oz|bourbon|100 proof
    2 oz 100 proof bourbon → 2|oz|100 proof bourbon
    2 oz 12-year rum → 2|oz|12-year rum
    1 oz lime juice (about 1 lime) → 1|oz|lime juice|about 1 lime
    1 oz (30 ml) lime juice → 1|oz|lime juice|30 ml
    1 oz/30ml lime juice → 1|oz|lime juice|30ml
    30ml (1oz) lime juice → 30|ml|lime juice|1oz
    30 ml / 1 oz lime juice → 30|ml|lime juice|1 oz
    optional: 1 dash absinthe → 1|dash|absinthe
    1 dash absinthe (optional) → 1|dash|absinthe
    1 oz coconut cream, optional → 1|oz|coconut cream
    • 2 oz gin → 2|oz|gin
    - 2 oz gin → 2|oz|gin
    * 2 oz gin → 2|oz|gin
    – 2 oz gin → 2|oz|gin
    ✅ 2 oz gin → 2|oz|gin
    👉 2 oz gin → 2|oz|gin
    🥃2 oz bourbon → 2|oz|bourbon
    1) 2 oz gin → 2|oz|gin
    1. 2 oz gin → 2|oz|gin
    [ ] 2 oz gin → 2|oz|gin
    gin - 2 oz → 2|oz|gin
    gin — 60ml → 60|ml|gin
    gin, 2 oz → 2|oz|gin
    Gin 2oz → 2|oz|Gin
    Gin: 2 oz. → 2|oz|Gin
    gin ... 2 oz → 2|oz|gin
    Gin | 60 ml → 60|ml|Gin
    Angostura bitters - 2 dashes → 2|dash|Angostura bitters
    Lime juice (3/4 oz) → 0.75|oz|Lime juice
    approx. 2 oz gin → 2|oz|gin|approx.
    about 4 oz soda → 4|oz|soda|about
    ca. 100 ml Soda → 100|ml|Soda|ca.
    roughly 1 oz honey → 1|oz|honey|roughly
    scant 1 oz lime → 1|oz|lime|scant
    heaping tsp sugar → 1|teaspoon|sugar|heaping
    a generous 2 oz rum → 2|oz|rum|a generous
    just under 1 oz lime juice → 1|oz|lime juice|just under
    add 2 oz gin → 2|oz|gin
    muddle 8 mint leaves → 8|leaf|mint`,
  'what is said of a measure, and how often it is poured': `
    2 oz or so of gin → 2|oz|gin|about
    2oz-ish bourbon → 2|oz|bourbon|about
    1 oz. & a half vodka → 1.5|oz|vodka
    ,5 oz orgeat → 0.5|oz|orgeat
    a half-ounce of Campari → 0.5|oz|Campari
    2 x dashes bitters → 2|dash|bitters
    3x raspberries → 3|piece|raspberries
    bitters x 2 dashes → 2|dash|bitters
    mint leaves x 8 → 8|leaf|mint
    half a dozen mint leaves → 6|leaf|mint
    about a dozen mint leaves → 12|leaf|mint|about
    a few ice cubes → 3|cube|ice cubes|a few
    tiny splash of olive brine → 1|splash|olive brine|tiny
    2 sprays absinthe → 2|dash|absinthe
    spritz of absinthe → 1|dash|absinthe
    a couple oz vodka → 2|oz|vodka|a couple
    3/4 simple → 0.75|part|simple
    a touch of honey → null|to taste|honey|touch
    single measure gin → 1|part|gin`,
  'how much is left to the hand': `
    some soda → null|to taste|soda
    plenty of ice → null|to taste|ice
    a little honey → null|to taste|honey
    ein wenig Honig → null|to taste|Honig
    Zucker nach Belieben → null|to taste|Zucker
    enough soda to top → null|top|soda`,
  'where the measure and the name meet': `
    50ml - Vodka → 50|ml|Vodka
    60ml – white rum – Havana → 60|ml|white rum|Havana
    1 pint strawberries hulled → 473|ml|strawberries|hulled
    mezzo limone spremuto → 0.5|piece|limone|spremuto
    soda water - splash → 1|splash|soda water
    1.5 oz @tanqueraygin → 1.5|oz|tanqueraygin
    salt for the rim → null|to taste|salt|for the rim
    2 tsp brown sugar packed → 2|teaspoon|brown sugar|packed
    thumb-sized piece of ginger → 1|piece|ginger|thumb
    pulp of 1 passion fruit → 1|piece|passion fruit|pulp
    juice and zest of 1 lime → 1|piece|lime|juice and zest
    juice 1 lime → 1|piece|lime|juice
    1 egg (white only) → 1|piece|egg white
    1 medium egg white → 1|piece|egg white|medium
    2 large eggs → 2|piece|eggs|large`,
  'pieces, cuts and spoons in four languages': `
    2 Stk. Limetten → 2|piece|Limetten
    1 Stück Orangenschale → 1|piece|Orangenschale
    3 Stängel Minze → 3|sprig|Minze
    1 Msp. Zimt → 1|pinch|Zimt
    6 cl Wodka oder Gin → 6|cl|Wodka|or Gin
    4 cl Zitronensaft frisch gepresst → 4|cl|Zitronensaft|frisch gepresst
    1/2 citron vert coupé en dés → 0.5|piece|citron vert|coupé en dés
    2 cuil. à café de sucre roux → 2|teaspoon|sucre roux
    1 cs de sirop d'orgeat → 1|tablespoon|sirop d'orgeat
    6 à 8 feuilles de menthe → 6|leaf|menthe|6 to 8
    un filet de citron → 1|splash|citron
    un chorro de soda → 1|splash|soda
    1 lima en rodajas → 1|piece|lima|en rodajas
    1/2 lime a pezzi → 0.5|piece|lime|a pezzi
    una spruzzata di soda → 1|splash|soda`,
  'four languages, as others write them': `
    4 cl Rum → 4|cl|Rum
    4 cl weißer Rum → 4|cl|weißer Rum
    1 TL Zucker → 1|teaspoon|Zucker
    2 Barlöffel Zuckersirup → 2|bar spoon|Zuckersirup
    1 BL Zuckersirup → 1|bar spoon|Zuckersirup
    2 Dashes Angostura → 2|dash|Angostura
    1/2 Limette → 0.5|piece|Limette
    eine halbe Limette → 0.5|piece|Limette
    Saft einer Limette → 1|piece|Limette|saft
    Saft von 1 Zitrone → 1|piece|Zitrone|saft
    1 Prise Salz → 1|pinch|Salz
    Soda zum Auffüllen → null|top|Soda
    etwas Soda → null|to taste|Soda
    100 ml Sahne → 100|ml|Sahne
    1 Flasche Sekt → 750|ml|Sekt
    4 cl de rhum blanc → 4|cl|rhum blanc
    6 cl de gin → 6|cl|gin
    2 cuillères à soupe de sucre → 2|tablespoon|sucre
    1 cuillère à café de sucre → 1|teaspoon|sucre
    1 c. à s. de miel → 1|tablespoon|miel
    1 càc de sucre → 1|teaspoon|sucre
    le jus d'un demi citron vert → 0.5|piece|citron vert|jus
    le jus de 2 citrons → 2|piece|citrons|jus
    1 trait d'angostura → 1|dash|angostura
    2 traits de bitter → 2|dash|bitter
    une pincée de sel → 1|pinch|sel
    10 feuilles de menthe → 10|leaf|menthe
    un demi citron vert → 0.5|piece|citron vert
    1 blanc d'œuf → 1|piece|blanc d'œuf
    compléter avec du soda → null|top|soda
    50 ml de ron → 50|ml|ron
    2 oz de tequila → 2|oz|tequila
    1 cucharada de azúcar → 1|tablespoon|azúcar
    2 cucharaditas de azúcar → 2|teaspoon|azúcar
    el jugo de un limón → 1|piece|limón|jugo
    jugo de 2 limones → 2|piece|limones|jugo
    medio limón → 0.5|piece|limón
    10 hojas de menta → 10|leaf|menta
    una pizca de sal → 1|pinch|sal
    completar con soda → null|top|soda
    1 clara de huevo → 1|piece|clara de huevo
    6 cl di gin → 6|cl|gin
    2 cucchiai di zucchero → 2|tablespoon|zucchero
    il succo di mezzo lime → 0.5|piece|lime|succo
    succo di 1 limone → 1|piece|limone|succo
    mezzo lime → 0.5|piece|lime
    8 foglie di menta → 8|leaf|menta
    un pizzico di sale → 1|pinch|sale
    colmare con soda → null|top|soda
    1 albume → 1|piece|albume
    1 oncia di gin → 1|oz|gin
    1 onza de tequila → 1|oz|tequila
    1 once de gin → 1|oz|gin`,
};

/** Lines of recipes by kind: as they are written, and what each is. */
export const writtenLines: Readonly<Record<string, readonly { text: string; expected: string }[]>> =
  Object.fromEntries(
    Object.entries(kinds).map(([kind, table]) => [
      kind,
      table
        .trim()
        .split('\n')
        .map((row) => {
          const [text = '', expected = ''] = row.trim().split(' → ');
          return { text, expected };
        }),
    ]),
  );
