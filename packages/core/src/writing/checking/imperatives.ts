/** Verbs with which an English sentence tells its reader to do something, as its first word. */
export const imperatives: ReadonlySet<string> = new Set(
  (
    "accept add agree allow answer arrange ask avoid be begin believe breathe bring build buy call carry celebrate check choose clap come consider continue count create cuddle decide do don’t don't " +
    'draw eat embrace encourage enjoy ensure expect explain explore find focus follow forget forgive get give go greet guide have hear help hold hug ignore imagine invite join keep kiss know lay lead learn leave lend ' +
    'let lie listen look make mark meet mention mind notice nurture observe offer pat pause pay pick place plan play point practise practice praise prepare protect provide put read relax remember remind respect ring ' +
    'save say search see send set share show sing sit speak spend stand start stay step stop support take talk teach tell thank think touch treat trust try turn understand use wait walk watch welcome wish write'
  ).split(' '),
);
