import { stemOf } from './stem-of.ts';

const lines = [
  // People of a family and of its surroundings.
  'mother father mum mom dad amma appa parent brother sister sibling twin grandmother grandfather grandparent grandma grandpa paati thatha dadi nani aunt uncle cousin nephew niece neighbour neighbor son daughter baby husband wife spouse partner boss manager colleague coach tutor principal driver nurse priest guru guest stranger relative ancestor boyfriend girlfriend',
  // Animals and plants.
  'dog puppy cat kitten cow horse bird parrot crow pigeon fish rabbit elephant tiger lion monkey snake butterfly ant bee insect animal pet goat sheep duck hen peacock squirrel turtle dinosaur dragon unicorn tree flower rose garden forest jungle plant grass leaf',
  // Pastimes.
  'cricket football soccer hockey tennis badminton basketball volleyball kabaddi kho chess carrom ludo puzzle jigsaw lego blocks doll train cartoon comic novel movie film television tv video youtube game videogame computer tablet mobile screen internet instagram gaming robot robotics coding programming swimming cycling skating yoga karate gymnastics athletics marathon trek trekking hiking camping fishing',
  'music song singing violin guitar piano veena tabla drum flute keyboard orchestra choir dance dancing ballet bharatanatyam painting paint drawing sketch sculpture clay craft origami photography camera theatre drama acting poem poetry poet writing diary blog embroidery knitting sewing stitching cooking baking gardening collecting stamp coin instrument melody rhyme',
  // School and learning.
  'mathematics maths math algebra geometry science physics chemistry biology history geography language english tamil hindi spelling grammar essay lesson exam test quiz olympiad scholarship syllabus textbook tuition classroom college university degree laboratory experiment project homework debate assembly school teacher class classmate number numbers',
  // Things, food, places and vehicles.
  'car bike bicycle scooter bus lorry plane aeroplane airplane rocket boat ship railway station airport hospital market shop mall park playground beach sea ocean mountain hill river lake village city town country zoo museum library cinema restaurant hotel office factory farm bank court police army',
  'rice bread milk tea coffee juice chocolate cake ice biscuit fruit mango apple banana vegetable sweet breakfast lunch dinner meal snack spice curry dosa idli chapati cup plate spoon bowl bottle toy ball kite book pen pencil paper crayon colour box bag shoe shirt dress cloth jewellery watch clock mirror lamp candle window door gate wall bed pillow blanket chair table shelf cupboard drawer sofa stairs kitchen balcony terrace phone letter newspaper magazine map key knife tool hammer machine engine',
  // Days and events.
  'birthday party wedding festival holiday vacation trip travel journey picnic concert competition tournament match race trophy medal prize award certificate ceremony function election interview promotion meeting conference war accident fire flood storm rain sun snow summer winter monsoon sunday monday tuesday wednesday thursday friday saturday january february march april june july august september october november december',
  // Callings and gifts.
  'artist musician singer dancer painter writer author scientist engineer lawyer judge soldier pilot astronaut actor actress athlete player champion captain leader politician minister king queen prince princess hero celebrity star teacher professor healer businessman entrepreneur talent talented gift gifted genius skill skilled expert intelligent intelligence clever brilliant smart bright intellect reasoning logic logical analytical artistic musical athletic technical scientific linguistic leadership charisma',
  // The body and the night.
  'hair skin eye nose mouth tooth stomach muscle muscles brain nightmare dream sleep nap bath appetite diet food vitamin exercise',
];

/** Words for things and people, as stems: a sentence that names one which no source has makes it up. */
export const concreteWords: ReadonlySet<string> = new Set(
  lines.flatMap((line) => line.split(' ').map(stemOf)),
);
