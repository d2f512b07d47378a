import { stemOf } from './stem-of.ts';

const stemsOf = (...lines: string[]) =>
  new Set(lines.flatMap((line) => line.split(' ').flatMap((word) => [word, stemOf(word)])));

/** Words that say nothing by themselves. */
export const stopWords: ReadonlySet<string> = stemsOf(
  'a an the and or but nor yet so if then than as that this these those there here it its itself he she they them their theirs themselves him his her hers himself herself',
  'you your yours yourself yourselves i me my mine we us our ours one ones who whom whose which what whatever whoever when whenever where wherever why how while',
  'to of in on at by for from with without into onto upon about above below over under after before between among through during until since off out up down along across around near beside behind against towards toward within beyond per via',
  'is are was were be been being am do does did done doing have has had having can could may might will would shall should must ought cannot',
  'not no never nobody nothing none neither either both each every any anybody anyone anything some somebody someone something everybody everyone everything other others another else such same own',
  'very too much many more most less least few little lot lots bit quite rather just only even also still already again once ever always often sometimes mostly usually almost nearly perhaps maybe however though although because unless whether',
  'all whole enough several certain now then soon later first last next back away together apart well instead yes let',
  'two three four five six seven eight nine ten eleven twelve',
);

/** Words that fit any text of care: a sentence may bring them without a source. */
export const generalWords: ReadonlySet<string> = stemsOf(
  'child children kid person people grownup adult reader student home name page word line report reading portrait picture',
  'day today time moment hour while life way thing kind sort part side place case matter point bit piece end',
  'be have do make take give get come go keep put set let bring find see look seem know think feel mean need want like help use try work happen become',
  'tend turn become stay remain lie stand hold carry offer allow support say tell ask notice understand remember read meet follow',
  'good well better best nice kind gentle warm true real right sure clear simple plain fine great big small large little new old long short whole full open easy able ready different similar important special',
  'really simply truly often usually sometimes gently kindly naturally easily perhaps particularly especially mainly',
  'welcome worth yours show describe begin start add both share',
);
