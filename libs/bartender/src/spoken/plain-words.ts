/**
 * The words a model may use besides names of the catalogue: those of the starter library's own descriptions and of the
 * bartender's sentences, without food, medicine and anything about children or driving. A word that is not here may be
 * an invented drink, so a sentence with it is not shown.
 */
export const plainWords: ReadonlySet<string> = new Set(
  `
  a able about above abroad absolute absolutely absurdly abv accent accident according acid acidic
  acquainted acquires across actor actors actually add added adding addition additions adds adjust admiral
  admire admired admits adopted adored adrift advertisement advertisements advice aerating aeroplane afloat
  after afternoon afterward again against age aged ago agree ahead aim aiming air aircraft airy alcohol
  alcoholic alike alive all allergens allowed allows almost alone along alongside already also alternative
  alternatives although always am ambassador ambush american americas among amount amounts an ancestor
  ancestors and animals aniseed another answer answered any anybody anyone anything anyway anywhere apart
  apiece apology appealing appears appetite applied approachable are arena arent argentina argue argued
  argues argument arm armchair armed arms aroma aromas aromatic around arrange arrive arrived arrives art
  artists as aside ask asked asking asks assemble assertive associations astonishingly at attempt attractive
  aunt austria austrian authenticity author autumn autumnal available avoiding awake away back backbone
  backs backstage bad bag bags bahama bake baked baker baking balance balances ballast balloon balls band
  bang bank banks bar barbecue barber bare barely bargain baristas barman barmans barmen barrel bars
  bartender bartenders base basics basque batch batched batches bathtub battle bavaria bavarian be beach
  beachcomber bead beaded beads beaker bear bearable beat beaten beats beautiful beautifully became because
  becomes been befits before beforehand began begin behind being bells belongs beloved below bend bent
  bergamot berlin bermuda bermudas beside best bestseller better between beyond bicycles big bigger biggest
  bills binds birds birthday bit bite bites bits bitter bittered bitterness bittersweet black blames blanket
  bleeds blend blended blender blenders blends blitz block bloom blossom blow blue blur blush blushes board
  boast boat boatmans boats bobbing bodied body bog boil boiled boils boldly bond bone bonfire bonfires book
  books boozy border bore bored born boroughs borrowed boston botanicals both bottle bottled bottles
  bottling bottom bottomed boudoir bought bouquet bow bowl bowls box bracing brass brave brazil brazilians
  brazils break breaking breaks breath breathe bridge bridged brief briefly bright brighten brighter
  brightness brim bring bringing brings brisk briskly brittany broad broader broadway brooklyn brooklyns
  brother brothers brought brown bruise bruised brunch brutally bubble bubbles bubbly bucket buckets build
  builds built bullfighter bullring bunch burgee burlesque burn burner burning burns burst bury bus but by
  cabinets caffeine cairo california call called calling calls calm calories came campaigner campfire can
  canada cancel candle cannot canon cant canter cap cape capital capped captains car caramelise caramelised
  card cardplayers care careful carefully careless cargo carpets carried carries carry cartoon carve case
  catch catches catching cathedral caught cavalry cayman cedar ceiling celebrated celebration celebratory
  celebrities celebrity cellar center centuries century ceramic certain certainly chain chair chairs chalk
  championship changed changes changing chaperone chapter char charge charleston chase chaser cheap check
  checked cheer cheers chef cherubs chew chicago chieftain child chill chilled chills chirp choice choices
  choose chopped chorus christening chunks church churn cinema circles citrus civil claim claimed claims
  clap clarified class classic classics clay clean cleaner clear clearer clearly clergymen climb climbs
  clings clink clip clock clockwise close closed closes closing cloth clothes cloud clouded cloudier clouds
  cloudy clubman clubs clumps co coachmen coals coarse coast coat coats cocktail cocktails coil coiled coin
  coined cold colder coldest collage collar collection collectors college collin colonel colonial color
  colored columns combine come comes comfort comfortable comforting common communal companion company
  competed complain complement complements complete completely completes complex complexity composed
  composer compromise conclude condition cone confessed confused conical conjuring conquered conscience
  consider const contains contempt contents contest continue contracts contrast contribution conversation
  conviction cook cooked cool cooled cooler cooling cools copper copy coral core corner corpse correct
  cotton could couldnt council count counted counter counting country counts coupe coupes couple courage
  course court courteous courts cousin cousins cove cover covered covers coveted cowboy cowboys cozy crack
  crackle cracks cradle crater craving craze creamy creates credit credited credits creep creeps crema
  cricket cried crimson crisp crosby cross crossed crosswise crowd crown crowned cruise crumble crunches
  crush crushed crust cry crystal crystals cube cubes cupful cups curds curl curled curls curtain curtains
  curved curvy custom customer cut cuts cycles cyclists cyprus daily daisy damage damp dance dancers
  dangerous dangerously dare dared dark darken darkened darker dash dasher dashes date daughter dawn day
  daylight days daytime deadline deal dealt decade decades decides deciphered declare deco decorate
  decoration decorum deduct deep defects defended defiance definitely degrees delicate delicious delight
  delightful delivers demanding demands demitasse dense depended depending depth derby descendant describe
  desert deserves dessert detour detroit detroits devil devils devised devoted dew diamond diary dice diced
  did didnt difference differences different differently difficulty dilute diluted dilution dimmed dining
  dinner dip diploma dipping directly directs dirt disagreed disappears disarmingly disc discard disclaimers
  disco discreet discussed disguise disguised dislike dismissed dissolve dissolved dissolves distance
  distillery distrusted divide divides do dock dockers does doesnt dog dome done dont door dot dots double
  doubters dove down dozen drag dragging drain drank draught draw drawer drawing drawn dreamed dress dressed
  dressing drew dribble dried drier driest drifting drifts drink drinkable drinker drinkers drinking drinks
  drip dripped drips drizzle drop dropper dropping drops drown drum dry drying dryness ducks dull dulls
  during dust dusting duty each early earns earthenware earthy ease easier easiest easily east easy
  easygoing eat eaten eats ecuador ed edge edged edges edible edit edited editors effortless eight eighth
  eighties eighty either elect elegance elegant eleven else elses embassy embraced emerald emptied empty
  emulsify enchanting end ended endlessly ends engaged engine engineering england enjoy enjoyable enjoyed
  enjoying enough entire entirely equal equally era eruptions escape especially essentially even evening
  evenings evenly evens ever every everybody everybodys everyone everyones everything everywhere evidence
  exact exactly exam excellent exciting excuse exile exist exists expect explain explanation express extend
  extra extremely eyebrows facts failed faintly fair fairly fairy fake fall fallen falling fallout falls
  false fame families family famous fancy fans fantastic far farm farmers farmhands farmhouse fashion
  fashionable fashioned fast faster father favorite favorites favour fearsomely feast feed feel feeling
  feels feet fell felt fern festival festivals festive few fewer fibres field fierce fiercely fiery fiesta
  fifteen fifties fifty fighters fighting file fill filled filling fills film films find finding fine finely
  finer finger fingers finish finished finishes fire firemans firing firm first fishing fit fits five fix
  fixed fizz fizzing fizzy flag flamb flame flames flaming flash flasks flat flatten flavor flavored
  flavorful flavors flecks flesh flip flirting float floating floats floor floral florida floridita flowers
  fluff fluffy flute flutes fly flyboys flying foam foams foamy fog fogs fold folded folding folds follow
  followed following follows fond food fool foot football footed for force forces forests forever forgetting
  forgive forgiven forgotten fork form format forms forth forties forty forward found fountain fountains
  four fourteen fragrant france freely freeze freezer freezes fresca fresh freshen freshest freshly
  freshness fridays fridge fried friend friendly friends frilly from front frost frosted frosting frosts
  frosty froth frothed froths frothy frowned frozen fruit fruitier fruits fruity full fully fun function
  funk funky funnel future fuzz gains galleon gallons gallop gambled gap garden garnish garnished gather
  gathers gave gem generals generation generations generosity generous generously gentle gentler gently
  german germany germanys get gets ghost give given gives glad gladly glamorous glaring glass glasses glossy
  gloves glow glowing glows glued glug go goat goblet goes going gold golden golfer gone good got goths gown
  grand grandfather grandmother grassier grassy grate grated grater grave gravel gravity great green greener
  greenhouse grew grill grilled grin grind grocer grogram growers grown grows grudge guarded guess guest
  guests guide guilty habit had hail half halfway halloween halve hamburg hand handed handful handle handled
  handles hands handy hang hanging happens happily happiness happy harbour hard harder hardly harmony harsh
  harvest harvey has hat hats hauled havanas have havent having hawaii hawaiian hawker hay hayfield haze he
  head headhunter heap heaped heaps heard heart heat heated heather heatproof heavier heaviest heavily heavy
  hedgerow height heirs held hello help helped helps hence her herbal herbs here heres hero heroes hers
  herself hey hi hid hidden hide hiding high highball highballs highlands hikes hillside him himself hint
  hints hired his hiss historic history hit hits hold holding holds holiday hollywood holy homage home
  homemade honest honestly honeycomb honeyed hong hook horizon horse hosiery hot hotel hotels hotter hour
  hours house household houses how however hows hue hull hum hundred hundreds hung hurricane hurry hurts
  huts hype i iba iced icon icy id idea ideal ideally ideas if ignite ill illusion illustration im imagined
  immediately impossible impressive improved in inch include included includes including indeed independence
  informed infusing ingredient ingredients ink inland inn innocent inns insert inside insisted insists
  instant instead insulated insurgents intense intensely interested interesting intermediate interpreter
  into intriguing introduced introduces introducing invented invention inviting iron irony is island islands
  isnt it italy italys its itself ive ivory ivy jacket jalisco japan jar jazz jet jewel jigger join joined
  joint joke journalist judge jug jugs juices juicy julep july jumper jungle just keep keeping keeps kept
  kettle keys kick kicked kilo kind kinds king kiosks kitchen knew knife knocks knot know known knows kong
  korea label labels lacks ladies ladle ladled ladling lagoon laid lake lambs lamp lamps landfall landlord
  landlords lands landsmen language large largest last late later launched law lawn lawyers lay layer
  layered layers lazily lazy lead leading leads leaf leaflet lean leaned leaner leaning leap learned leash
  least leather leave leaves leaving left legend legs lemony lends length lengthen lengthened less let lets
  letter letters letting level library lid lids lies life lift lifted lifts light lighten lighter lightly
  lights like liked likes lilac limited line liner lines linger link lions lip liquid list listed lists lit
  liter literally literary liters little livelier lively livignos living load lobbyist local lodge logic
  long longer longest look looked looking looks loose loosen loosened loot lose loses lost lot loud louder
  louisville love loved lovely lovers loves low lower lowest luau ludicrously lump lumps lunch luncheonettes
  macerated machine made magazine magenta magma mahogany main maison make maker makes making malaria
  malaysia maltier malty man manage manager manifest manifesto manner manuals many map marbling margarita
  market marketing marry masks massachusetts mast masterpiece match matters may maybe mayor me meadow meal
  meals mean meaning means meant meantime meanwhile measure measured measures measuring medium meet meets
  melbourne mellow mellows melt melted melting melts members memories memory men mentioned mentions menu
  menus mercy mere merely merest mess message met metal method metres mexico middle midnight midwinter might
  milan mild milder militia milky milliliter milliliters millions milwaukee min mind mine mining minister
  minted minty minus minute minutes minutestext mirror mischief misprint miss missed missing misspelt mist
  mistake mistaken mists misty mittens mix mixed mixer mixes mixing mixology mixture ml mobsters mocktail
  mocktails model modern moisten mold moment monastery monastic monkeys monks month months mood moods more
  morning mornings morocco most mostly motel mother mothers motor motorbike motorway motto mound mounded
  mount mountain mourning mouth mouthful mouthfuls move moved movement moving mowing mown much muddle
  muddled muddler muddling mug mugs mule munich murmur music must muster my name named names namesake narrow
  national nations nationwide native naval navigating near nearby nearer nearest nearly necessary neck need
  needed needs negotiable negotiation neighborhood neighbors neither nerves neutral nevada never new
  newfangled news newspaper newsroom next nice nicely nicknamed night nightcap nightcaps nights nine
  nineteenth nineties ninety no nobody non none noon nor north norway nose not notch note noted notes
  nothing notice noticeable notion notorious novelist novels now nowhere nudge null number nuns nursery
  nuttier nutty oak oakland occasion ocean oclock oddly of off offer officers official often oils oily old
  older oldest olives on once one ones only onto opal opaque open opened opening opens opera operetta
  optional options or orbit orchard orchards orchestra order ordered orders origin original ornament other
  others otherwise ought ounce ounces our out outlaw outlived outlives outside oven over overall overdone
  overnight overripe overture own owner paces pack packed page painfully paint painters pair paired pairings
  pairs pal palatable palate pale palest palm palms pan panach pare parents paris park part particular
  parties parts party pass passed passengers passes passing past paste pasti patience patient patiently
  patients patterns pause pausing pavement pay pays pe peace peak peaks peat pebbles peeled peels peg people
  peppery per percent perch perfect perfectly performed perfume perfumed perhaps peril persia persimmon
  person peru perus philadelphia photographers photographs piazza pick picked picking picks picnics piece
  pieces pier pile pilgrimage pillow pin pinch pinched pine pint piquete pitcher pith place places plain
  plainer plan plane planet plant plantations planters plants plastic plate play played playing plays
  pleasant pleasantly please pleasing pleasure plenty plummy plus plush pocket pods point points poker
  poland polands polished polite politician politicians pony pool poolside poor pop popo popular porcelain
  porch porches portions portland portugal possible post pot pots pound pour pourable poured pours practise
  prayer pre precision prefer preferably preference preferences preferred preheat preheated prepare preppy
  preserved president press pressed pressing pretend pretensions prettier prettiest pretty price print
  printed prize probably profile program progress prohibition prohibitions promises proof proper properly
  proportions proud provence proves provide provoke pry pub public published pubs pull pulls pulse pulses
  pulverise punchy purchase pure purists purple purpose push pushes put puts quantity quartered quarters
  quench quenching question queue quick quicker quickest quickly quiet quietly quite race racetrack racing
  radio raffle rain raise ran ranch rank ranked rare rather ratio rattle rattles raw reach reached reaches
  read reads ready real really reason reasonable rebuilt receives reception recipe recipes recognizes
  recommend recommendation recommendations recommended record rectangle red reduce reduced refill refilling
  refined reformed refreshing refrigerate refrigerator refrigerators regal regiment regis regret regrets
  regulars rehearse reheat release reliable relic relish remaining remains remind remove repeat repeatable
  replace replaces reply report reported reportedly reputation request required requires rescued resist
  resolve resort respect rest restaurant restaurants rested resting restorative restrained rests result
  retro return returning reverse revolution reward rewards rhyme rhythm rich richer richness rico riders
  riff right rim rind ring rinse rinsed ripe rise rises rising ritual rival road roadside roars roast robe
  robed robust rocks roles roll roller roof room roomy roosters root rosette rosy round rounded rounder
  rounds row rowdy royal rub rule ruled rules rums run running runs rush rustic saddle said sail sailed
  sailing sailors saint salarymen salesman saloon salted saltier salts salty salute saluted sam same samoa
  san sand sang sat satin satisfying saucepan savannah save saved saves savory savoury savoy saw say saying
  says scale scant scarce scatter scene scent scented scents sceptics school scoop scoops score scramble
  screen scrub seal sealed season seasons seat second seconds secret secrets see seem seems seen sees seethe
  seething seize select sell selling sells send sends sense sent separate separated separately separates
  seriously serve served serves servicemens serving servings set sets settle settled settles seventies
  seventy several sextet shade shake shaken shaker shakers shakes shaking shame shaped shards share shared
  shares sharing sharp sharpen sharpened sharper sharply shave shaved she shelf shellfire shells shepherds
  shift shippers shipping ships shocking shook shoot shop short shorter shorthand shortly shot shots should
  shoulder shoulders shouldnt shout show shower showmanship showpiece shows shred shredding shuffled side
  sideboard sides sieve sift sighed sight sign signal signature silences silent silhouette silk silky silver
  similar simmer simmers simple simplicity simply since singapore singer singing single sink sinking sinks
  sip siphon sipped sipper sipping sips sister sit site sits sitting six sixties size skates skewer skewers
  ski skiers skim skimmed skin skins skip sky slang slant slap slapstick sleet sleeves slender slice sliced
  slices slide slides sliding slightly sling slip slit sliver slivers sloes slopes slot slotted slow slowly
  slumps slush small smallest smash smearing smell smells smile smiling smoke smokes smoky smooth smoothed
  smoother smoothly smooths smother smuggler smugglers snake snakes snap snappy sneezes snifter snobs snow
  snowman snowy so soak soaked soap society soft soften softened softens softer softest softly sold soldiers
  solid some somebody somehow someone something somewhere song soothing sophisticated sore sorry sort sound
  sounds soup sour sourer sourness sours south spa space spain spains spark sparkle sparkler sparkling
  sparks spat speak speaks spec special specific speck speech speed spells spiced spicier spicy spilled spin
  spindle spine spiral spirit spirits spits splash splashed splashing splendid splinter splinters split
  spoils spoon spoonful spoonfuls spoons sporting sports spot spotlight spotty spray spread spreads sprig
  spring sprinkle sprinkling spritz spun spy square squash squeeze squeezed squeezing stack stadium staff
  stage stages stain stained stains stalls stamping stand standard standards standing stands star start
  started states statesman station stations stay stayed stays steadily steady steakhouse steal stealthy
  steam steamed steaming steams steamship steel steep steeped steeping steinbeck stem stemmed stems step
  stephen steps stern steward sticks sticky stiff stiffer still sting stings stingy stir stirred stirring
  stirs stoneware stood stop stopped stopping stops storey storeys storm story stove stow straight
  straighten straightforward strain strained strainer strainers straining stranded strange strangely
  stranger straw straws streak streaks stream streamlined street strength strengthening stretched strew
  string strings strip stripe striped stripes strips stroke strokes stroll strong stronger strongest
  strongly structure stubborn stubbornness stud student students stuff stunning stunt sturdy style
  substitutes subtle subtlety succession such sugarloaf suggest suggestion suggestions suggests suit
  suitable suits sulk sulked summer summers summit sun sunday sunk sunny sunrise sunset sunshine super
  superb supper supplies supporting supposed supposedly sure surf surface surfer surgery surplus survive
  suspiciously swagger swallowed swap swear sweats sweden sweep sweet sweeten sweetened sweetening sweeter
  sweetheart sweetness swim swimming swirl swizzle swizzled swore syrupy table tables tablespoon tagged tail
  tails take taken takes taking tale talk talking talks tall tambourine tamed tames taming tan tangy tanks
  tannin tap tart tartan taste tasted tastes tasting tasty taught taverns teaches tear tearooms tears tease
  teaspoon teaspoons techniques teeth telegram television tell tells temper temptation ten tender tenerife
  tennis tenth tents terrace terraces terracotta terrible text texture thad thailand than thank thanks that
  thats the theatre their theirs them themselves then there thereabouts therefore theres these they theyre
  thick thicken thickens thicker thickly thimble thin thing things think thinking thinly thinner thinning
  thins third thirds thirst thirsty thirties thirty this thoroughly those though thought thousand threads
  three threw throne through throughout throw thrown thundercloud tidier tie tiger tight till tilt time
  timeless times tin tins tinted tiny tip tipped tired to toast toasts today todays toddy together tokyo
  told tolerated tomorrow tone tongs tongue tonight too took tool top topmost topped topping tops torn toss
  touch touches touching tour tourists toward towers town towns trace track trade traded trademarked trader
  tradition traditional trams transfer transmit travelled travels tray treacherous treasure treaty tree
  trees triangle tribute trick trickle trim trinidad trinity trio trip triple trips troops tropical tropics
  trousers truck try trying tubs tuck tuft tumble tumbler tumblers tune turbulence turn turned turning turns
  turquoise twelve twentieth twenty twice twirl twirling twist two umpires unbroken uncle uncles under
  underneath understated undertow unexpected unfiltered unforgettable ungarnished unhurried uniformly union
  unique unite united unjustly unlike unmarked unpeeled unpretentious unrepentant unstirred unstrained
  unthinkable until up upgraded upon upright ups upside upstairs upturned upward upwards urge urn us use
  used useful using usual usually vancouver vanished vapour variation variations variety vegan veil vendors
  venice veranda verandah version very vessel vibrant victorian victory vienna vietnam vigorously vigour
  village villagers vines vineyards violently violets visit visiting visitors vita vocabulary volcano volume
  vows vulgar wail wait waited waiter waiters waiting wake waldorf walk walks wall walls waltz want wanted
  wants war ward wardroom wardrooms warm warmed warming warms warmth warn warned warning warns wars was
  washing washington wasnt wasted watch watched watching watered waters watery wave waves wax way we weak
  wealth wear wears weather wedding wedge wedges week weekend weeks weeps welcome well wells went were west
  wet wetted wetter wetting what whatever whats wheel wheels when whenever where wheres whether which
  whichever while whip whipped whips whirl whirled whisk whisked whiskers whisking whisper white whitens
  whites who whoever whole whom whos whose why wicked wide widening widths will wilted wince wind window
  windows windowsill windy wings winter wipe wiping wisconsin wishes wisp with within without witness wits
  witty woken woman won wonder wonderful wonderfully wont wood wooden wool word words wore work worked
  workers workmen works world worlds worn worse worth would wouldnt wound wrap wrapped wringing writer
  written wrong wrote year years yes yet you youd youll young your youre yours youve zest zesty zigzagged
  zigzags zingy
`
    .trim()
    .split(/\s+/),
);
