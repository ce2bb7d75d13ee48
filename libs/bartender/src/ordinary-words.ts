/** Words of everyday talk that are no drink, however near they are to the name of one: a boss is no Bass ale. */
export const ordinaryWords: ReadonlySet<string> = new Set(
  `
  airport alex alter america ancient angry animation anniversary anxious applies apply april aqua aquatic
  arab audio august auto baby balcony bands banking barista barry baseball bases basic basin basketball
  bath believe belt bike bikini billing billy binding bonus boss boulevard boxing boyfriend boys brand
  brands bread breakfast breakup broke broken brutal buddy budget bullet bulletin burger butcher butler cake cakes
  camel camera camping camps campus cams canberra capitol cardiac cards carnival caroline carroll casey
  casino casting casual causing cave cement centered centers chamber chambers chan chapel charter chassis
  chat cheapest cheese chess chicken children chips chop christmas city clarity cleared climate clinton
  clone cluster coal code cole coleman colleague combined combines commander comment compare compiler
  computer concert confidence contests convergence cope cornell cost costs couch courier coworker crazy
  crossword curry dale dame data dated dave dear death december delay dell dial divorce diwali doctor doll
  dollar dream drill driver drums drunk earth easter email euro excited expensive fantasy fathers february
  fever fiance finland firewall fish flight florist forest forget formal fort freezing friday fries
  funeral funny gain game generic genesis genetic gentlemen giant girlfriend girls golf gore grace grade
  graduation grandma grandpa granted graph greg grey grow guitar guys haircut hampton hangover hanukkah
  hardcover harley hate headache heading healing health hearing hearings heating helping highest highway
  hiking hire hiring homeland hope hospital hottest huge hugh hungry hunting husband impress infant
  infants infinite insurance internet interview iran jackson january jogging journalism journals june
  justice kerry kids kirk largely laser lawyer learn lebanon leon listen live lobby lonely lottery luggage
  magnet maintain makeup male mall march marker markers marking marshall martial massage mate math mats
  matt medical meeting michael microwave mile mill million mini mins models monday money monitor mortgage
  movie museum musical myers neighbor neighbour nephew nervous niece noodles normal novel november nurse
  october office oliver operate opinion pants paper parking partner passport pasta patrick patrol pearl
  peas peel peer pendant period periods persons phil phone photo piano picture pill ping pink pizza plug
  plumbing poem poet poetry pointer police pork portfolio poster posters potter pottery powder powered
  presence price priced prices process profits project promotion pulling puzzle quarter query raising
  ramadan random recover regular relaxed rely remember rent reports resolved resume reunion rica richard
  richards rick ride river role rome roommate rope ross rotten route safer salad salem sales saturday
  sauna saver scout scratch search sept september serious settlement shelter shirt shoes shop shops skiing
  skirt smaller sober soccer sofa solo somerset spend springer stairs stake statement steak sticker stone
  store streets stressed submit sucks surfing sushi swingers switched switches tacos taxes taxi teach
  teacher team telling testing thanksgiving theater theme thursday ticket tobacco topic torture toxic
  tracker traffic train training travel tuesday tunnel university vacation valentine vampire versus video
  vids villa violin visa wallet walter wanting warnings wash water wayne website wednesday weird welsh
  wife wing wins wire wise wish workout worst wrapping write writing writings yellow yoga
  `
    .trim()
    .split(/\s+/),
);
