/** Words of everyday talk that are no drink, however near they are to the name of one: a boss is no Bass ale. */
export const ordinaryWords: ReadonlySet<string> = new Set(
  `
  airport ancient angry anniversary anxious april august baby balcony barista baseball basic basketball bath
  believe bike bonus boss boxing boyfriend boys bread breakfast breakup buddy budget burger butcher camera
  camping cards casino casual cheese chess chicken children chips chop christmas city colleague computer
  concert couch coworker crazy crossword curry death december delay divorce diwali doctor dollar dream
  driver drums drunk earth easter email euro excited expensive fathers february fever fiance fish flight
  forest forget formal freezing friday fries funeral funny game gentlemen girlfriend girls golf graduation
  grandma grandpa grey guitar guys haircut hangover hanukkah hate headache health highway hiking hope
  hospital huge hungry hunting husband insurance internet interview january jogging june kids lawyer learn
  listen lonely lottery luggage makeup mall march massage mate meeting microwave million monday money
  mortgage movie museum neighbor neighbour nephew nervous niece noodles normal novel november nurse october
  office pants paper parking partner passport pasta patrick peel phone photo piano picture pink pizza poem
  poetry police project promotion puzzle quarter ramadan regular relaxed remember rent resume river roommate
  rotten salad sales saturday sauna search september serious shirt shoes skiing sober soccer spend stairs
  steak stone store stressed sucks surfing sushi tacos taxes taxi teach teacher thanksgiving theater
  thursday ticket traffic train travel tuesday tunnel university vacation valentine video violin wallet wash
  water website wednesday weird wife wish workout worst write yellow yoga
  `
    .trim()
    .split(/\s+/),
);
