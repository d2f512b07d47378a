import type { HarmLanguage } from './harm-rules.ts';

const groups = {
  // Whom it is done to.
  child: String.raw`child|children|kids?|bab(?:y|ies)|newborns?|infants?|toddlers?|boys?|girls?|sons?|daughters?|pupils?|students?|teen(?:ager)?s?|youngsters?|little ones?|\w+[- ]years?[- ]olds?|\w+[- ]months?[- ]olds?`,
  anybody: String.raw`{child}|him|her|them|she|he|they|his|their|hers|himself|herself|themselves|your|you`,
  // After a verb: whom, and not whose thing.
  whom: String.raw`(?:him|them|(?:the|a|an|your|any|every|this|that|small|young|naughty|our|my)(?: \w+){0,2} {child}|children|kids|boys|girls|babies|her(?= (?:once|twice|hard|harder|lightly|gently|softly|again|if|when|whenever|until|till|so|and|or|on|in|inside|outside|into|with|for|a|at|by|because|before|after|to|too|now|then|down|up|out|back|in the|quietly|regularly|every|each|away|alone|properly|well)(?!\w)|\s*(?:$|,)))`,
  number: String.raw`\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|\w+teenth|twentieth|twenty[- ]\w+`,
  // Blows.
  blow: String.raw`slap(?:s|ped|ping)?|smack(?:s|ed|ing)?|spank(?:s|ed|ing)?|beat(?:s|en|ing)?|hit(?:s|ting)?|thrash(?:es|ed|ing)?|whip(?:s|ped|ping)?|caned?|caning|cuff(?:s|ed|ing)?|clout\w*|wallop\w*|whack\w*|kick(?:s|ed|ing)?|punch(?:es|ed|ing)?|pinch(?:es|ed|ing)?|flog(?:s|ged|ging)?|belt(?:s|ed|ing)?|strike|strikes|striking|struck|lash\w*|bash(?:es|ed|ing)?|burn(?:s|ed|ing|t)?|brand(?:s|ed|ing)?|scald\w*|chok(?:e|es|ed|ing)|strangl\w*|throttl\w*`,
  blowNoun: String.raw`slaps?|slapping|smacks?|smacking|spanks?|spankings?|beatings?|hitting|thrashings?|whippings?|canings?|flogging|walloping|hidings?|a good hiding|tight slap|corporal punishment|physical punishment|the cane|the rod|the stick|the belt|the whip|a cane|a belt|a whip|the back of (?:the|your) hand|a raised hand|knuckles? on the head|raps? on the knuckles|a pinch on|whacks?`,
  tool: String.raw`rulers?|canes?|belts?|sticks?|slippers?|chappals?|rods?|brooms?|broomsticks?|ladles?|whips?|scales?|sandals?|shoe|switch|rolling pin|hanger|knuckles`,
  praised: String.raw`helps?|teach(?:es)?|works?|does|do|did|good|best|settles?|cures?|learns?|learnt|obey\w*|obedient|disciplin\w*|deserv\w*|remembers?|needs?|needed|must|should|wonders|lesson|behav\w*|listens?|manners|sense|quick\w*|straighten\w*|makes?|keeps?|never (?:hurt|harmed|killed)|necessary|love|respect|allowed|ought|reason|fear|tame|right away|sooner|toughen\w*|whenever|if|when|fine|okay|ok|now and then|sometimes|once|daily|every`,
  bodyPart: String.raw`ears?|hair|cheeks?|thighs?|arms?|hands?|legs?|palms?|fingers?|knuckles|back|bottom|skin|tongue|lips?|mouth|eyes?|sole|soles|feet|foot|face|head|neck|wrists?|buttocks|calves|calf|toes|nails|fingertips?`,
  // Babies.
  tiny: String.raw`newborns?|newborn|infants?|bab(?:y|ies)|months?[- ]old|weeks?[- ]old|days?[- ]old|(?:{number}|few)[- ]months?|(?:{number}|few)[- ]weeks?|first (?:few )?(?:months?|weeks?|days?)|before (?:six|6) months|crib|cradle|teething|gums|just born|(?:at|from|since|after|of) birth|from day one|below six months|under six months|months? of age|(?:at|of|by|only) {number} (?:months|weeks|days)|hours? (?:old|after)|suckling|little one(?:'s)?`,
  early: String.raw`newborns?|month[- ]olds?|week[- ]olds?|first week|new baby|just born|at birth|(?:one|two|three|four|five|1|2|3|4|5|first|second|third|fourth|fifth)[- ]months?|{number}[- ](?:weeks?|days?)|\w+[- ](?:weeks?|days?)[- ]old|(?:before|below|under|until) (?:six|five|four|6|5|4) months|(?:in|within|from) (?:the|his|her|their|its) first (?:few )?(?:months?|weeks?|days?|hours?)|(?:from|since|after) birth|from day one|(?:at|of|by|only) (?:one|two|three|four|five|1|2|3|4|5) months|(?:at|of|by|only) {number} (?:weeks|days)|half a year old|hours old`,
  // What is no drink.
  alcohol: String.raw`brandy|whiske?y|rum|beer|wine|toddy|arrack|vodka|gin|liquor|alcohol|champagne|hooch|cognac|feni|mahua|cocktails?|country spirit`,
  drug: String.raw`spliffs?|hash|lsd|ecstasy|mdma|meth|amphetamines?|ketamine|nicotine|magic mushrooms|stimulants?|modafinil|adderall|ritalin|brown sugar powder|laughing gas|betel|areca|supari|opium|ganja|cannabis|bhang|marijuana|weed|hashish|charas|tobacco|gutkh?a|pan masala|cigarettes?|beedis?|bidis?|hookah|vap(?:e|es|ing)|e-cigarettes?|snuff|poppy|khaini|zarda|heroin|cocaine|drugs?`,
  toxin: String.raw`kerosene|paraffin oil|petrol|diesel|bleach|phenyle?|acid|turpentine|pesticides?|insecticides?|rat poison|poisons?|detergents?|dettol|lysol|camphor|mercury|naphthalene|mothballs?|(?:cockroach|roach|insect|mosquito|ant|bug|bed ?bug|fly|termite|lizard|flea|tick) (?:spray|killer|poison|powder|chalk|bait)|(?:crop|field|farm|cattle) (?:spray|poison|dip)|weed ?killer|fertili[sz]ers?|urea|caustic \w+|lye|hydrogen peroxide|(?:methylated|surgical|white) spirits?|formalin|antifreeze|brake fluid|arsenic|thinner|varnish|floor cleaner|toilet cleaner|cleaning (?:liquid|fluid)s?|disinfectant|hand sanit\w*|mosquito (?:coils?|liquid|repellent)|oleander|datura|washing powder|soap water|lead powder|engine oil|lamp oil|drain cleaner|ammonia|boric powder|hair dye|nail polish remover|castor seeds?|lime powder|chuna|silica gel|incense|hair oil|air freshener|room spray|perfume|aftershave|rangoli powder|potassium|alum|borax|dishwashing \w+|fabric softener|toilet \w+`,
  medicine: String.raw`sleeping (?:tablets?|pills?|drops)|tablets?|pills?|cough (?:syrup|mixture)|syrup|antibiotics?|painkillers?|aspirin|paracetamol|medicines?|capsules?|sedatives?|antihistamines?|steroids?|tonics?|eye drops|injections?|prescription`,
  take: String.raw`give|gives|given|giving|gave|takes?|taken|taking|drink|drinks|drinking|drunk|sip|sips|sipped|swallow\w*|tast\w*|spoon|spoons|spoonful|teaspoons?|tablespoons?|drops?|pinch|rub|rubs|rubbed|rubbing|lets?|feed|feeds|fed|mix\w*|try|tries|offer\w*|pour|pours|smok\w*|chew\w*|sniff\w*|inhal\w*|eat|eats|eating|capful|glass|peg|dose|half|quarter|lick\w*|gulp\w*|gargl\w*|dab\w*|dip\w*|puffs?|add|suck\w*|safely|safe|harmless|whiff|clears?|a little|some|bit of|massage|apply|wash|in (?:the|his|her|their|a) (?:milk|bottle|tea|water|juice)|finger`,
  denied: String.raw`never|(?:do|should|must|does|is|are|may|need|can|will|was) not(?! (?:wake|show|stop|see|mind|notice|listen|come|cry|know|matter|harm|hurt|obey|be|sleep|eat|study|want|spoil|like|bite|sting|attack|settle|go to (?:bed|sleep)))|no one should|not (?:even|for|a|an|the|to|at|until|on|with|in|too|your|always)|\w+n['’]t|no (?:{child}|{care}|one|harm should|place|alcohol|tobacco|drugs?|knife|fire|star|planet|chart|number)`,
  // Places and things that kill.
  depth: String.raw`(?:the|a|an|open|deep|village|this|that|our|old|near|into|any|temple) wells?(?!-)|riverbanks?|rivers?|ponds?|lakes?|canals?|the sea|waves|water tanks?|(?:temple|rain) tanks?|septic tank|sump|bath ?tubs?|tubs?|buckets?|pools?|streams?|dams?|beach|flood\w*|quarr(?:y|ies)|waterfalls?|lagoon|drains?|manholes?|current|wells`,
  traffic: String.raw`(?:main |busy )?roads?|streets?|traffic|highways?|railway(?: \w+)?|train tracks?|tracks?|crossings?|junctions?|bus (?:stop|stand)|flyover|lorr(?:y|ies)|trucks?`,
  height: String.raw`roofs?|rooftops?|terraces?|parapets?|balcon(?:y|ies)|ledges?|cliffs?|tree ?tops?|window ?sills?|towers?|ladders?|tall trees?|coconut (?:tree|palm)s?|high walls?|compound walls?|water tank|scaffolding|railings?`,
  alone: String.raw`alone|by (?:himself|herself|themselves|itself|yourself)|on (?:his|her|their|its) own|unsupervised|unattended|unaccompanied|unwatched|without (?:you|an adult|adults|any adult|anyone|anybody|supervision|grown[- ]ups?|a grown[- ]up|being watched|watching|help|holding)|nobody (?:is )?(?:around|watch\w*|at home|near|else)|no one (?:is )?(?:around|watch\w*|at home|near|else)|no adults?|(?:nap|doze|phone call|call|errand|shopping|chat) while (?:the|your|he|she)|while you (?:\w+ ){0,4}(?:phone|call|cook\w*|sleep|nap|shop\w*|work|bathe|rest|chat|fetch|step|go|run|finish|make|answer|are)|when nobody|home alone|unguarded`,
  flame: String.raw`gas (?:stove|burner|ring|cylinder)|stoves?|gas|fires?|fire ?crackers?|crackers|fireworks|match(?:es|box|stick)?|lighters?|candles?|lamps?|boiling \w+|hot oil|pressure cookers?|hot iron|bonfires?|sparklers?|rockets?|firewood|oven|hob|chulha`,
  blade: String.raw`kitchen kni(?:fe|ves)|kni(?:fe|ves)|blades?|axes?|sickles?|choppers?|razors?|hacksaws?|drills?|guns?|grinders?|cleavers?|machetes?|power tools?|fireworks|mixer|coconut scraper`,
  beast: String.raw`elephants?|bulls?|buffalo(?:e?s)?|oxen|bears?|leopards?|tigers?|cobras?|vipers?|kraits?|pythons?|snakes?|scorpions?|centipedes?|crocodiles?|monkeys?|jackals?|wild boars?|(?:stray|street|guard|mad|chained) dogs?|bees|beehives?|hornets?|wasps?`,
  current: String.raw`plug ?(?:socket|point)s?|plugs?|sockets?|switch ?boards?|live wires?|wires?|wiring|electric\w*|fuse ?(?:box)?|transformers?|power lines?|plugged[- ]in \w+|charger`,
  let: String.raw`let|lets|letting|allow\w*|encourag\w*|should|can|may|could|trust\w*|send|sends|sending|ask|leave|leaves|left|leaving|teach\w*|permit\w*|made|make|makes|task|dare|learns?|good|brave|bravery|courage|fear|fearless|strong|stronger|tough\w*|exciting|freedom|no need|old enough|harm|free|build\w*|give|gives|hand|challenge|best|healthy|confident|confidence|independen\w*|needs? no|need not|lot of fun|fun`,
  together: String.raw`together|with you|with (?:an?|the|his|her|their|your) (?:adult|grown[- ]up|father|mother|parents?|grandparents?|grandfather|grandmother|aunt|uncle|teacher|coach|lifeguard|elder)|beside (?:you|him|her|them)|(?:you|an adult|a grown[- ]up|father|mother|grandfather|parents?) (?:stand|stands|(?:is|are) (?:beside|near|nearby|close|there|with|watching|right|next|holding|in the water)|sit|sits|hold|holds|watch|watches|stay|stays|close by)|within (?:arm's )?reach of you|hold(?:s|ing)? (?:hands|his hand|her hand|their hand|your hand)|hand in hand|under your eyes|your lap|by your side|at your side|life ?jackets?|lifeguard`,
  kept: String.raw`out of (?:\w+ )?reach|locked|locked away|lock(?:s|ing)? (?:\w+ ){0,4}(?:away|up)|high shelf|top shelf|at once|immediately|right away|straight away|emergency|poison (?:control|helpline)|ambulance|keep (?:\w+ ){0,6}(?:away|far|locked|closed|covered|free|shut|clear)|call the doctor|see a doctor|go to (?:a |the )?hospital|doctor today|cover(?:s|ed)? (?:the|every|all|your|any)|blunt|toy|plastic|pretend|unplugged|stay within|adults only|only (?:adults|grown[- ]ups|parents|you)|(?:adults|grown[- ]ups|parents) (?:only|alone)? ?(?:light|cut|cook|handle|fry|pour)|by (?:adults|grown[- ]ups|you)(?= alone|$|,|;)|is (?:your|an adult's|a grown-up's) (?:job|work|task)`,
  // Care that is refused.
  care: String.raw`doctors?|hospitals?|clinics?|vaccin\w*|immuni[sz]\w*|injections?|shots|medicines?|medication|tablets?|antibiotics?|inhalers?|insulin|treatments?|therap(?:y|ies|ists?)|counsell?ors?|counsell?ing|psycholog\w*|psychiatr\w*|ambulance|medical \w+|chemotherapy|x-?rays?|scans?|stitches|plaster cast|spectacles|glasses|hearing aids?|surgery|operations?|check-?ups?|dose|doses|asthma pump|pump|nurses?|midwife|physicians?|shots?|jabs?|boosters?|measles|inoculation|health checks?|blood tests?|polio drops|dentists?|dialysis|blood transfusions?|specialists?|prescriptions?|health (?:centre|center|worker)s?|paediatricians?|oral rehydration|ors|helplines?|asthma (?:spray|puffer)|puffers?|nebuli[sz]ers?`,
  drugOfCare: String.raw`antibiotics?|medicines?|medication|tablets?|inhalers?|insulin|treatments?|therapy|asthma pump|pump|pills|injections|drops|epilepsy \w+|course|doses?|syrup|asthma (?:spray|puffer)|nebuli[sz]er`,
  ill: String.raw`fevers?|fits?|chickenpox|pox|dehydration|tetanus|rabies|cancer|fractures?|seizures?|convulsions?|snake ?bites?|dog bites?|bites?|burns?|bleed\w*|poison\w*|dehydrat\w*|diarrhoea|asthma|jaundice|chest pain|unconscious|broken (?:bone|arm|leg)|epilep\w*|pneumonia|measles|tuberculosis|tb|malaria|dengue|infections?|vomit\w*|breathless\w*|wheez\w*|diabetes|illness\w*|diseases?|swallowed|head injury|lump|fracture|pains?|cough|rash|wounds?|breathing (?:trouble|difficult\w*|problems?)|(?:trouble|difficulty) (?:in )?breathing|blue lips|choking|stiff neck|bones?|fractured?|sprains?|concussion|swelling|strokes?|heart attack|cuts?|boils?|sting|stings|scalds?|ear ?ache|typhoid|cholera|whooping cough|thyroid|hernia|tumou?rs?|appendicitis`,
  faith: String.raw`pray\w*|faith|mantras?|chants?|chanting|recit(?:e|es|ing|ation) of|holy (?:ash|water)|vibhuti|amulets?|rituals?|puja|pooja|healers?|home remed\w*|herbal \w+|herbs?|turmeric|onions?|lemons?|neem|exorcis\w*|god|goddess|black magic|cow urine|saints?|babas?|swami|temple|vow|blessings?|thread|incantations?|patience|love|oil massage|warm oil|ash|iron key|shoe|old woman|village priest|priest|sorcerer|garlic|peaceful home|charm|toothpaste|ointment of \w+|cow dung|ghee|honey|spell|spells|leaves|roots|paste|smoke|fumes|bath in|blessed \w+|village healer|vaidya|hakim|meditation|positive thinking|cold bath|ginger|juice`,
  // What shames.
  verdict: String.raw`mad|crazy|insane|mental|lunatic|retard\w*|idiots?|idiotic|morons?|imbeciles?|stupid|dull (?:child|boy|girl|student|head|brain|mind|fellow|one)|dullards?|useless|worthless|good[- ]for[- ]nothing|failures?|disgraces?|disgraceful|burdens?|evil|wicked|devils?|demons?|cripples?|freaks?|dumb|dunces?|donkeys?|fools?|duffers?|dimwit\w*|blockheads?|losers?|ugly|dirt|a waste|waste of \w+|parasites?|rotten|hopeless|defective|abnormal|possessed|blot|half-?wit\w*|unwanted|shameless|stains?|black mark|black sheep|black spot|thorns?|useless mouth|mistake of|bad seed|nuisance|coward|sissy|beast|animal|liar|thief|slow[- ]witted|a curse|cursed|inferior|second[- ]rate|monsters?|slow in the head`,
  jinx: String.raw`bad luck|ill[- ]luck|ill[- ]fortune|ill[- ]fated|misfortunes?|unlucky|ill[- ]omen(?:ed|s)?|inauspicious|bad omens?|evil omens?|jinx\w*|cursed|curses?|evil eye|black magic|witch(?:es|craft)?|possessed by|poverty to|ruin to|disgrace to|evil spirits?|black[- ]tongued?|born (?:during|on|under|in) (?:an? |the )?(?:\w+ )?(?:eclipse|evil|new moon|amavasya)|manglik|mangalik|bad shadow|dark shadow|ominous|accursed|evil star|bringer of|spirits? (?:speaks?|enters?|lives?|has entered)|(?:money|luck|prosperity|fortune|happiness|peace|lakshmi|wealth|joy) (?:will )?(?:leaves?|left|fled|flees?|go(?:es)? away|vanish\w*|runs? away|dries)`,
  kin: String.raw`father|mother|family|house|home|household|uncle|aunt|husband|brother|sister|in-laws|father-in-law|mother-in-law|parents|grandfather|grandmother|relatives|village|marriage|clan`,
  // What is foretold.
  shall: String.raw`will|shall|would|is going to|are going to|is (?:sure|bound|fated|destined|certain|doomed) to|are (?:sure|bound|fated|destined|certain|doomed) to|must|awaits?|waits? for|is written|in store|lies ahead|foretold|threatens?|indicated|shows?|says?|predicts?|foretells?|means?|expects?|usually|cannot|can never|is shown|is seen|promises?|points? to|warns?|points to|comes?|lurks?|faces?|strikes?|never`,
  blight: String.raw`accidents?|drown\w*|serious (?:illness|disease)|(?:major|grave|serious|severe|long|heart|kidney|terrible) (?:illness|disease|accident|trouble|operation|loss|injury)|illness|disease|death|surgery|calamit\w*|tragedy|widow\w*|bankrupt\w*|prison|jail|disaster|cancer|divorce|miscarriage|stillbirth|loss of (?:a|the|his|her|their) \w+|danger|crisis|injury|poisoning|snake ?bite|suicide|paralysis|blindness|ruin|misfortune|separation from|heart attack`,
  oracle: String.raw`stars?|planets?|horoscopes?|charts?|birth ?charts?|kundl?i|saturn|shani|rahu|ketu|mars|jupiter|palm(?: lines?)?|number|numerolog\w*|this (?:sign|star|nakshatra|day|number|hour)|born (?:on|under|in|at)|ascendant|lagna|fate|destiny|life line|lines? of (?:the|his|her) (?:hand|palm)|constellation|zodiac`,
  // What is sold.
  gem: String.raw`nava?ratna|nine[- ]gem|birth ?stones?|lucky stones?|parad|sapphires?|ruby|rubies|emeralds?|corals?|pearls?|diamonds?|topaz|moonstones?|cat(?:'?s)?[- ]eyes?|hessonite|gomed|garnets?|opals?|turquoise|gem ?stones?|gems?|yantras?|talismans?|amulets?|rudraksha\w*|lockets?|kavach|black thread|sacred thread|thread|rings?|bracelets?|stones?|crystals?|copper (?:coin|plate)|horseshoe|pendants?|bangles?|idols?|lucky charms?|tabeez|taweez|nazar \w+`,
  rite: String.raw`pujas?|poojas?|hom(?:a|as|am)|havans?|yagn?as?|yajnas?|rituals?|abhishek\w*|archana\w*|mantras?|remed(?:y|ies)|donat\w*|offerings?|fasts?|fasting|vows?|pilgrimages?|priests?|gurus?|astrologers?|pandits?|pundits?|swamis?|babas?|prayers?|ceremon(?:y|ies)|sacrifices?|feed (?:\w+ ){0,2}(?:crows|brahmins?|cows?)|pariharam?|exorcis\w*|blessings?`,
  trade: String.raw`booked|bookings?|ordered|below|link|click|register\w*|enrol\w*|dakshina|payable|instalments?|\d+ ?rupees|rupees|rs|fees?|pay|paid|payment|price|priced|shop|store|website|order|book|booking|buy|purchase|discount|offer|sale|available|contact|call us|deposit|advance|charges?|cost|costs|cash|online|special price|only today|whatsapp|deliver\w*|our (?:priests?|guru|astrologers?|pandits?|temple|centre|center)|through us|from us`,
  ward: String.raw`remov\w*|lift(?:s|ed|ing)?|ward(?:s|ed)? off|take away|takes away|defects?|doshas?|saturn|shani|rahu|ketu|mars|jupiter|mercury|venus|planet\w*|bad (?:period|time|luck)|malefic|evil|energi[sz]ed|blessed|sanctified|his chart|her chart|horoscope|obstacles?|delay in marriage|set things right|sins?|curse|bad effects?|pacif\w*|appeas\w*|neutrali[sz]\w*|protect\w*|will (?:\w+ )?(?:improve|shine|pass|succeed|calm|cure|bring|change|come|vanish|disappear|go away)|good marks|improve|luck|prosper\w*|success|calm\w*|anger|fear|cure\w*`,
} as const;

export const harmInEnglish: HarmLanguage = {
  letters: /[a-z]/u,
  groups,
  aside: String.raw`cane (?:chairs?|baskets?|furniture|sofas?|stools?|swings?|juice|fields?|mats?)|sugar ?canes?|candy canes?|straps? of (?:the|a|his|her) (?:\w+ )?(?:seat|bag|sandal|watch|helmet)|(?:car|child) seat straps?|(?:black|green|conveyor|asteroid|yellow) belts?|belt of (?:\w+ )*stars|(?:\w+ )?bottle ?(?:caps?|tops?)|caps? of (?:beer|wine) bottles?|chill pill|tablets? and (?:the )?phones?|joint (?:family|efforts?|project|account)|family joint|branding|high[- ]five|tongue[- ]twisters?|night owl|pinch of (?:salt|sugar|turmeric|magic)|laughs? like a donkey|tin drums?|mother[- ]in[- ]law is right|tak(?:e|es|ing) the bull by the horns`,
  deniesAfter: String.raw`beware of|wary of|careful of|distrust|do not believe|never believe|nobody needs|never|not|no|nobody|nor|neither|without|instead of|rather than|avoid\w*|resist\w*|feel like|feels like|urge to|tempted to|free (?:of|from)|away from|refuse to|stop|nothing|\w+n['’]t|cannot|against|far from|wrong to|myth that|old belief|unsafe to|dangerous to|forbidden to|free from|protect\w* (?:\w+ )?from|prevent\w*`,
  deniesBefore: String.raw`(?:does|do|did|is|are|can|will|should|must|has|have|need) (?:not|no|never)|\w+n['’]t|cannot|never (?:teach\w*|help\w*|work\w*|belongs?|an? )|teach(?:es)? (?:nothing|only fear|fear)|only (?:hurts?|frightens?|teach\w*|scares?|breeds?)|(?:hurts?|frightens?|scares?|harms?) (?:a |the |your )?(?:{child}|him|her|them|and)|(?:is|are) (?:wrong|dangerous|unsafe|a crime|against|harmful|poison\w*|no |(?:far )?too much for)|does (?:\w+ )?harm|belongs? (?:on|in|to)`,
  reassures: String.raw`no (?:harm|problem|fear|danger|child (?:has |was )?ever (?:died|been|harmed|hurt)|need to (?:worry|hesitate|fear|feel)|better|other way|doubt|sin|crime|one (?:was|is|has) (?:ever )?(?:harmed|hurt|spoilt))|nobody (?:was|is|has|ever) (?:ever |been )?(?:harmed|hurt|spoilt|died)|nothing (?:wrong|bad|happens)|(?:do|does|did|will|need|should|must|have) (?:not|never|nothing)(?: \w+)? (?:hesitat\w*|afraid|fear|worry|mind|feel|harm\w*|hurt\w*|matter|spoil\w*|damage|kill\w*|break|listen\w*|obey\w*|study|eat|stop|forget|come|sleep|answer|spare|shy|hold back|bite|sting|attack|settle)|never (?:hurt|harmed|killed|spoilt|did)|(?:can|could|will|does|do)n['’]t (?:hurt|harm|mind|hesitate|worry|be)|not (?:only|just|listen\w*|stop|be afraid|afraid|obey\w*|a sin|harmful)|will not (?:listen|stop|obey|eat|sleep|study|forget|learn)|(?:does|do|will) not (?:listen|stop|obey|eat|sleep|study|finish|learn|settle|calm down|sit still|go to (?:bed|sleep))|without (?:fear|worry|hesitation|guilt)|never mind|why not|nothing to (?:fear|worry)|cannot be (?:avoided|escaped|changed|stopped|prevented|undone)|stop(?:s|ped)? crying|without him|cannot sleep|cannot be controlled|won['’]t (?:listen|stop|eat|sleep|obey|study)|doesn['’]t (?:stop|listen|eat|sleep|obey|study)|refus(?:e|es) to (?:eat|sleep|study|listen|obey|go)`,
  rules: [
    {
      class: 'remedy for sale',
      needs: [
        String.raw`(?:parents?|mothers?|fathers?|famil(?:y|ies)|those|people|couples?|one|clients?)(?: who)? (?:\w+ )?(?:ignor\w*|refus\w*|declin\w*|delay\w*|postpon\w*|laughed at|mocked|skipped|(?:did|do|would) not (?:\w+ )?(?:buy|wear|take|do|perform|order|book)) (?:\w+ ){0,3}(?:{gem}|{rite})`,
        String.raw`(?:came|come|comes|returned|ran) (?:\w+ )?(?:back )?to us|tears|regret\w*|we(?:pt|ep)|cried|suffer\w*|lost|paid|sorry|too late|begg\w*|ruin\w*`,
      ],
      unless: ['story|film|game|play'],
      asWritten: true,
    },
    {
      class: 'poison',
      needs: [
        String.raw`(?:doubl(?:e|es|ing)|tripl(?:e|es|ing)|increas\w*|rais(?:e|es|ing)|exceed\w*) (?:the|his|her|their|a|up)? ?(?:\w+ )?(?:dos(?:es?|age)|{medicine})|(?:double|triple|extra|second|adult) (?:dos(?:es?|age)|spoonful)|twice (?:the|as (?:much|many)) (?:\w+ )?(?:dos(?:es?|age)|{medicine})`,
        '{ill}|{medicine}|sleep\\w*|quiet\\w*|does not|cry\\w*',
      ],
      unless: [
        '(?:never|not|do not|nor) (?:\\w+ )?(?:doubl|tripl|increas|rais|exceed|give|take|use)\\w*|without|doctor|pharmacist|nurse|{kept}|dose of (?:hugs?|love|laughter|fun|praise|patience|joy|play)|vaccin\\w*|harm\\w*|dangerous',
      ],
      asWritten: true,
    },
    {
      class: 'refused care',
      needs: [
        String.raw`chang(?:e|es|ing) (?:the |his |her |their )?schools?|(?:another|different|new) school|(?:ignore|refuse|skip|avoid|dodge|decline|tear up) (?:\w+ ){0,3}(?:assessments?|screenings?|evaluations?|referrals?|special educators?)`,
        'assess\\w*|evaluat\\w*|screening|special educators?|counsell?\\w*|psycholog\\w*|therap\\w*|hearing test|eye test|referr\\w*',
      ],
      unless: ['{denied}|help\\w*|support\\w*|talk\\w*|ask (?:the|your|him|her|a)|settl\\w*|before|after'],
    },
    {
      class: 'punishment',
      needs: [
        String.raw`(?:eat|lick|swallow|clean)\w* (?:\w+ )?(?:what (?:he|she|they) (?:vomited|threw up|spat|spilt|dropped)|(?:his|her|their) (?:own )?(?:vomit|spit|urine)|off the floor)|spar(?:e|es|ing) the (?:rod|stick|cane)|(?:shak(?:e|es|en|ing)|jerk\w*|rattl\w*(?! (?:makes|lets|helps|keeps|calms|delights))|swing|toss|throw|throws|tossing|throwing) (?:\w+ )?(?:(?:the|a|your|any|this|that|crying) )+(?:\w+ )?(?:bab(?:y|ies)|infants?|newborns?|child|toddlers?)|punish\w* (?:\w+ ){0,2}(?:{whom}|each mistake|every mistake|severely|hard|harshly)|harsh punishment|severe punishment|break (?:his|her|their|the child's|that) (?:will|spirit|pride)|(?:rule|bring up|raise|control) (?:\w+ ){0,3}(?:with|by|through) (?:fear|pain)|humiliat\w* (?:{whom})|shame (?:{whom})|scare (?:{whom}) (?:\w+ )*(?:police|ghost|kidnap\w*)|threaten (?:{whom})`,
      ],
    },
    {
      class: 'foretold harm',
      needs: [
        String.raw`(?:he|she|they|you|this (?:child|boy|girl)|your (?:son|daughter|child)) (?:will|shall) (?:not|never) (?:ever )?(?:pass (?:any|an|the|his|her)|succeed|finish (?:school|college)|marry|amount|earn|own an?|speak (?:clearly|properly)|walk|be (?:happy|rich|loved|successful|cured|able)|find (?:an? (?:job|wife|husband|partner|friend)|love|work|peace)|have (?:an? (?:child|home|job|family|friend)|children|friends|peace|luck))`,
      ],
      unless: ['yet|today|if|until|because|no chart|story|film|this time|alone'],
      asWritten: true,
    },
    {
      class: 'punishment',
      needs: [
        String.raw`(?:tugs?|pull|yanks?|twists?|slaps?|taps?|knocks?|raps?|flicks?|pinch(?:es)?|jerks?) (?:on|at|to|of|across) (?:the|his|her|an?|their) (?:\w+ )?(?:plaits?|pigtails?|ears?|hair|nape|neck|head|cheeks?|arms?|knuckles|thighs?|fingers|braids?|wrists?)|(?:used|took|brought out|reached for) (?:his|her|the|a) (?:\w+ )?(?:belt|cane|stick|slipper|rod)|(?:lock|bolt|latch)\w* (?:the |a )?(?:\w+ )?door (?:\w+ ){0,3}(?:from outside|behind (?:him|her|them)|on (?:him|her|them))|take away (?:his|her|their) (?:bed|blanket|mattress|pillow|food|water|clothes)|writ\w* (?:\w+ ){1,4}on (?:his|her|their) (?:forehead|back|face|shirt)|(?:hold|put|press|bring|push)\w* (?:his|her|their) (?:\w+ )?(?:hands?|fingers?|palms?|arms?) (?:\w+ )?(?:near|over|on|in|to|against|above) (?:the|a|an) (?:\w+ )?(?:flame|stove|candle|iron|fire|kettle|pan|gas|ice|socket)`,
        String.raw`until|till|if|when\w*|so that|remind\w*|teach\w*|keeps?|makes?|stops?|learn\w*|never|turned out|fine|thank\w*|passed|obey\w*|school|lies?|behav\w*`,
      ],
      unless: ['gentle|gently|kiss|kite|bell|{denied}(?! fail)'],
    },
    {
      class: 'danger',
      needs: [
        String.raw`(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[2-9]|1[0-2])[- ]years?[- ]olds?|toddlers?|preschoolers?|(?:is|at) (?:four|five|six|seven|eight|nine|ten)(?= (?:is|he|she|they|a|your|years|and old))`,
        String.raw`wells?|canals?|quarry|ponds?|rivers?|highway|main road|railway|tracks|roofs?|parapets?|stoves?|gas|hob|cooker|boil\w*|fry|frying|hot oil|crackers|match(?:es|box)|lighters?|kni(?:fe|ves)|axes?|sickles?|sockets?|plugs?|wires?|transformers?|tractors?|motorbikes?|ladders?`,
        String.raw`send\w*|let|lets|can|may|should|old enough|fetch\w*|trust\w*|learns? to|ready|capable`,
      ],
      unless: [
        '{together}|{denied}|{kept}|toy|pretend|book|draw\\w*|story|cake|names?|watch\\w*|count\\w*|you (?:stand|hold|watch|pour)|picture|as well',
      ],
    },
    {
      class: 'danger',
      needs: [
        String.raw`climb\w* (?:\w+ ){0,3}(?:transformers?|towers?|pylons?|electric poles?|lamp ?posts?|cranes?|water tanks?|chimneys?|scaffold\w*|roofs?|parapets?|railings?|cliffs?|ledges?|coconut (?:trees?|palms?))`,
      ],
      unless: [
        '{together}|{denied}|{kept}|toy|story|picture|watch\\w*|cats?|vines?|jasmine|crane song|blocks?|plant|creeper',
      ],
    },
    {
      class: 'stigma',
      needs: [
        String.raw`(?:you|he|she) (?:are|is|(?:will )?(?:stay|remain|always be)) (?:so |very |just |simply |really |quite )?(?:and )?(?:dull|stupid|slow-witted|useless|worthless|hopeless|ugly|mediocre|brainless|thick|spineless|disgusting|a disappointment|good for nothing|unlovable|unwanted)`,
      ],
      unless: ['{denied}|feels?|says?|thinks?|told|call\\w*|whether'],
    },
    // Classes of harm that need no more than two words.
    {
      class: 'punishment',
      needs: [
        String.raw`(?:strap\w*|belt\w*|buckl\w*|tied|tie) (?:\w+ ){0,4}(?:in|into|to|onto) (?:the|a|his|her) (?:\w+ )?(?:cot|bed|crib|chair|cradle|pram|walker|toilet|potty)`,
        String.raw`hours?|all day|whole|afternoon|morning|night|until|till|stubborn|naughty|quiet\w*|punish\w*|restless`,
      ],
    },
    {
      class: 'punishment',
      needs: [
        String.raw`(?:hang\w*|dangl\w*|hold\w*) (?:\w+ ){0,3}upside down|shav(?:e|ing) (?:off )?(?:his|her|their) (?:head|hair)|(?:rub\w*|push\w*) (?:his|her|their) (?:nose|face) in|(?:placard|sign|board) (?:\w+ ){0,4}(?:around|round) (?:his|her|their|the) neck|silent treatment|(?:sleep|spend the night) (?:\w+ )?(?:on the (?:bare |cold )?floor|outside|on the (?:doorstep|veranda|staircase))`,
        String.raw`until|till|if|when|lesson|learn\w*|teach\w*|wets?|cure\w*|lies?|marks|punish\w*|best|whenever`,
      ],
      unless: ['monkey bars|bat|camp\\w*|summer|stars'],
    },
    {
      class: 'punishment',
      needs: [
        String.raw`without (?:the |a |any |some )?(?:sticks?|canes?|rod|belt|slaps?|beatings?|punishment|pain|thrashing|smacks?)`,
        String.raw`no child|no boy|no girl|nobody|never|will not|won't|does not|do not|cannot|spoil\w*`,
        String.raw`learn\w*|stud\w*|obey\w*|respect\w*|disciplin\w*|grow\w*|behav\w*|listen\w*|manners`,
      ],
      asWritten: true,
    },
    {
      class: 'infant care',
      needs: [
        String.raw`(?:quilts?|blankets?|cloths?|shawls?|towels?|sheets?|caps?|dupattas?|saris?) (?:\w+ ){0,3}(?:over|across|on|around) (?:\w+ )?(?:face|head|nose|mouth)|(?:cover\w*|wrap\w*) (?:\w+ ){0,3}(?:face|nose|mouth)|hot[- ]water bottle|heating pad|electric blanket|(?:amber|teething) (?:beads|necklace)`,
        '{tiny}|cot|pram',
      ],
      unless: ['leave|no |not |never|free|off (?:the|his|her) face|remov\\w*|peekaboo|peek-a-boo|away'],
    },
    {
      class: 'poison',
      needs: [
        String.raw`(?:smok\w*|roll\w*|light(?:ing)?|shar(?:e|ing)|puff\w*|pass\w*) (?:on |round )?(?:a |an |one |the |some |your first )?(?:joints?|pot|spliff|cigars?|dope|grass|hash)|spliffs?|lsd|mdma|meth|ketamine|magic mushrooms|modafinil|adderall|ritalin|(?:caffeine|energy|study|smart|sleep) (?:tablets?|pills?|capsules?)|get(?:ting)? (?:drunk|high|stoned|tipsy)|(?:a |first )?(?:puff|drag) (?:of|on|from) a|nicotine`,
      ],
      unless: [
        '{kept}|say(?:ing)? no|refus\\w*|harms?|harmful|danger\\w*|talk (?:to|about|with)|without|pressure',
      ],
    },
    {
      class: 'poison',
      needs: [
        String.raw`{toxin}|{alcohol}|{medicine}|magnets?|button batter(?:y|ies)|batter(?:y|ies)`,
        String.raw`(?:is|are|be|can|quite|perfectly|completely|totally|just) (?:\w+ )?(?:safe|safely|harmless|good for|fine for)|no (?:harm|danger|risk) in|do(?:es)? no harm|never (?:hurt|harmed|killed)`,
      ],
      unless: ['{kept}|{denied}|doctor|prescribed|helpline'],
      asWritten: true,
    },
    {
      class: 'danger',
      needs: [
        String.raw`(?:learn\w*|teach\w*|swim\w*|best way) (?:\w+ ){0,6}(?:thrown|throwing|pushed|pushing|push|tossed|tossing|dropped|dropping|shoved|shoving|throw|toss) (?:\w+ )?(?:in|into)|(?:one|a|once|after) (?:\w+ )?(?:shock|burn|scald|bite|near-drowning|burnt finger) (?:\w+ )?(?:(?:will |shall )?(?:teach\w*|cures?)|is enough|and (?:he|she|they) (?:will|learns?))`,
      ],
      unless: ['stones?|ball|pebbles?|coins?|net|basket'],
    },
    {
      class: 'danger',
      needs: [
        String.raw`(?:hang\w*|lean\w*|stand\w*|travel\w*|rid(?:e|es|ing)|sit\w*|swing\w*|climb\w*) (?:\w+ ){0,3}(?:out of|from|on|in|at|through|onto) (?:the |a |an |your )?(?:\w+ )?(?:train|bus|car|truck|lorry|jeep|van)(?:'s)? (?:\w+ )?(?:doors?|windows?|roofs?|steps?|footboard|sunroof|top|bonnet|bumper)|(?:on|from) the footboard|(?:jump\w*|hop\w*|leap\w*) (?:on|off|onto|from|into) (?:a |the )?(?:moving|running|speeding)`,
      ],
      unless: ['{together}|{denied}|toy|wav(?:e|es|ing)'],
    },
    {
      class: 'danger',
      needs: [
        String.raw`(?:driv\w*|rid(?:e|es|ing)|tak(?:e|es|ing)|borrow\w*|rac(?:e|es|ing)|handl\w*|hand\w*|keys? (?:of|to)) (?:\w+ ){0,3}(?:scooters?|scooty|motor ?bikes?|motorcycles?|bikes?|cars?|tractors?|jeeps?|bullet)`,
        String.raw`{number}|old enough|years?[- ]olds?|before (?:eighteen|the licen[cs]e)|without (?:a |any )?licen[cs]e|teen\w*|minors?|highways?|main road|helmets?`,
      ],
      unless: [
        '{together}|{denied}|toy|wait\\w*|at eighteen|cycle|bicycle|park|garden|yard|footpath|pedals?|watch\\w*|draws?|counts?|bus|wear\\w*|after eighteen',
      ],
    },
    {
      class: 'danger',
      needs: [
        String.raw`highways?|expressway|bypass|railway (?:lines?|bridge|tracks?)`,
        String.raw`old enough|let|lets|may|{number}|out on|rac(?:e|es|ing)|cycl(?:e|es|ing)|skat\w*|cross\w*|play\w*|short ?cuts?|brave\w*|thrill\w*|freedom`,
      ],
      unless: [
        '{together}|{denied}|{kept}|toy|window|songs?|signs?|count\\w*|trip|never|story|draw\\w*|lights|model',
      ],
    },
    {
      class: 'refused care',
      needs: [
        String.raw`hospitals?|doctors?|clinics?|vaccin\w*|nurses?|psychiatr\w*|medicines?`,
        String.raw`(?:fall|falls|get|gets|become|becomes|grow|grows|makes? \w+) (?:ill|sick|sicker|weaker|worse)|catch (?:\w+ )?(?:diseases?|infections?|germs)|experiment\w*|money[- ]?(?:machines?|making|minded)|greed\w*|loot\w*|conspirac\w*|invented|fatten|only (?:after|want|sell)|(?:sell|push) (?:fear|you)`,
      ],
      unless: ['if |when (?:he|she|they|your)|doll|teddy|play\\w*|toy'],
      asWritten: true,
    },
    {
      class: 'refused care',
      needs: [
        String.raw`(?:treat\w*|handl\w*|manag\w*|cur(?:e|es|ed|ing)|nurs(?:e|ed|ing)|solv\w*|deal|heal\w*|set|settled?|kept?) (?:\w+ ){0,6}(?:at home|by yourself|yourself|inside the (?:family|house)|in the family|within (?:the family|four walls)|behind closed doors|by the (?:village|local|old) \w+|with (?:a |some )?(?:{faith}))`,
        '{ill}|depress\\w*|suicid\\w*|self-harm|addict\\w*|broken',
      ],
      unless: [
        'see a doctor|call|ask (?:the|a|your)|doctor (?:says|has)|hospital (?:if|at)|minor|small|scratch',
      ],
    },
    {
      class: 'stigma',
      needs: [
        String.raw`business|shop|job|crops?|fields?|trees?|well|harvest|cattle|cows?|goats|income|savings|money|luck|peace|father|mother|grandfather|grandmother|family|house|company|wealth|factory|farm`,
        String.raw`collaps\w*|fail\w*|lost|loses?|sank|sinks?|died|dies|ruin\w*|dried up|closed|fell ill|bankrupt\w*|broke|fallen|suffer\w*|burnt|downhill|(?:how|where) (?:\w+ ){0,2}go(?:es)?|is gone|goes away|vanish\w*|slips? away|(?:gives?|gave|bears?|bore|brings?) no|no (?:milk|rain|fruit|peace|sleep)`,
        String.raw`(?:with|since|because of|thanks to|ever since|after|from the day|the day|on account of|due to) (?:such |this |that |the |your |his |her |a |an |so )*(?:\w+ )?(?:{child}|birth|born|arriv\w*|came|was born)|no wonder|for (?:he|she) was born`,
      ],
      unless: ['{denied}|not |story|game|fault|died before|born in|help\\w*|comfort\\w*|talk\\w*|hug\\w*'],
      asWritten: true,
    },
    {
      class: 'stigma',
      needs: [
        String.raw`(?:keep|hide|separate|shut) (?:\w+ ){0,4}(?:from|away from) (?:the )?(?:normal|good|healthy|clever|decent) (?:\w+ )?(?:children|kids|people|families|pupils)|(?:not|never) (?:like )?normal (?:children|kids|child|people)?|unlike normal (?:children|kids|people)|soft in the head|not right in the head|slow in the head|screw loose|wrong in the head|half a brain|no brains?|brainless|carr(?:y|ies) a (?:stain|curse|blot|shadow|mark)(?! of (?:ink|paint|jam|mud|curd))|(?:stain|slur|blot|shame|curse) (?:on|upon|to|for|lies|lying|hangs) (?:\w+ ){0,3}(?:{kin}|name|birth|honour|bloodline)`,
      ],
      unless: ['perfectly normal|no child|fish|what is normal|shirt|{denied}(?! like)'],
      asWritten: true,
    },
    {
      class: 'foretold harm',
      needs: [
        String.raw`(?:{shall}|may|might|expect(?:s|ed)?|going to|soon|be prepared for|prepare for|get ready for|brace (?:yourself )?for) (?:\w+ ){0,4}(?:los(?:e|es|ing) (?:\w+ ){0,2}(?:jobs?|savings|business|money|wealth|fortune|property|land|home|house|health|sanity|mind|eyesight|sight|hearing|baby|babies|child|children|son|daughter|pregnancy|husband|wife|mother|father|parents?|family|life|limbs?|friends|everything|all (?:you|he|she|they)|reputation|honour|inheritance)|funerals?|mourning|bereavement|deaths?|burials?|widowhood|divorces?|bankruptcy|miscarriages?|heartbreak|betrayals?|separation|poverty|unemployment|(?:long |grave |serious )?illness|accidents?|jail|prison|ruin|disgrace|tragedy)`,
      ],
      unless: [
        'match|game|race|tooth|teeth|toss|temper|if |story|film|play|insurance|lesson|may (?:\\w+ )?lose (?:a|the)|talk\\w*|{denied}|nobody|no chart|chess|not decide|guess|peer|when (?:a|an|someone)|after (?:a|an|the)|(?:can|must) (?:face|speak|talk)|ask\\w*',
      ],
    },
    {
      class: 'foretold harm',
      needs: [
        String.raw`(?:{shall}|soon) (?:\w+ )?(?:give out|give way|fail (?:you|him|her)|collapse|fall apart|crumble|sink|go under|come to nothing|turn to dust|dry up|be cut short|stop beating|turn against|be ruined|be lost|be broken|run out|wither|go bankrupt|slip away|break down|break up|break apart|be taken|close(?= (?:down|within|in|before|by (?:his|her|your)))|shut down|(?:stay|remain) (?:dull|poor|single|small|weak|a nobody))|(?:may|might|will|shall|would|could) (?:not|never) (?:\w+ )?(?:return (?:alive|home)|come (?:back|home)(?: alive)?|wake up|make it|recover|walk again|see (?:\w+ )?(?:again|grandchildren|his|her)|be cured|hold a job|keep a job|last|bear|conceive|have (?:children|a (?:child|home|family|job))|find (?:love|work|a job|peace|happiness)|know (?:love|peace|happiness)|stand on)`,
        String.raw`{anybody}|business|heart|marriage|health|kidneys?|lungs?|savings|love|money|career|family|shop|company`,
      ],
      unless: [
        'tower|castle|batter(?:y|ies)|bridge|blocks?|cake|game|story|film|if |torch|toy|bus|{denied}(?! (?:return|come|wake|make|recover|walk|see|be|hold|keep|last|bear|conceive|have|find|know|stand))|snow|ball|kite|paper|patience|ink|paint|rice|milk|time runs|plants?|leaves|milk teeth',
      ],
      asWritten: true,
    },
    {
      class: 'foretold harm',
      needs: [
        String.raw`childless(?:ness)?|widow(?:hood|ed)|poverty|penniless|betrayals?|separation|loneliness|bankruptcy|divorce|infertility|barren(?:ness)?|misery|ruin|disgrace|imprisonment|sorrow|grief|tragedy|calamity|early death|misfortune`,
        String.raw`written|destin\w*|fated?|fates|await\w*|in store|born|stars?|chart|horoscope|foretold|will come|lies? ahead|sealed|inevitable|unavoidable|certain|number|sign|whatever|expect|is coming|one day`,
      ],
      unless: ['no chart|no one|nobody|story|film|never|not |nothing|if |talk'],
    },
    {
      class: 'foretold harm',
      needs: [
        String.raw`nor will (?:you|he|she|they|this)|(?:no one|nobody|no child|no boy|no girl|none) (?:born|with|under|of) (?:\w+ ){0,5}(?:ever|succeed\w*|passes|has (?:\w+ )?(?:passed|lived|become|found|succeeded)|finds?|lives?|keeps?|makes?|gets?|reaches|marries|stays?|rises?|prospers?)|(?:people|children|boys|girls|those|anyone|everyone|all) (?:born|with) (?:\w+ ){0,6}(?:fail|fails|die|dies|end|ends|lose|loses|suffer|suffers|remain|remains|drown|drowns|go mad|quarrel|marry late|never)`,
      ],
      unless: ['story|asked for|alike|story'],
      asWritten: true,
    },
    {
      class: 'remedy for sale',
      needs: [
        String.raw`rename\w*|(?:chang\w*|alter\w*|add\w*|drop\w*|correct\w*|respell\w*|adjust\w*|lucky) (?:\w+ ){0,5}(?:spelling|names?|letters?|initials?|signature)|(?:extra|additional|another|one more|double) (?:letter|vowel|initial)s? (?:in|to|for|at) (?:\w+ ){1,3}(?:names?|signature)|numerolog\w*|vastu|feng shui|lucky (?:number|colour|day)`,
        String.raw`luck\w*|unlucky|numbers?|numerolog\w*|vibrations?|charges?|fees?|rupees|planets?|destiny|fortune|bad (?:time|period|luck)|obstacles?|marks|success|pay|consult\w*|removes?|cures?|corrects?|illness|delay|attracts?|debts?|failures?`,
        String.raw`{trade}|remov\w*|will|brings?|cures?|corrects?|must|only|should|ends?|lifts?|expert|improv\w*|attracts?|repels?|changes`,
      ],
      unless: ['{denied}|{trade} no|game|story|password|dice|sums?'],
    },
    {
      class: 'remedy for sale',
      needs: [
        String.raw`(?:kaal|kal|kala)[- ]?sarpa? ?|nava?graha|sade ?sati|mangal|manglik|pitru|rudra ?abhishek\w*|mrityunjaya?|shanti (?:puja|homam?)|graha shanti`,
        String.raw`puja|pooja|homam?|havan|book\w*|order\w*|perform\w*|below|fee|rupees|priests?|yantra|must|only|should|done`,
      ],
      unless: ['{denied}'],
    },
    // Wide nets: a word of harm and a person, unless the sentence is plainly about something else.
    {
      class: 'punishment',
      needs: [
        String.raw`slap(?:s|ped|ping)?|smack(?:s|ed|ing)?|spank\w*|beat(?:s|en|ing)?|hit(?:s|ting)?|thrash\w*|whip(?:s|ped|ping)?|caned?|caning|canes|kick(?:s|ed|ing)?|punch(?:es|ed|ing)?|pinches|pinched|pinching|a pinch on|pinch (?:him|her|them|the|his)|flog\w*|lash(?:es|ed|ing)|strokes?|the strap|the belt|the stick|the rod|the switch|smart blow|knock on`,
        '{anybody}|grandmothers?|elders|parents|homework|marks|palms?|wrong sums?|stubbornness|mischief|laziness|disobedience',
        String.raw`harder|when|if|until|till|only|enough|talks? back|lies|ends?|every|must|should|best|better|respects?|fears?|because|understands?|on the (?:{bodyPart})|for (?:his|her|their|bad)|make|teaches|knows?|obey\w*|quiet\w*|stop\w*|needs?|deserves?|tantrum|lesson|once|twice|can|will|for (?:each|every)|out (?:of (?:him|her|them)|early|now)`,
      ],
      unless: [
        String.raw`balls?|bat|bats|drum\w*|eggs?|rhythm|time|heart\w*|records?|notes?|six|four|targets?|clock|carpets?|cream|pose|bells?|gong|goals?|wall|balance|brush|swim\w*|paint\w*|pen|pencil|luck|genius|beach|sand|keyboard|piano|tabla|mridangam|dance\w*|song|music|lips?|taste|smacks of|salt|sugar|turmeric|of (?:pepper|colour)|lassi|batter|dough|seat ?belt|belt of|hip|waist|water|waves?|feet|feel like|feels? like|tempted|step away|instead|hold the hand|no hitting|own (?:last|best)|{denied}|hitting and|stick of|sticks? (?:and|to|together|with|figure)|ice|chalk|lolly|walking stick|glue|hurts?|frightens?|does not|breath|who is hit|game|team|match|race|score|hide[- ]and[- ]seek|funny bone|nail|road|headlines|pads?|traffic|fruit punch|line of|joke|news|panic|tambourine|clap\w*|puddles?|leaves|pile|a stone|pebbles?|drums|chest|egg`,
      ],
    },
    {
      class: 'punishment',
      needs: [
        String.raw`hungry (?:evening|night|stomach|day|hours?)|empty (?:stomach|plate)|missed (?:meal|dinner|supper)|bread and water`,
        String.raw`teacher|teach\w*|lesson|stubborn|obey\w*|naughty|disciplin\w*|cures?|punish\w*|learn\w*|behav\w*|sorry`,
      ],
      unless: ['{denied}'],
    },
    {
      class: 'infant care',
      needs: [
        String.raw`(?:shak\w*|rock\w*|swing\w*|bounc\w*|toss\w*) (?:\w+ ){0,4}(?:cradle|baby|newborn|infant)(?: \w+){0,3} (?:wildly|hard|violently|fast|roughly|high|strongly|vigorously)|(?:wildly|hard|violently|roughly|vigorously) (?:shak|rock|swing|bounc|toss)\w*`,
      ],
      unless: ['{denied}'],
    },
    {
      class: 'poison',
      needs: [
        String.raw`(?:lick|licks|licking|eat|eats|eating|chew|chews|chewing|suck|sucks|sucking|swallow|swallows|drink|drinks|drinking|nibble\w*) (?:on )?(?:\w+ ){0,3}(?:paint|plaster|soap|chalk|mud|soil|clay|sand|glue|crayons?|ink|coal|ash|batter(?:y|ies)|petrol|shampoo|perfume|detergent|lime)|(?:marbles?|coins?|beads?|buttons?|batter(?:y|ies)|pebbles?|nails?|pins?|seeds?|nuts|needles?) in(?:side)? (?:the|his|her|their|a) (?:mouths?|nose|ears?)|without (?:a |any )?prescription|(?:drink|drinks|drinking) (?:at|in) (?:home|the house|front of) (?:\w+ ){0,3}(?:will|is|teach)|swallow(?:ed|s|ing)? (?:a |the )?(?:lot|few|handful)`,
      ],
      unless: ['{denied}|{kept}|hospital|doctor|if (?:your|a|the|he|she)'],
    },
    {
      class: 'danger',
      needs: [
        String.raw`(?:run|runs|running|dash\w*|rac(?:e|es|ing)|skat\w*|play|plays|playing|cycl\w*|walk|walks|walking|jump\w*|dart\w*|stroll\w*) (?:\w+ ){0,2}(?:across|along|on|in|into|onto|down|over) (?:the |a |main |busy |open |railway |six-lane )+(?:\w+ )?(?:highway|road|roads|street|tracks?|railway|line|bridge rail|flyover|traffic|junction|rails)`,
        String.raw`let|lets|may|can|should|allow\w*|brave|friends|fine|safe|learn\w*|teach\w*|courage|game|when|old enough|trust\w*|fun`,
      ],
      unless: [
        '{denied}|{together}|hold\\w*|footpath|pavement|zebra|look|helmet|garden|cobble|story|toy|hear\\w*|train set',
      ],
    },
    {
      class: 'danger',
      needs: [
        String.raw`without (?:a |any |the )?(?:railings?|parapets?|grills?|nets?|lights?|brakes?|fences?|lids?|covers?|gates?|helmets?|seat ?belts?|life ?jackets?|floats?|supervision|adults?|armbands)|needs? no (?:lights?|helmets?|brakes|railings?|fence|gate|lid|cover|seat ?belts?|life ?jackets?|adult|supervision|watching)`,
      ],
      unless: ['{denied}|no house|dangerous|unsafe'],
    },
    {
      class: 'danger',
      needs: [
        String.raw`(?:give|gives|hand|hands|lend|buy|offer) (?:\w+ ){0,4}(?:match(?:es|box)|lighters?|kni(?:fe|ves)|blades?|razors?|crackers|fireworks|sickle|axe|gun|drill|acid|petrol|batter(?:y|ies)|screwdriver|candles?|scissors|needles?|nails|balloons?|plastic bags?|marbles|peanuts|coins|power tool|saw|firecrackers?|rockets?)`,
        '{child}|him|her|them|curiosity',
      ],
      unless: [
        '{denied}|{together}|{kept}|blunt|toy|plastic|child-safe|paper|cake|birthday|older than|beside|counts?|pot|piggy|knit\\w*|shop|collects?|for (?:the|a) (?:shop|bank)|pocket money|sort\\w*|paint',
      ],
    },
    {
      class: 'danger',
      needs: [
        String.raw`boil(?:s|ing)?|fry|fries|frying|deep-fry\w*|cook|cooks|cooking|iron|irons|ironing|light|lights|lighting|stir|stirs|use|uses`,
        String.raw`milk|oil|rice|water|dosas?|puris?|dinner|lunch|stove|gas|fire|cooker|lamp|oven|clothes|shirts?|tea|crackers|knife|grinder`,
        String.raw`(?:four|five|six|seven|eight|three|two|\d)[- ]year[- ]olds?|toddler|at (?:four|five|six|seven|three)|old enough|alone|when you are (?:at work|out|away|asleep)|while you are (?:at work|out|away|asleep)|nobody|no one|unwatched|by (?:himself|herself)|small hands|little (?:boy|girl|one)|preschooler`,
      ],
      unless: ['{together}|beside|{denied}|pretend|toy|you (?:stand|hold|watch|pour)|watches|{kept}'],
    },
    {
      class: 'refused care',
      needs: [
        String.raw`exorcis\w*|exorcism|faith healer|witch ?doctor|sorcerer|quack|(?:tear|rip|burn|hide|throw) (?:up |away |out )?(?:the |your |his |her )?(?:\w+ )?(?:referral|prescription|vaccination card|report of the doctor|doctor letter|letter)|not (?:be )?(?:examined|treated|vaccinated|operated|tested|admitted)|(?:do not|don't|never) (?:let|allow|permit) (?:\w+ ){0,3}(?:(?:talk|speak|open up|write)(?: \w+){0,4} )?(?:nurse|doctor|vaccinator|health worker|surgeon|counsell?or|psychologist|dentist)|no (?:medicine|doctor|hospital|vaccine|tablet|treatment) (?:\w+ )?(?:like|as good as|better than|can match|equals)|(?:no|not a|not the) (?:surgeon|doctor|hospital|tablet|syringe|operation|vaccine|inhaler|specialist)|grow out of it without|needs? (?:a )?(?:vow|prayer|faith|mantra|ritual|love)(?: \w+){0,3} (?:not|no|instead)`,
      ],
      unless: [
        String.raw`(?:has|have|been) not (?:been|yet)|not examined yet|no doctor(?:'s)? bag|can match a hug|without asking|not treated (?:fairly|kindly|as)|laughter|no doctor can|unless|should not be treated as|yet|do not (?:wait|hesitate)|story`,
      ],
      asWritten: true,
    },
    {
      class: 'stigma',
      needs: [
        String.raw`dark (?:like|as)|black (?:like|as)|as (?:dark|black) as|(?:keep|leave|hide) (?:him|her|them|this child|the child|your {child}) (?:\w+ )?(?:out of|away from|from) (?:the |all |any )?(?:photo\w*|picture|guests?|relatives|weddings?|functions?|ceremon(?:y|ies)|brides?|celebrations?|neighbours|visitors|sight)|(?:his|her|their|child) (?:shadow|sight|face|glance|gaze|touch|presence) (?:\w+ )?(?:spoils?|ruins?|curses?|darkens?|taints?|pollutes?|sours?)|(?:brings?|bringing|brought) (?:\w+ )?(?:sorrow|grief|shame|ruin|loss|losses|debts?|poverty|disaster|death|quarrels?) (?:to|on|upon|into)|(?:her|his) (?:first )?(?:step|steps|feet|foot|arrival|birth) (?:\w+ ){0,4}(?:loss|ruin|debt|misfortune|unlucky|bankrupt\w*)|(?:liar|thief|witch|prostitute|drunkard|criminal) (?:by|from) birth|born (?:liar|thief|loser|criminal|failure)`,
      ],
      unless: ['{denied}|no '],
    },
    {
      class: 'foretold harm',
      needs: [
        String.raw`(?:will|shall|is going to|would|may yet|is to) (?:\w+ ){0,2}(?:lose (?:an?|one|both) (?:eye|leg|arm|child|hand|ear|kidney)|not survive|threaten (?:his|her|their) life|endanger|be (?:left|abandoned|betrayed|cheated|deserted|divorced|jailed|widowed|orphaned|murdered|arrested|childless|barren|crippled|paralysed|thrown out|beaten by)|end as|die|drown|burn to|be struck|meet (?:with )?(?:an? )?(?:accident|early death|bad end)|go (?:blind|bankrupt|mad|to jail|astray)|have (?:a )?(?:stillborn|short life|unhappy|bad|broken|failed|two marriages|no (?:children|peace|luck|happiness|friends))|always be (?:poor|ill|alone|sick|unhappy|unlucky|a servant)|remain (?:a )?(?:servant|poor|alone|unmarried|childless|clerk|spinster|bachelor))|(?:line|lines) (?:on|in|of) (?:his|her|the|their) (?:palm|hand)|palm (?:says|shows|tells)|(?:years?|month|age) of (?:danger|grief|loss|illness|accidents?|sorrow)|marked for (?:death|sorrow|grief|failure|loss)|shadow of death|early (?:death|widowhood|grave)`,
      ],
      unless: [
        'no chart|no one|nobody|story|film|game|batter(?:y|ies)|plants?|pet|if |{denied}(?! survive)|number|play',
      ],
      asWritten: true,
    },
    {
      class: 'remedy for sale',
      needs: [
        String.raw`(?:thread|amulet|talisman|ring|locket|yantra|bracelet|charm|rudraksha|kavach|lemon and chillies|lemon|chillies|kajal dot|black dot|salt|camphor)`,
        String.raw`evil eye|the eye will|must (?:not|never|always) be (?:taken|removed)|ward\w*|drishti|nazar|ills|bad spirits|spirits|buri|misfortune`,
      ],
      unless: ['{denied}(?! be (?:taken|removed))|no '],
    },
    // Punishment.
    {
      class: 'punishment',
      needs: [String.raw`{blow} (?:\w+ )?{whom}`],
      unless: [
        String.raw`(?:ball|bat|sun|rain|wind|wave|light|idea|drum|joke|feel like|feels? tempted|mosquito\w*|water) \w*|hit (?:it off|the)`,
      ],
    },
    {
      class: 'punishment',
      needs: ['{blowNoun}', '{praised}', '{anybody}'],
      unless: [
        String.raw`jokes?|drum\w*|eggs?|heart|ball|cricket|lips?|smacks of|pinch of|a pinch (?:of|more)|salt|sugar|feel like|hitting (?:a|the) (?:ball|goal|six|four|wall|note|target)|seat belt|walking stick|step away|instead of`,
      ],
    },
    {
      class: 'punishment',
      needs: [
        String.raw`{blowNoun}`,
        String.raw`never (?:hurt|harmed|did|killed)|good|harm|helps?|wonders|teach\w*|cures?|works?|settles?`,
      ],
      unless: [
        String.raw`drum\w*|eggs?|heart|ball|cricket|pinch of|seat belt|salt|sugar|walking stick|does not|do not|only (?:frightens?|fear)|breeds?`,
      ],
    },
    {
      class: 'punishment',
      needs: [
        String.raw`{tool} (?:\w+ ){0,4}(?:across|on|over|to|against|at) (?:the|his|her|their|a) (?:{bodyPart})`,
      ],
      unless: ['drum|paint|glue'],
    },
    {
      class: 'punishment',
      needs: [
        String.raw`(?:keep|keeps|show|shows|use|uses|using|used|bring out|hang|fear of|taste of|afraid of|need|needs|with) (?:\w+ ){0,3}(?:cane|belt|stick|whip|rod|slipper)`,
        String.raw`obey\w*|(?:mis)?behav\w*|refus\w*|argu\w*|talks? back|fear|learn\w*|listen\w*|disciplin\w*|ready|visible|behind the door|lesson|respect|study|studies|punish\w*|beat|hit|child|naughty|remember`,
      ],
      unless: [
        String.raw`draw\w*|chalk|walk\w*|hockey|ice|glue|seat|drum|puppet|bamboo stick figure|sand|jump|float|measure\w*`,
      ],
    },
    {
      class: 'punishment',
      needs: [
        String.raw`(?:rais(?:e|es|ing)|lift\w*|use|uses|using|lay|laying) (?:a|your|the|his|one's)? ?(?:hands?|fists?|palm)(?= (?:(?:on|against|to|at) {whom}|(?:sometimes|now and then|now|when|if)))`,
      ],
      unless: ['class|question|sky|answer|teacher'],
    },
    {
      class: 'punishment',
      needs: [
        String.raw`(?:never|not|rarely|seldom|hardly|un)(?: been| be| being)? ?(?:beaten|hit|slapped|smacked|spanked|caned|punished|whipped|thrashed|hit)`,
        String.raw`spoil\w*|grow\w* up|weak\w*|useless|disobedien\w*|unruly|soft|never learn|not learn|bad|ruin\w*|criminals?|disrespect\w*|stubborn|lazy|wild`,
      ],
      asWritten: true,
    },
    {
      class: 'punishment',
      needs: [
        String.raw`(?:nothing wrong|no harm|world of good|no sin|nothing bad|not wrong|do not hesitate|fine|right) (?:\w+ ){0,4}(?:{blow}|twist\w*|pull\w*|lock\w*|ty(?:e|ing)|slap\w*|punish\w*)(?: (?:\w+ )?(?:{whom}|{anybody}|{bodyPart}))|(?:were|was|got) (?:\w+ )?(?:beaten|hit|slapped|smacked|spanked|caned|thrashed|whipped|belted)(?:[,;]? \w+){0,8} (?:turned out|came out|grew up|became|are|is) (?:\w+ )?(?:fine|well|strong|good|better|decent|all right|successful)|(?:pain|beatings?|fear) (?:builds?|forms?|shapes?|makes?) (?:\w+ )?(?:character|men|strong|discipline)`,
      ],
      unless: ['eggs?|batter|cake|cream|dough|team|match|game|drums?|carpets?'],
      asWritten: true,
    },
    {
      class: 'punishment',
      needs: [
        String.raw`(?:give|gives|gave|given|giving|gets?|land|deliver|earns?|deserves?|administer|receives?) (?:\w+ ){0,5}(?:slaps?|smacks?|spanks?|spankings?|whacks?|blows|knocks?|beatings?|thrashings?|hidings?|canings?|kicks?|strokes|lashes|cuffs?)`,
        '{anybody}',
      ],
      unless: [
        'free kick|kick start|penalty|high fives?|of (?:colour|paint|the brush|genius|luck)|door|at the door|brush',
      ],
    },
    {
      class: 'punishment',
      needs: [
        String.raw`(?:slap|slaps|slapping|slapped|smacking|spank\w*|whippings?|thrash\w*|flog\w*|canings?|caned|wallop\w*|the cane|the rod|(?:a|the|your|his|her) slipper(?: must| should| will| can| does)|(?:knock|rap|tap|blow)s? on the (?:head|knuckles)|bite (?:him|her|them) back|box(?:es|ed|ing)? (?:on )?(?:his|her|their|the) ears?|the back of (?:your|the|his) hand|iron hand|good hiding|bamboo (?:stick|cane)|neem stick|tamarind (?:twig|switch|stick)|squats? holding|holding (?:his|her|their|the) ears|electric shock|ice bath|barefoot on)`,
      ],
      unless: [
        String.raw`cream|balls?|drums?|eggs?|heart|wind|rain|waves?|door|rhythm|slapstick|music|fishing|rice|corn|wheat|laugh\w*|high five|{denied}|instead|step away|feel like|thighs? (?:to|in) (?:the )?(?:music|beat)|frightens?|only fear|water|paint|glue|garden|tent`,
      ],
    },
    {
      class: 'punishment',
      needs: [
        String.raw`(?:tie|ties|tied|tying|chain\w*|strapped|strapping|strap {whom}|bind|binds|bound|rop(?:e|ed)|fasten\w*|handcuff\w*|gag\w*|tap(?:e|ed|ing))`,
        String.raw`(?:{whom}|(?:his|her|their|the|both) (?:\w+ )?(?:hands?|legs?|wrists?|feet|mouth|arms?)|to (?:the|a|his|her) (?:\w+ )?(?:chair|bed|cot|pole|pillar|table|post|tree|window|door|cradle|bedpost|grill|swing))`,
      ],
      unless: [
        String.raw`laces?|ribbons?|hair|bows?|kites?|rakhi|balloons?|seat ?belts?|car seat|shoes?|sash|apron|knots?|boat|dog|goat|cow|calf|turban|scarf|bell|plaits?|braids?`,
      ],
    },
    {
      class: 'punishment',
      needs: [
        String.raw`(?:lock|locks|locked|locking|shut|shuts|shutting|bolt\w*|confin\w*|imprison\w*|isolat\w*|keep|keeps|kept|leave|leaving|put|send|make) (?:\w+ )?{whom}(?: \w+){0,4} (?:(?:bath|store|bed|dark|toilet|wash|pooja|spare)?[ -]?room|bathroom|toilet|cupboard|cellar|kennel|shed|dark\w*|outside|out of the house|balcony|terrace|wardrobe|almirah|locked|dark place|garage|lavatory)`,
      ],
      unless: [
        String.raw`together|play\w*|tidy|pack|toys?|clean|night-?light|hide and seek|shoes|light on|jump|draw\w*|choose|water the|fetch|brush|garden`,
      ],
    },
    {
      class: 'punishment',
      needs: [
        String.raw`(?:lock|locks|locked|locking|shut|bolted) (?:\w+ )?{whom}? ?(?:in|inside|up|out|outside|away)`,
        String.raw`{whom}|until|till|agrees?|sorry|homework|obey\w*|dark|child|hours?|behav\w*|lesson`,
      ],
      unless: [
        String.raw`medicines?|knives|knife|cleaning|bottles|cupboard with|keep (?:\w+ ){0,4}locked|out of (?:\w+ )?reach|matches|chemicals|diary|treasure|gate|never`,
      ],
    },
    {
      class: 'punishment',
      needs: [
        String.raw`(?:in|into) (?:a|the) (?:dark|locked) (?:\w+ )?(?:room|cupboard|bathroom|store|place|corner)`,
        String.raw`{anybody}`,
      ],
      unless: ['together|torch|stars|photo\\w*|night|light|hand'],
    },
    {
      class: 'punishment',
      needs: [
        String.raw`hot (?:\w+ )?(?:spoons?|iron|irons|coals?|ladles?|rods?|needles?|tongs|oil|wax|knife|ember|pan|candle)|incense stick|lit (?:match|cigarette)|burning (?:match|stick|coal|ember)|red[- ]hot \w+|heated \w+`,
        String.raw`tongue|hands?|skin|palms?|legs?|arms?|mouth|brand\w*|press\w*|lips?|soles?|touch\w*|foot|thigh|lesson|punish\w*`,
      ],
      unless: [String.raw`soup|rice|keep|careful|beware|away|out of|warn\w*|cool`],
    },
    {
      class: 'punishment',
      needs: [
        String.raw`chill?i(?:es)?(?: powder| paste)?|pepper|soap`,
        String.raw`(?:in|on|into|to|under|with) (?:the|his|her|their) (?:\w+ )?(?:eyes?|mouth|tongue|lips?|nose|skin)`,
      ],
      unless: ['careful|wash|away|before'],
    },
    {
      class: 'punishment',
      needs: [
        String.raw`(?:shak(?:e|es|en|ing)) (?:him|her|them|babies|infants|children)(?! (?:hand|awake|head))`,
        String.raw`cry\w*|stops?|hard|harder|until|quiet|silent|if|when|sleep\w*|firmly|strong\w*|bit|learn\w*`,
      ],
    },
    {
      class: 'punishment',
      needs: [
        String.raw`(?:make|makes|made|force|forces|forced|order\w*|have|tell|ask|punish\w*|must|should|has to) (?:\w+ ){0,4}(?:kneel\w*|squat\w*|do sit-?ups|(?:hundred|fifty|twenty|\d+) sit-?ups|stand (?:\w+ )*(?:sun|one leg|facing the wall|outside|bench|for (?:an hour|hours)|in the corner|until|rain|holding)|hold (?:his|her|their) ears)`,
      ],
      unless: ['game|yoga|dance|play\\w*|ducks?|frogs?'],
    },
    {
      class: 'punishment',
      needs: [
        String.raw`kneel\w*|squat\w*|sit-?ups|standing`,
        String.raw`raw rice|rice grains?|gravel|pebbles|stones|salt|hot sun|midday sun|half an hour|for an hour|hours`,
        String.raw`mistakes?|until|punish\w*|lesson|learn\w*|disobey\w*|lie|lies|homework|make|made|forget\w*|teach\w*|naughty|late`,
      ],
    },
    {
      class: 'punishment',
      needs: [
        String.raw`(?:twist\w*|pull\w*|pinch\w*|yank\w*|tug\w*|box\w*|wring\w*|drag\w*|grab\w*|bend\w*|squeez\w*|rap\w*|burn\w*) (?:\w+ )?(?:by )?(?:(?:his|her|their|the(?! arm)|an|a|both|your (?:child|son|daughter)'s|(?:the |a )?child's) )(?:\w+ )?(?:ears?|hair|cheeks?|thighs?|arms?|wrists?|knuckles|fingers?|fingertips?|toes|skin|nose|legs?|lips?|tongue)`,
      ],
      unless: [String.raw`plaits?|braids?|pony ?tail|clip|ribbon|comb|loose tooth|hug|gently dry`],
    },
    {
      class: 'punishment',
      needs: [
        String.raw`(?:without|no|skip\w*|withh?old\w*|deny\w*|denied|den(?:y|ies)|keep back|refuse (?:him|her|them)|starv\w*|hold back|take away|cut|stop)(?: (?:him|her|them|the|his|her|their|a|any|of)){0,3} (?:food|dinner|supper|lunch|breakfast|meals?|drinking water)|go(?:es)? hungry|(?:to bed|sleep) hungry|hungry (?:stomach|night)|empty stomach|starv(?:e|ing) (?:{whom})`,
        String.raw`until|till|punish\w*|obey\w*|lesson|sorry|behav\w*|learn\w*|homework|marks|teach\w*|disobey\w*|refus\w*|lies?|lying|naughty|if (?:he|she|they)|when (?:he|she|they)|for a (?:day|night)|bed|mistakes?|discipline`,
      ],
      unless: [String.raw`phones?|screens?|tv|television|toys at|devices|never|do not`],
    },
    {
      class: 'punishment',
      needs: [
        String.raw`(?:pour\w*|throw\w*|dous\w*|empty|dunk\w*|hold\w*|push\w*|dip\w*) (?:\w+ ){0,6}(?:water|bucket|tap|shower)`,
        String.raw`over|head|face|under|cold|ice|iced`,
        String.raw`cry\w*|tantrum\w*|angry|anger|stop\w*|scream\w*|wake|lesson|punish\w*|disobey\w*|naughty|calm\w*`,
      ],
      unless: ['plants?|garden|game|splash\\w*|you drink|drink'],
    },
    {
      class: 'punishment',
      needs: [
        String.raw`murgh?a (?:position|pose|posture|stance|style)|(?:become|be|do|make {whom}|like) (?:a |the )?murgh?a|(?:hen|rooster|cock|chicken|frog|crouching|squatting|bent) (?:position|posture|stance)|(?:invisible|imaginary) chair|(?:stand|keep|kneel|hold)\w* (?:\w+ ){0,4}(?:arms|hands|books?|bricks?) (?:raised|up|above|overhead|in the air|stretched out|in (?:both|each) hands?)`,
        String.raw`make|makes|made|cures?|teach\w*|until|till|lesson|lazy|late|punish\w*|behav\w*|homework|mistakes?|wrong|lying|disobe\w*|naughty|minutes?|hour`,
      ],
      unless: [
        String.raw`{denied}|yoga|dance|games?|play\w*|puppets?|sings?|song|cheer\w*|clap\w*|goal|story|statues?|answer is|question`,
      ],
    },
    {
      class: 'punishment',
      needs: [
        String.raw`(?:soiled|wet|stained|dirty|smelly) (?:\w+ )?(?:sheets?|bedsheets?|pyjamas|pants|trousers|knickers|underwear|mattress|nightdress|bedding|clothes)`,
        String.raw`(?:round|around|on|to|over) (?:his|her|their|the child) (?:neck|head|back|frock|shirt|shoulders|chest)|laugh\w*|mock\w*|neighbou?rs|(?:tell|inform|show) (?:\w+ ){0,2}(?:class\w*|friends|cousins|school|relatives|guests)|shame|asham\w*|(?:in front of|before) (?:everyone|the|his|her|all)`,
      ],
      unless: [String.raw`{denied}|wash\w*|dry|drying|line|play|puddles?|rain|paint\w*|nothing to|no reason`],
    },
    {
      class: 'punishment',
      needs: [
        String.raw`(?:let|lets|so that|where|make|makes|have|invite|call|ask) (?:\w+ ){0,4}(?:neighbou?rs?|cousins|relatives|class|classmates|schoolmates|guests|street|village|visitors|friends|passers-by|everyone|siblings|others|school) (?:\w+ )?(?:laugh|mock|jeer|tease|hoot|stare|point|boo)\w*|garland of (?:slippers|shoes|chappals|sandals)|blacken\w* (?:his|her|their) face|(?:dunce|donkey)(?:'s)? cap|read\w* (?:out )?(?:his|her|their) (?:\w+ )?marks (?:aloud|out|to)`,
        String.raw`bed-?wett\w*|wets?|soiled|lied|lying|tells? lies|steal\w*|stole\w*|fail\w*|marks|cheat\w*|lazy|late|mistakes?|tantrums?|disobe\w*|punish\w*|shame|lesson|cures?|stubborn|naughty|cries|cried|whenever|behav\w*|at (?:him|her|them)|neck`,
      ],
      unless: ['{denied}|puppets?|jokes?|clown|costume|story|tricks?|proud\\w*|full marks|good marks'],
    },
    {
      class: 'punishment',
      needs: [
        String.raw`(?:wak(?:e|es|ing)|rous(?:e|es|ing)) {whom}(?: \w+){0,2} (?:every (?:\w+ )?(?:hours?|minutes?)|again and again|all night|through(?:out)? the night|at (?:midnight|one|two|three))|(?:not|never) let (?:\w+ ){1,3}sleep (?:until|till|unless|before)|keep\w* (?:{whom}|his|her) (?:awake|from sleep\w*|up all night)|no sleep (?:until|till|unless|before)|(?:tak(?:e|es|ing) away|den(?:y|ies|ied)|withh\w+) (?:\w+ ){0,2}sleep`,
        String.raw`learns?|lesson|punish\w*|teach\w*|price|until|till|homework|sums?|marks|exam\w*|obey\w*|lazy|sorry|rank|naughty`,
      ],
      unless: [String.raw`feed\w*|milk|medicine|doctor|temperature|nurse|drops|should not keep`],
      asWritten: true,
    },
    {
      class: 'punishment',
      needs: [
        String.raw`(?:smoke|fumes|smell|vapou?r) of (?:\w+ ){0,2}(?:chill?i(?:es)?|pepper)|chill?i (?:smoke|fumes)|(?:burn(?:ing|t)|roast(?:ed|ing)|smoking) (?:\w+ )?chill?ies|stinging nettles?|itching powder|thorny (?:\w+ )?(?:branch|twig|stick)|ice cubes? (?:down|in|on|inside) (?:his|her|their)`,
        String.raw`(?:hold|push|keep|make|put|bend|sit|give|rub|slip)\w* (?:\w+ ){0,3}(?:face|head|nose|him|her|them|{child}|skin|back|legs|palms|ice)|stubborn\w*|lying|lies|steal\w*|punish\w*|lesson|disobe\w*|naughty|tantrums?|cures?|obey\w*`,
      ],
      unless: [String.raw`{denied}|windows?|cook\w*|kitchen|away|cough\w*|sneez\w*|curry|doctor|wash\w*`],
    },
    {
      class: 'punishment',
      needs: [
        String.raw`(?:salt|lemon(?: juice)?|vinegar|neem(?: oil| paste)?|bitter gourd|mustard|ginger) (?:\w+ ){0,2}(?:in|into|on|onto) (?:his|her|their) (?:\w+ )?(?:palms?|eyes?|cuts?|wounds?|tongue|nails|lips|hands?)|(?:cold|icy|iced|freezing) (?:bucket|bath|shower)`,
        String.raw`(?:each|every|after a|the) lie|lied|lying|swear\w*|bad words?|punish\w*|lesson|steal\w*|stole|stings?|cures?|tantrums?|laz\w*|bed-?wett\w*|obey\w*|stubborn\w*|disobe\w*`,
      ],
      unless: ['{denied}|laugh\\w*|drink\\w*|fever|swim\\w*|taste of|summer'],
    },
    // Babies.
    {
      class: 'infant care',
      needs: [
        'honey',
        String.raw`{tiny}|tongue|pacifier|dummy|lick|finger`,
        String.raw`tongue|drops?|give\w*|feed\w*|lick\w*|rub\w*|put|dip\w*|mix\w*|add\w*|taste\w*|spoon\w*|bring\w*|offer\w*|sweet\w*|voice|milk|bottle|dummy|pacifier|smear\w*|dab\w*|clear\w*|cure\w*|let|water`,
      ],
      unless: [
        String.raw`honey[- ]colou?r\w*|as honey|like honey|until (?:the|a|after|he|she|your)|after (?:the|their|his|her) first|(?:before|till|until) (?:the |his |her |their )?(?:first birthday|one|age of one|twelve months)|no honey|honey can wait|wait (?:with|for|until)|never|winnie|bees?`,
      ],
    },
    {
      class: 'infant care',
      needs: [
        String.raw`(?:on|onto|upon|over) (?:the|his|her|its|their|a) (?:stomach|stomachs|tumm(?:y|ies)|bell(?:y|ies)|chest|front|sides?)|face[- ]down|prone|stomach[- ]sleep\w*|tummy[- ]sleep\w*`,
        String.raw`sleep\w*|lay|lays|laid|lie|lies|put|puts|place|places|naps?|cot|crib|night|cradle|settle\w*`,
        '{tiny}',
      ],
      unless: [
        String.raw`awake|tummy time|never|while you watch|on (?:the|his|her|their|your) (?:back|backs|chest)`,
      ],
    },
    {
      class: 'infant care',
      needs: [
        String.raw`water|juice|gripe water|glucose|sugar water|coconuts?|coconut water|rice water|tea|coffee|barley|soft drinks?|soda|broth|soup`,
        '{tiny}',
        String.raw`give\w*|gives?|fresh|good|best|daily|every|needs?|needed|spoons?|spoonfuls?|offer\w*|feed\w*|bottle|drops?|sips?|drink\w*|thirst\w*|summer|heat|every hour|between feeds|instead|fill|a little|start\w*|begin\w*|introduc\w*|longer|helps?|cools?|flush\w*|hiccups?|constipat\w*|quench`,
      ],
      unless: [
        String.raw`bath\w*|wash\w*|spong\w*|no water|not (?:need|give|even)|need no|needs no|only breast|boil(?:s|ing)?|boiled (?:bottles?|teats?|spoons?)|hands|clean\w*|steriliz\w*|sterilis\w*|never|watch\w*|after six months|from six months|six-month\w*|seven|eight|nine|year|splash\w*|for you|yourself|nursing mother|mother (?:needs|should|can)|you drink|keep a glass`,
      ],
    },
    {
      class: 'infant care',
      needs: [
        String.raw`(?:cow|buffalo|goat|packet|toned|powder)(?:'?s)? ?milk|condensed milk|biscuits?|rice|banana|solids?|solid food|porridge|cereal|cerelac|dal|ghee|butter|jaggery|sugar|salt|castor oil|ghutti|semolina|idli|bread|mashed \w+|gripe water|janam ghutti|egg|curd`,
        '{early}',
      ],
      unless: [
        String.raw`no |not |never|wait|only breast|nothing but|nothing else|after six|from six|six months on|mother(?![- ]in[- ]law)|you eat|sugar-free`,
      ],
    },
    {
      class: 'infant care',
      needs: [
        String.raw`(?:pillows?|quilts?|blankets?|soft toys?|bumpers?|cushions?|duvets?|mustard seed pillow|teddy)`,
        String.raw`cot|crib|cradle|{tiny}`,
        String.raw`tuck\w*|put|puts|place\w*|lay|lays|under|add\w*|soft|fill\w*|pile\w*|prop\w*|surround\w*|give|need\w*|round|leave|heavy|sleep\w*|cover\w*|pack\w*|line`,
      ],
      unless: [
        String.raw`free of|no (?:pillow|quilt|blanket|soft)|without|remov\w*|out of|keep (?:\w+ ){0,4}(?:free|empty|clear|bare)|never|away|empty|clear|fort|not|bare|nothing`,
      ],
    },
    {
      class: 'infant care',
      needs: [
        String.raw`(?:first|yellow|thick|early|yellowish) (?:\w+ )?milk|colostrum|first feed`,
        String.raw`throw\w*|discard\w*|squeez\w*|waste|dirty|heavy|bad|avoid\w*|impure|harm\w*|stale|pour\w*|unclean|spoilt|express and|wait\w*|not give|should not|poison\w*|drain|worthless`,
      ],
      unless: [
        String.raw`never|precious|gold|protect\w*|not dirty|not (?:bad|stale)|do not (?:throw|discard|waste)`,
      ],
    },
    {
      class: 'infant care',
      needs: [
        String.raw`bottles?`,
        String.raw`prop\w*|leav\w*|lean\w*|wedg\w*|fix\w*|all night|whole night`,
        String.raw`cot|crib|bed|sleep\w*|alone|cradle|night|pillow`,
      ],
      unless: ['{denied}|no', 'water bottle'],
    },
    {
      class: 'infant care',
      needs: [
        String.raw`formula|milk powder|feeds?|tin|bottle milk`,
        String.raw`thin|thins|dilut\w*|water(?:ed|ing)? (?:it )?down|extra water|more water|half (?:the|a) (?:powder|scoop)|less powder|stretch\w*|double the water|fewer scoops|twice the water`,
      ],
      unless: [
        '{denied}|exactly|as the label|no (?:extra|additional|more) water|without (?:extra|added|more) water',
      ],
    },
    {
      class: 'infant care',
      needs: [
        String.raw`(?:replac\w*|stop\w*|give up|instead of|substitut\w*|wean\w*|better than|no need (?:of|for)|skip\w*) (?:\w+ ){0,4}(?:breast ?milk|breast ?feed\w*|mother'?s milk|nursing|breast)|(?:breast ?milk|mother'?s milk|breast ?feeding) (?:is|alone is|has|becomes|turns) (?:too |only )?(?:not enough|thin|weak|useless|bad|harmful|no strength|watery|sour|unnecessary|old-fashioned)`,
      ],
      unless: ['one year|two years|first birthday|year'],
    },
    {
      class: 'infant care',
      needs: [
        String.raw`(?:cover\w*|wrap\w*|swaddl\w*)`,
        String.raw`face|head and face|tight(?:ly)?|nose|thick blanket`,
        String.raw`{tiny}`,
      ],
      unless: ['never|not too|loose\\w*|not|leave the face'],
    },
    {
      class: 'infant care',
      needs: [
        String.raw`(?:oil|breast ?milk|butter|ghee|drops of \w+|turmeric|powder|honey|spices?|smoke) (?:\w+ ){0,3}(?:in|into) (?:\w+ ){0,3}(?:ears?|nose|nostrils?|eyes?)|(?:cow dung|ash|turmeric|powder|soot|oil|coin|mud|talc\w*) (?:\w+ ){0,4}(?:navel|cord|umbilical \w+|belly button|stump)|(?:navel|cord|stump) (?:\w+ ){0,5}(?:cow dung|ash|turmeric|powder|soot|oil|coin|mud)|(?:kajal|kohl|surma) (?:\w+ ){0,5}eyes|eyes (?:\w+ ){0,5}(?:kajal|kohl|surma)`,
        String.raw`{tiny}|cord|navel|stump|child|ears?|nose`,
      ],
      unless: ['draws?|doll|dance|stage'],
    },
    {
      class: 'infant care',
      needs: [
        String.raw`(?:leave|let|leaving) (?:\w+ )?(?:the|your|a|him|her|them) ?(?:newborn|baby|infant|little one)?(?: to)? (?:cry|scream)(?: \w+)* (?:alone|hours?|night|itself out|himself out|herself out|lungs|until|till)`,
      ],
    },
    {
      class: 'infant care',
      needs: [
        String.raw`(?:wake|wait|starve|feed (?:only )?every|skip (?:the |a )?(?:night )?feeds?)`,
        '{early}',
        String.raw`six hours|eight hours|ten hours|twice a day|three times a day|all night|until morning`,
      ],
      unless: ['{denied}'],
    },
    {
      class: 'infant care',
      needs: [
        String.raw`(?:sleep|sleeps|sleeping|nap|doze) (?:\w+ ){0,6}(?:sofa|armchair|couch|car seat|beanbag|between (?:you|the parents))`,
        String.raw`{tiny}`,
      ],
      unless: ['{denied}|move'],
    },
    {
      class: 'infant care',
      needs: [
        String.raw`(?:a|one|two|good|brisk|firm|hard|quick|sharp|strong|little|short|sudden|rough) (?:\w+ )?(?:shake|shaking|jolt|jerk)s?`,
        '{tiny}|child|children|toddlers?',
        String.raw`silen\w*|quiet\w*|cry\w*|cries|cried|scream\w*|startl\w*|stops?|stopped|settle\w*|shoulders|slept|sleeps?|wail\w*|hush\w*|fuss\w*|colic\w*`,
      ],
      unless: [
        String.raw`{denied}|rattle|hands?|head|milk ?shake|trees?|branch|bottle|bells?|tambourine|blankets?|sheets?|rug|towels?|mat|cloth|dust|curls|tail|never|instead|doctor|dangerous`,
      ],
    },
    {
      class: 'infant care',
      needs: [
        String.raw`pacifiers?|dummy|dummies|soothers?|teats?`,
        String.raw`jaggery|sugar\w*|syrup|honey|condensed milk|glycerine?|ghee|rum|brandy|butter`,
      ],
      unless: ['{denied}|no |without|clean|boil\\w*|puppet|shop window'],
    },
    // Poison.
    {
      class: 'poison',
      needs: [
        '{alcohol}|{drug}',
        String.raw`{anybody}|mothers?|parents|fever|toothache|pain|hunger|fussy|sleep\w*|gums|teeth\w*|cough|cold|worms|milk|calm\w*|strength\w*|families|generations|party|wedding`,
      ],
      unless: [
        String.raw`{kept}|say(?:ing)? no|says no|no to|talk (?:to|about|with)|speak\w* (?:to|about|with)|refus\w*|harms?|harmful|danger\w*|never|weed the|pull\w* (?:out )?weeds?|weeds in|wine[- ]colou?red|ginger|drug ?store|quit|stay away|smoke-free|free of|addict\w*|not try|not (?:to )?(?:take|drink|smoke|use)`,
      ],
    },
    {
      class: 'poison',
      needs: [
        String.raw`brandy|whiske?y|rum|beer|wine|toddy|arrack|vodka|liquor|opium|ganja|cannabis|bhang|marijuana|hashish|charas|gutkh?a|pan masala|cigarettes?|beedis?|bidis?|hookah|khaini|heroin|cocaine|poppy (?:water|milk|husk)|rat poison|kerosene|bleach|phenyle?|petrol|turpentine|pesticides?|sleeping (?:tablets?|pills?)|chloroform`,
      ],
      unless: [
        String.raw`{kept}|{denied}|say(?:ing)? no|says no|no to|talk (?:to|about|with)|speak\w* (?:to|about|with)|refus\w*|harms?|harmful|danger\w*|smoke-free|free of|addict\w*|stay away|belongs?|without|quit\w*|bottle caps?|cartons?|bottles? (?:into|as|for|from)|wine[- ]\w+|root beer|ginger (?:beer|ale)|petrol (?:pump|station|smell)|smell of|bleach[- ]white|pump|if (?:your|a|the) child|rum cake|old (?:cans?|bottles?)|rule|shop|museum|lamp|far|store|offered`,
      ],
    },
    {
      class: 'poison',
      needs: [
        String.raw`(?:borrow\w*|shar(?:e|es|ing)|swap\w*|try|use) (?:\w+ ){0,3}(?:tablets?|pills?|medicines?|inhaler|syrup|antibiotics?|eye drops)`,
      ],
      unless: [String.raw`{kept}|{denied}|your own inhaler|prescribed|doctor|label|reminder`],
    },
    {
      class: 'poison',
      needs: [
        '{toxin}',
        String.raw`{take}|drives? out|cures?|cleans?|worms|stomach|throat|remed\w*|lice|wounds?|cold|cough|kills? (?:germs|worms)|play\w*|bath|helps?|strong\w*`,
        String.raw`{anybody}|stomach|worms|throat|teaspoons?|spoons?|drops?|drink\w*|swallow\w*|nose|cough|lice|mouth|harm|sweet|sip|sips|milk|clean\w*`,
      ],
      unless: [
        String.raw`{kept}|never|belongs?|bottle cap|do not|if your child (?:has|may|swallow\w*)|mercury (?:rises|is rising)|camphor (?:smell|lamp)|put away|acid test`,
      ],
    },
    {
      class: 'poison',
      needs: [
        String.raw`sleeping (?:tablets?|pills?|drops|syrup)|sedatives?|(?:your own|your|adult'?s?|adults'?|grandfathers?|grandmothers?|grandmas?|grandpas?|fathers?|mothers?|grown-?ups?'?|neighbours?|sisters?|brothers?|uncles?|aunts?|husbands?|friends?'?|someone elses?|leftover|left-over|old|expired|half an? adult|double|twice|extra|larger|bigger|stronger) (?:\w+ ){0,4}{medicine}|{medicine} (?:\w+ ){0,4}(?:friends? (?:take|use)|twice the|double|meant for adults|for adults|of an adult|left over|from last (?:year|time)|expired)|(?:half|quarter|piece|bit|double|twice)(?: of)? (?:an? |the |your )?(?:\w+ ){0,2}(?:tablet|pill|dose|antihistamine|sedative)`,
        String.raw`{take}|quiet|calm\w*|help\w*|fine|fever|cough|exam|enough|night|sleep|share\w*|work\w*|break|split|crush\w*|cut|too|also|just as|bring\w*|good|better|cheaper`,
      ],
      unless: [
        String.raw`{kept}|{denied}|doctor has|prescribed|ask (?:the|a|your)|without asking|label|reminds?|remember\w*|fetch\w*|return|throw|pharmacist|dose of (?:hugs?|love|laughter|fun|praise|patience|joy|play)`,
      ],
    },
    {
      class: 'poison',
      needs: [
        String.raw`tablets?|pills?|syrup|capsules?|sleep drops|antihistamine|painkillers?|antihistamines?|paracetamol|cough mixture|medicine|aspirins?`,
        String.raw`(?:sleeps? (?:well|through|early|soundly)|to sleep|stay(?:s)? awake|quiet (?:night|journey|child)|keep (?:\w+ ){0,3}quiet|calms?|nerves|flight|sharpen\w*|concentrat\w*|focus\w*|exam\w*|memory|marks|energy|taller|fairer|calm\w* (?:him|her|them|down)|makes? (?:\w+ ){1,3}(?:sleep|quiet|drowsy|calm|sleepy)|sleep like)`,
        String.raw`makes?|handy|easy|best|trick|before|one|half|night|give\w*|take|taking|try|swallow\w*|let|advis\w*|help\w*|will|spoons?|drops?`,
      ],
      unless: [String.raw`{kept}|{denied}|doctor|prescribed|laughter`],
    },
    {
      class: 'poison',
      needs: [
        String.raw`(?:coins?|buttons?|batter(?:y|ies)|beads?|magnets?|marbles?|nails?|pins?|pebbles?|seeds?|stones?|chalk|soil|mud|glass|paint|crayons?|toy parts?|needles?)`,
        String.raw`swallow\w*|through the (?:body|stomach|bowels?|gut|system)|(?:in|into|inside) (?:his|her|the|their) (?:mouths?|nose|ears?|stomach|tummy)|suck\w*|eat(?:s|en|ing)?|chew\w*|lick\w*`,
        String.raw`no harm|harmless|nothing (?:happens|will|to)|comes? out|pass\w*|let|lets|fine|safe|no need|do not worry|don't worry|by itself|natural\w*|immunity|healthy|strong\w*|good|no danger|worry|never harmed|fun|trick`,
      ],
      unless: [String.raw`{kept}|hospital|doctor|too big|bigger than`],
    },
    {
      class: 'poison',
      needs: [
        String.raw`(?:swallow|gulp)(?:s|ing)?(?: down)? (?:a|the|an|one|two|small|some) (?:\w+ )?(?:coins?|buttons?|batter(?:y|ies)|beads?|magnets?|marbles?|pebbles?|stones?|pins?|nails?)`,
      ],
      unless: [String.raw`if (?:your|a|the|he|she)|may have|might|has swallowed|{kept}`],
    },
    {
      class: 'poison',
      needs: [
        String.raw`(?:berries|berry|seeds|mushrooms?|leaves|wild (?:plants?|fruits?|flowers?|roots?)|roots|plants?|fruits?|nuts|flowers)`,
        String.raw`tast\w*|eat|eats|eating|chew\w*|try|nibbl\w*|swallow\w*|mouth`,
        String.raw`bushes|wild|whatever|whichever|any|unknown|forest|roadside|by the (?:road|path|river|fence)|hedges?|jungle|finds?|oleander|castor|datura|(?:red|shiny|bright|spotted) (?:\w+ )?(?:seeds|berries|mushrooms)|temple garden`,
      ],
      unless: [
        String.raw`{denied}|wash\w*|ask (?:you|first)|together|you know|without asking|together with|until|pomegranate|watermelon|strawberr\w*|raspberr\w*`,
      ],
    },
    {
      class: 'poison',
      needs: [
        String.raw`(?:sniff\w*|inhal\w*|smell\w*|breathe\w*) (?:\w+ ){0,4}(?:glue|petrol|thinner|paint|whitener|solvent|correction fluid|nail polish|fumes|smoke|kerosene)`,
      ],
    },
    {
      class: 'poison',
      needs: [
        String.raw`(?:batter(?:y|ies)|button cells?|pills?|tablets?|syringes?|blades?|needles?|lighters?|match(?:es|box)|plastic bags?) (?:\w+ ){0,2}(?:as (?:a |his |her |their )?(?:toys?|playthings?)|to play with)|(?:play|plays|playing|chew|mix|mixing) (?:\w+ ){0,4}(?:medicines?|tablets|pills|chemicals?|batteries|medicine (?:strips?|box|bottles?)|cleaning \w+|bleach|pesticides?)`,
      ],
      unless: [String.raw`{kept}|{denied}|alphabet|changing`],
    },
    {
      class: 'poison',
      needs: [
        String.raw`(?:twice|double|thrice|triple|(?:two|three|four) times) (?:the |what |as much as )(?:\w+ ){0,3}(?:amount|quantity|measure|label|bottle|doctor|chemist|leaflet|strip|packet|prescri\w+|number of (?:drops|spoons|tablets)|written|wrote)|(?:more than|beyond|above) (?:the |what )(?:\w+ ){0,2}(?:amount|dose|label|prescribed|prescription|measure|limit|leaflet)|(?:another|second|third|extra|repeat) (?:dose|tablet|capful|pill) (?:\w+ ){0,4}(?:after|within|every|hour|minutes)`,
        String.raw`{medicine}|medicines?|drops|doses?|label|fevers?|cough|cold|pain|vomit\w*|sleep|prescri\w*|works? (?:\w+ )?(?:faster|better|quicker|sooner)`,
      ],
      unless: [
        String.raw`(?:never|not|nor|don['’]t) (?:\w+ ){0,3}(?:give|take|exceed|use|pour|go|more|twice|double|repeat)\w*|without|ask\w*|pharmacist|nurse|{kept}|dangerous|harm\w*|flour|sugar|rice|vaccin\w*|check`,
      ],
      asWritten: true,
    },
    {
      class: 'poison',
      needs: [
        String.raw`mercury|thermometers?|batter(?:y|ies)|button cells?|pills?|tablet strips?|syringes?|needles?|blades?|razors?|lighters?|matchbox|matchsticks?|plastic bags?|polythene|cartridges?|firecrackers|broken glass|medicine (?:bottles?|strips?|box(?:es)?)|spray cans?|poison\w*`,
        String.raw`(?:makes?|is|are|as|into|becomes?) (?:\w+ ){0,3}(?:toys?|playthings?|rattles?)|(?:roll|chas|juggl|pass)\w* (?:\w+ ){0,4}(?:palms?|hands?|fingers?)`,
      ],
      unless: [
        String.raw`{denied}|no (?:\w+ )?(?:toys?|playthings?)|nor|out of reach|locked|away|planet|telescope|empty boxes|needs? (?:a |new )?batter`,
      ],
    },
    // Danger.
    {
      class: 'danger',
      needs: [
        '{alone}',
        String.raw`{depth}|{traffic}|{height}|{flame}|{blade}|{current}|iron|swim\w*|bath|bathe|bathes|bathing|cycle|motorbike|scooter|market at night|after dark|forest|strangers?|car|cooker|main road|cook|cooking|water|night train|bus`,
      ],
      unless: [
        String.raw`{together}|{denied}|{kept}|no child should|should no|reads?|too dangerous|hums?|lamplight`,
      ],
    },
    {
      class: 'danger',
      needs: [
        String.raw`hot oil|boiling (?:water|oil|milk|rice|pan|pot)|moving (?:bus|buses|train|trains|car|cars|lorry|vehicles?|traffic)|between (?:the )?(?:buses|cars|lorries|trucks|vehicles)|power lines?|high tension|live wires?|thin ice|flooded \w+|third floor|manholes?|railway (?:tracks?|lines?)|ceiling fan|electric (?:iron|fence)|(?:loaded|his|her|father|real|air) (?:gun|pistol|rifle)|stray dogs?|street dogs?|wild (?:elephants?|monkeys?|boars?)|beehives?|snakes?|crocodiles?|open windows?`,
        String.raw`let|lets|can|may|should|allow\w*|look after|trust\w*|play\w*|cross\w*|jump\w*|teas\w*|touch\w*|catch\w*|run\w*|stir\w*|carry\w*|pour\w*|friendly enough|near|fearless\w*|brave\w*|cowards?|hang|sit|climb\w*|enough|courage|already`,
        String.raw`{child}|he|she|him|her|them|they|cowards?|friendly enough|brave\w*|courage`,
      ],
      unless: [
        '{together}|{kept}|{denied}|never|far|away|picture|story|film|gets? a|half a biscuit|gently|until|book|toy|drawing|model|draws?|paper|museum|zoo|waves? at|watch\\w*|counts?',
      ],
    },
    {
      class: 'danger',
      needs: [
        String.raw`(?:leave|leaves|put|lay|place) (?:the|your|a) (?:\w+ )?(?:baby|newborn|infant|toddler) (?:\w+ )?(?:on|in|near|by|at) (?:the|a|an|your) (?:\w+ )?(?:beds?|tables?|sofa|counter|chair|ledge|bath|tub|car|edge|window|floor of the kitchen|worktop|washing machine|scooter|handlebar)`,
      ],
      unless: [
        "(?:never|do not|don't|should not|must not) (?:\\w+ ){0,2}(?:leave|put|lay|place)|mat|with you|on the back|hold|hand on",
      ],
    },
    {
      class: 'danger',
      needs: [
        String.raw`(?:throw|threw|thrown|push|pushed|toss|dropped|drop) (?:\w+ ){0,4}(?:into|in) (?:the |a |deep )+(?:\w+ )?(?:water|river|well|pool|pond|sea|lake|canal)`,
      ],
      unless: ['{denied}|stones?|pebbles?|coins?|flowers?|ball|leaves|net|paper'],
    },
    {
      class: 'danger',
      needs: [
        String.raw`(?:leave|leaves|leaving|left) (?:\w+ )?(?:{whom}|{child})(?: \w+){0,5} (?:in|at|on|near|beside|by|with) (?:the|a|an|his|her) (?:\w+ )?(?:bath|bathtub|tub|car|pool|bucket|well|street|road|shop|market|edge|bed|table|dog|stove|fire|terrace|balcony|roof|park|water|river|pond|house|lock\w*)`,
        String.raw`alone|while|quick\w*|minutes?|hour|moment|after dark|night|phone|run|cook\w*|fetch\w*`,
      ],
      unless: ['{denied}|together'],
    },
    {
      class: 'danger',
      needs: [
        String.raw`swim|swims|swimming|jump|jumps|jumping|div(?:e|es|ing)|bath(?:e|es|ing)|wad(?:e|es|ing)|climb(?:s|ing)? (?:down )?into|play(?:s|ing)?|splash\w*|float\w*|cool(?:ing)? (?:off|down)|paddl\w*|dips?|cross(?:es|ing)?|lean\w* over`,
        String.raw`{depth}`,
        String.raw`{let}|boys|children`,
        String.raw`well|wells|rivers?|canals?|quarr(?:y|ies)|dams?|flood\w*|current|sea|lakes?|ponds?|drains?|manholes?|waterfalls?|tanks?|unsupervised|deep|bigger boys|rough|open|bucket`,
      ],
      unless: [
        String.raw`{together}|never|not (?:swim|jump|play|go)|do not|coach|swimming (?:lesson|class|teacher|pool)|shallow|{kept}|paper boats?|stones|fence|sand|wishing well|as well|sings?|ducks`,
      ],
    },
    {
      class: 'danger',
      needs: [
        '{height}',
        String.raw`edges?|sit|sits|sitting|walk\w*|jump\w*|climb\w*|lean\w*|stand\w*|balanc\w*|run|runs|running|fly\w*|hang\w*|play\w*|sleep\w*`,
        String.raw`teach\w*|balance|courage|fear|brave\w*|alone|edge|parapet|railing|trains?|strong\w*|let|allow\w*|encourag\w*|without|dare|boys|should|can|challenge|test`,
      ],
      unless: [
        String.raw`{together}|{denied}|{kept}|grill|net|parapet is|too high|your hand|with (?:him|her|them)|stars|story|moon`,
      ],
    },
    {
      class: 'danger',
      needs: [
        '{flame}',
        String.raw`light|lights|lighting|lit|cook\w*|fry\w*|play\w*|handl\w*|burst\w*|hold\w*|carry\w*|touch\w*|jump\w*|turn on|iron|stir\w*|boil\w*|hands?|pour\w*`,
        String.raw`alone|by (?:himself|herself|themselves)|from the age|age of|\w+-year-old|small|little|toddlers?|encourag\w*|allow\w*|without|let|lets|trust\w*|old enough|learn by|burn\w* (?:once|finger)|in (?:his|her|the) hand|bare hand|brave\w*|courage|fear`,
      ],
      unless: [
        String.raw`{together}|{denied}|you light|{kept}|torch|beside|help you|while you|candle-?light|lamp and read|lamp light|curiosity`,
      ],
    },
    {
      class: 'danger',
      needs: [
        '{current}',
        String.raw`open\w*|pok(?:e|es|ing)|touch\w*|screwdrivers?|repair\w*|fix\w*|fingers?|insert\w*|unscrew\w*|wet|play\w*|climb\w*|explor\w*|chew\w*|pull\w*|hand over|change|mend\w*|fly\w*|experiment\w*|metal|take apart|tak(?:e|ing) apart`,
        String.raw`let|lets|allow\w*|encourag\w*|give|gives|hand|ask|can|should|learn\w*|curious|teach\w*|brave|small|child|{anybody}`,
      ],
      unless: [
        String.raw`{kept}|cover\w*|{denied}|together|away|far from|electrician|switched off|without electricity|adults?|toy|safe distance|wireless|dry hands`,
      ],
    },
    {
      class: 'danger',
      needs: [
        '{blade}',
        String.raw`alone|nobody|no one|big|sharp|trust\w*|play\w*|by (?:himself|herself|themselves)|toddlers?|small|give|gives|let|lets|allow\w*|carry|hand|own|brave|without`,
        String.raw`{anybody}`,
      ],
      unless: [
        String.raw`{together}|blunt|beside|{kept}|{denied}|plastic|butter|paper knife|toy|you cut|sharp (?:mind|wit|eyes)|grass|safety`,
      ],
    },
    {
      class: 'danger',
      needs: [
        String.raw`without (?:a |any )?(?:helmets?|seat ?belts?|life ?jackets?|car seats?)|no (?:helmet|seat ?belt)|helmets? (?:is|are|only) (?:not|un|only)\w*|foot ?board|out of the (?:train|bus|window|car)|(?:drive|drives|driving|ride|rides|riding) (?:the |a |your )?(?:scooters?|motorbikes?|motorcycles?|cars?|tractors?|bikes?)|stand(?:s|ing)? (?:up )?(?:in front|on the seat|through the sunroof)|roof of the (?:bus|train|jeep|van)|(?:on|along|across) the (?:railway )?tracks?`,
        String.raw`{anybody}`,
        String.raw`let|lets|can|may|allow\w*|should|fun|freedom|short|old enough|year-old|fine|need\w*|teach\w*|confiden\w*|learn\w*|thrill\w*|brave|harm|balance|practis\w*|practic\w*|game|walk\w*|play\w*|cool`,
      ],
      unless: [
        String.raw`never|not (?:go|ride|drive|even|a)|waves?|look\w* out|toy|cycle ride|ride a bike together|bikes? (?:together|with you)|{together}|train set|watch`,
      ],
    },
    {
      class: 'danger',
      needs: [
        String.raw`(?:no need|no reason|not necessary|needn't|unnecessary|need not|needs? no|do(?:es)? not need|why bother|waste of time|no use|is not needed|stop|bother\w*) (?:\w+ ){0,5}(?:empty|emptying|cover\w*|watch\w*|fenc\w*|lock\w*|supervis\w*|hold\w* (?:\w+ )?hands?|helmets?|seat ?belts?|railings?|gates?|guards?|grills?|car seat|life ?jackets?|follow)|(?:helmets?|seat ?belts?|railings?|gates?|life ?jackets?|car seats?|armbands) (?:(?:only|just) (?:makes?|slow|spoil|scare|weaken|teach|frighten|get)\w*|(?:makes?|turns?) (?:\w+ ){0,4}(?:timid|soft|weak|cowards?|fearful|careless)|(?:is|are) (?:only |just )?for (?:cowards?|babies|the (?:weak|timid)))|ever drowned|never drown\w*|cannot drown|water never`,
        String.raw`{anybody}|{depth}|road|balcony|bath|swim\w*|helmet\w*|seat ?belts?`,
      ],
      asWritten: true,
    },
    {
      class: 'danger',
      needs: [
        String.raw`(?:talk\w*|speak\w*|go|goes|going|ride|rides|accept\w*|follow\w*|meet|meets|meeting|visit\w*|trust\w*|chat\w*|lift|share\w*|send|sends) (?:\w+ ){0,6}(?:strangers?|unknown (?:men|man|people|persons?)|online friends?|someone (?:he|she|they) met online|people (?:he|she|they) (?:do|does) not know|person from the internet)`,
      ],
      unless: ['{denied}|no|stranger danger|until'],
    },
    {
      class: 'danger',
      needs: [
        String.raw`(?:plastic (?:bag|cover|sheet)s?|polythene|pillow|rope|noose|dupatta|cord|scarf|string|curtain cord)`,
        String.raw`(?:over|on|around|round|about) (?:the|his|her|their|a) (?:\w+ )?(?:head|heads|face|neck|necks)`,
      ],
      unless: ['{denied}|keep|away|doll|teddy|winter|warm|puppet'],
    },
    {
      class: 'danger',
      needs: [
        String.raw`(?:put|puts|let|lets|place|insert|stick|poke)(?:\w+ | ){0,6}(?:hand|fingers?|face|arm) (?:\w+ ){0,3}(?:in|into|inside|near|through) (?:the|a|an|that) (?:\w+ ){0,2}(?:mouth|dog's|snake|socket|fan|mixer|grinder|fire|plug|machine|cage|beehive|nest|anthill|hole)|(?:catch|tease|touch|pet|handle|pick up|poke|kiss) (?:\w+ ){0,3}(?:snakes?|scorpions?|stray dogs?|street dogs?|monkeys?|bees?|wasps?|beehive|wild (?:animals?|elephants?))`,
      ],
      unless: ['{denied}|no|picture|toy|together|gently|you'],
    },
    {
      class: 'danger',
      needs: [
        String.raw`(?:hide|hides|hiding|climb|climbs|play|plays|crawl\w*|sleep) (?:\w+ ){0,4}(?:fridge|refrigerator|freezer|washing machine|trunk|boot of the car|car boot|suitcase|iron trunk|chest|under (?:a |the )?parked (?:car|lorry|bus))`,
      ],
      unless: ['{denied}'],
    },
    {
      class: 'danger',
      needs: [
        '{beast}',
        String.raw`(?:under|beneath|between|behind|below|near|at) (?:\w+ ){0,4}(?:belly|bellies|legs|feet|foot|hooves|trunk|tail|tusks|horns|jaws|den|nest|hive)|(?:hold|grab|pull|twist|seize|hang|swing|tug)\w* (?:\w+ ){0,4}(?:horns?|tails?|trunk|tusks?)|by the (?:horns|tail|tusks)|pick(?:s|ing)? (?:it|one|them|up)|(?:handl|strok|touch|pet|kiss|catch|teas|pok|grab|lift|tam|approach)\w* (?:\w+ ){0,3}(?:{beast}|it|one)|feed\w* (?:\w+ ){0,2}(?:(?:guard|mad|chained) dogs?|monkeys?|bears?|crocodiles?|cobras?)|(?:play\w*|danc\w*) with (?:\w+ ){0,2}{beast}`,
        String.raw`let|lets|letting|send|sends|sending|encourag\w*|allow\w*|bless\w*|luck|brave\w*|courage|protect\w*|can|may|should|fearless\w*|harm|alone|dares?|teach\w*|fears?|sign|star`,
      ],
      unless: [
        String.raw`{together}|{denied}|{kept}|toys?|story|stories|books?|zoo|teddy|teddies|pictures?|draw\w*|paint\w*|paper|clay|puppets?|museum|films?|yoga|pose|songs?|masks?|models?|photos?|costume|sewn|wool|plastic|chess|games?|wonders?|asks?|knows|learns? (?:how|that|why)|from afar|market|puzzle`,
      ],
    },
    {
      class: 'danger',
      needs: [
        String.raw`transformer (?:post|pole|box|station|yard)|electric (?:pole|post|box)|high[- ]tension|power (?:lines?|cables?)|pylons?|substation`,
        String.raw`tie|ties|swings?|swinging|hid(?:e|es|ing)|lean\w*|shelter\w*|play\w*|kites?|sit|sits|hang\w*`,
      ],
      unless: ['{denied}|{kept}|far|away|draw\\w*|count\\w*|birds?|crows?|sparrows?|together'],
    },
    // Care that is refused.
    {
      class: 'refused care',
      needs: [
        String.raw`(?:do not|don't|never|need not|needn't|no need to|not necessary to|should not|must not|refuse to|avoid|better not(?: to)?|please do not|not|without|rather than|instead of|no point in|stop|quit|no use|why) (?:\w+ ){0,2}(?:vaccinat\w*|immuni[sz]\w*|inoculat\w*|get (?:him|her|them|your child) vaccinated|tak(?:e|ing) (?:\w+ ){1,4}(?:to (?:a|the|any) )?(?:doctors?|hospitals?|clinics?|tablets?|medicines?|insulin|antibiotics?|dentist|counsell?or)|rush\w* (?:\w+ ){0,3}to (?:a|the|any) (?:doctor|clinic|hospital|nurse|emergency)|go(?:ing)? to (?:a |the |any )?(?:doctors?|hospitals?|clinics?)|call(?:ing)? (?:a |the |an )?(?:doctor|ambulance|nurse|helpline)|see(?:ing)? (?:a |the )?(?:doctor|dentist|psych\w*|counsell?or)|consult\w*|run(?:ning)? to (?:a |the )?(?:doctors?|hospital|clinic)|visit(?:ing)? (?:a |the )?(?:doctors?|hospital|clinic)|bother\w* (?:\w+ )?(?:a |the )?doctors?|trust\w* (?:the )?(?:doctors?|vaccines?|hospitals?)|believe (?:the )?doctors?|tell(?:ing)? (?:a |the |any )?(?:doctor|nurse|counsell?or)|wast\w* (?:\w+ )*(?:doctors?|hospitals?)|give (?:\w+ ){0,3}(?:the |any )?(?:vaccin\w*|prescribed \w+|polio drops|injections?|ors|insulin|inhaler)|allow (?:\w+ ){0,3}(?:injections?|vaccin\w*|surgery|blood)|show (?:\w+ ){0,3}(?:to )?(?:a|the) doctor|seek\w* (?:medical )?(?:help|treatment)|use (?:\w+ )?(?:the )?(?:inhaler|hearing aid|glasses)|let (?:\w+ ){0,4}(?:vaccinat\w*|inject\w*|operat\w*|stitch\w*|admit|examine)|sign (?:\w+ )*(?:vaccin\w*|operation))`,
      ],
      unless: [
        String.raw`(?:go a day|hours|later|delay|more than)? ?without (?:asking|calling|telling|talking)|(?:do not|never|don't) (?:wait|delay|hesitate|be afraid|forget|skip|put off|stop|miss|fear)|(?:not|never) give (?:\w+ )*(?:without|unless)|unless (?:a|the|your)|is not (?:true|right) that|instead of waiting|no need to (?:fear|wait)|at night he is not`,
      ],
      asWritten: true,
    },
    {
      class: 'refused care',
      needs: [
        String.raw`no (?:need|use|point|reason|place|necessity) (?:for|of|in|to see|to have) (?:\w+ ){0,4}{care}|{care} (?:\w+ ){0,4}(?:is|are|was|were|can be|do|does|will) (?:\w+ )?(?:not (?:needed|necessary|required|help|good|know\w*|for|work)|never (?:needed|necessary|help\w*)|useless|unnecessary|harmful|a waste|best (?:avoided|skipped|refused|left)|dangerous|poison\w*|a business|a trick|a fraud|only (?:make|cause|want|for|weaken|bring|frighten|sell|spoil|fill|a)|bad|no good|a sin|a plot|more harm|safely be (?:skipped|missed|left|stopped)|be (?:skipped|avoided|stopped|refused|postponed|thrown)|overrated|a lie|nothing|cause|weak\w*|cause\w*)|(?:do|does|did|will) not (?:\w+ )?need (?:\w+ ){0,3}{care}|needs? no (?:\w+ )?{care}|(?:do|does|live|manage|can|heals?|recovers?|cures?|better|fine|well) (?:\w+ ){0,3}without (?:\w+ ){0,2}{care}|{care} (?:only )?(?:want|wants|make|makes|cause|causes|weaken|weakens|ruin|ruins|spoil|spoils|poison|poisons|know nothing|knows nothing|lie|lies|turn|harm|harms|damage|damages|do more harm|does more harm|bring|steal|dull|dulls|make it worse|change)(?! (?:him|her|them|us|you|it)? ?(?:laugh|smile|brave|feel better|strong))`,
      ],
      unless: [
        String.raw`degree|not (?:a punishment|frightening)|doll|toy|pretend\w*|sweets|(?:there is )?no need (?:to )?(?:fear|worry) |game|afraid of|safe|no need of a doctor's kit|well soon`,
      ],
      asWritten: true,
    },
    {
      class: 'refused care',
      needs: [
        String.raw`(?:doctors?|hospitals?|treatments?|vaccin\w*|medicines?|clinics?|surgery|operations?|injections?|check-?ups?) (?:can|may|will have to|must|should) wait|(?:faith|prayers?|love|patience|courage|rest|herbs|peace|trust|discipline|fresh air|willpower|god|temple|sunshine|exercise|marriage) (?:\w+ ){0,2}(?:and |, )?not (?:a |an |the |any )?{care}|not (?:a |an |the |any )?{care} (?:but|only|just) (?:\w+ ){0,2}{faith}|{faith} (?:\w+ ){0,3}(?:before|over|above) (?:\w+ )?{care}`,
      ],
      unless: ['courage and a'],
      asWritten: true,
    },
    {
      class: 'refused care',
      needs: [
        String.raw`(?:stop|stops|stopping|discontinu\w*|quit|halv\w*|reduc\w*|skip|skips|skipping|hide|throw away|throw out|put away|leave out|cut down|give up|flush|withhold) (?:\w+ ){0,5}{drugOfCare}|{drugOfCare} (?:\w+ ){0,4}(?:can be|may be|should be|must be) (?:stopped|reduced|skipped|thrown|halved|left)|(?:inhalers?|insulin|spectacles|glasses|hearing aids?|pump) (?:\w+ ){0,6}(?:put (?:it|them) away|dependent|addict\w*|throw (?:it|them)|hide (?:it|them)|weaken\w*|lazy|do(?:es)? without|habit)`,
      ],
      unless: [
        String.raw`without (?:asking|talking|consulting|the doctor|telling)|before (?:asking|talking)|unless|ask (?:the|your|a) doctor|doctor (?:says|said|tells|told|advises|agrees|decides)|ice ?cream|expired|return|out of reach|even if|until the doctor|label|full course|finish the course`,
      ],
    },
    {
      class: 'refused care',
      needs: [
        String.raw`(?:skip\w*|miss|misses|missing|avoid\w*|postpon\w*|delay\w*|refus\w*|put off|stay away from|keep away from|escape|run from|cancel\w*|decline\w*|dodge) (?:\w+ ){0,5}(?:vaccin\w*|immuni[sz]\w*|injections?|shots?|jabs?|bcg|x-?rays?|scans?|stitches|polio(?: drops)?|boosters?|check-?ups?|hospitals?|doctors?|clinics?|operations?|surgery|treatment|counsell?ors?|therapy|dentist|follow-?ups?|appointments?|blood tests?)`,
      ],
      unless: [String.raw`if you (?:miss|missed)|missed a|catch up|late is better`],
    },
    {
      class: 'refused care',
      needs: [
        String.raw`(?:keep\w*|stay\w*|hide) (?:\w+ ){0,5}(?:home|indoors|school)|(?:keep\w*|stay\w*|hide) (?:\w+ ){0,5}away from (?:the |all |any )?(?:hospitals?|doctors?|injections?|vaccin\w*|health camp|nurse|clinic)`,
        String.raw`injections?|vaccin\w*|polio|health (?:camp|check|worker|team)|immuni[sz]\w*|nurse|doctors?|hospitals?`,
        String.raw`avoid\w*|pray\w*|day|instead|best|that day|when|healer|quietly|from`,
      ],
      unless: [
        String.raw`card|safe place|if (?:he|she|they|your child) (?:is|are|has|have)|fever|ill|rest|doctor (?:says|advises|tells)|favourite|after (?:the|a)|sick`,
      ],
    },
    {
      class: 'refused care',
      needs: [
        '{faith}',
        String.raw`stronger|must not be|not be treated|visit of|gift of|heal\w*|cure\w*|better than|faster than|more than|stronger than|instead of|rather than|do(?:es|ne)? (?:\w+ )?(?:more|better)|did (?:\w+ )?(?:more|better)|works?|enough|suffic\w*|drive out|drives out|tak(?:e|es|ing) the place of|in place of|replac\w*|does the work of|mak(?:e|es|ing) (?:\w+ ){1,4}(?:unnecessary|needless|useless|superfluous)|not (?:a|the) (?:doctor|hospital)|all that is needed|only|alone|brings? down|set right|removes?|goes? away|vanish\w*|disappears?`,
        String.raw`{care}|{ill}`,
      ],
      unless: [
        String.raw`together|along with|as well as|and (?:also )?(?:go|see|take|call|visit|treatment)|beside|cannot (?:replace|take)|no substitute|not (?:cure|heal|replace|a substitute|enough|instead)|does not|is no |never|quick wish|best medicine|ask (?:the|a|your)|after the doctor|doctor first|and (?:the )?doctor|lemon(?:ade)?s? (?:juice )?(?:stall|stand)`,
      ],
    },
    {
      class: 'refused care',
      needs: [
        String.raw`{ill}`,
        String.raw`patience|pass(?:es)? (?:off )?(?:on |by )?(?:its|their|it)?(?: own|self)?|by itself|onion|shoe|iron|key|turmeric|cow dung|pray\w*|healer|temple|home remed\w*|lemon|ash|thread|wait (?:it out|and|a|until|till|for|quietly)|tie|toothpaste|butter|suck (?:out|the)|cut the|sweat it out|ghee|starv\w*|mud|chant\w*|priest|oil on|coffee powder|ignore|nothing to|no cause`,
        String.raw`nothing (?:else|more)|all (?:it|that is|you|he|she) needs?|plenty|suffic\w*|(?:needs?|treat(?:s|ed)?|handled?|managed?) (?:\w+ )?(?:by|with|at|only|just)|at home|no need|do not|don't|never|only|not|enough|just|will|cures?|draws? out|heals?|stops?|best|instead|without|hold|better|first|ignore`,
      ],
      unless: [
        String.raw`see (?:a|the|your) doctor|call (?:a|the|your)|at once|go to (?:a |the )?hospital|ask (?:a|the|your) doctor|do not (?:wait|delay|put|apply|tie|cut|give)|never (?:put|apply|tie|cut|suck|wait|leave|give)|doctor (?:if|when|today)|hospital (?:at|if|and)|take (?:him|her|them) to|doctor has|cool (?:running )?water|rest|wait for the doctor|until the doctor|waiting room`,
      ],
    },
    {
      class: 'refused care',
      needs: [
        String.raw`dark thoughts|depress\w*|suicid\w*|self-harm\w*|cutting (?:him|her|them)sel\w*|hurting (?:him|her|them)sel\w*|talk of (?:death|dying)|sadness|panic attacks?|anxiety|wish to die`,
        String.raw`pass(?:es)?|on (?:its|their) own|attention|drama|ignor\w*|worse|nothing|weak\w*|marriage|no need|snap out|phase|laziness|lazy|pretend\w*|fashion|secret|hide|prayer|hard work|scold\w*`,
      ],
      unless: [
        String.raw`talk (?:to|with)|tell|listen|ask|call|see a|never ignore|do not (?:ignore|wait|hide)|take (?:it|them) seriously|doctor|(?:is|are) not|no laziness`,
      ],
    },
    {
      class: 'refused care',
      needs: [
        String.raw`counsell?ors?|counsell?ing|therapists?|psycholog\w*|psychiatr\w*|therapy|helplines?`,
        String.raw`make it worse|only (?:make|for)|for (?:the )?mad|for crazy|shame\w*|weak (?:people|families|minds)|waste|western|ruin\w*|neighbours|gossip|label\w*|spoil\w*|not for|mad people`,
      ],
      unless: ['sign of|courage|not (?:a |only )?|no shame'],
    },
    {
      class: 'refused care',
      needs: [
        String.raw`(?:put|puts|putting|throw|throws|lock|locks|pack|packs|lay|lays|set|sets|hide|hides|bury|drop|drops) (?:the |his |her |their |that |every |all )?(?:\w+ )?{drugOfCare}`,
        String.raw`for good|for ?ever|from now on|no longer|trusts?|almanac|stars?|planets?|horoscope|chart|moon|jupiter|saturn|faith|pray\w*|goddess`,
      ],
      unless: [
        String.raw`{denied}|doctor (?:says|said|agrees|decides)|reach|top shelf|high shelf|expired|ask\w*`,
      ],
    },
    {
      class: 'refused care',
      needs: [
        String.raw`goddess\w*|gods?|deity|devi|mata|amman|mariamman|sheetala|spirits?|ancestors|planets?|saturn|heaven`,
        String.raw`anger\w*|angry|offend\w*|insult\w*|displeas\w*|upset\w*|wrath|provok\w*|a sin|sinful|furious|turns? away`,
        '{care}',
      ],
      unless: [String.raw`{denied}|story|stories|play|statue|no god|myth|film|team spirit`],
    },
    {
      class: 'refused care',
      needs: [
        String.raw`(?:{care}|tests?) (?:is|are) (?:only |just |meant )?for (?:the )?(?:rich|weak\w*|cowards?|city (?:people|folk)|fools?|soft|unlucky|faithless|others|those who|children (?:of|with|without))`,
      ],
      unless: ['those who (?:need|are)|{denied}'],
      asWritten: true,
    },
    // Stigma.
    {
      class: 'stigma',
      needs: ['{jinx}'],
      unless: [
        String.raw`good luck|nothing|there is no such|no such thing|keep an eye|story|stories|tale|fairy|film|play|costume|halloween|board games?|(?:in|at|of) (?:a|the|this|that|every) (?:\w+ )?(?:game|match|toss|round|draw)|dice|ludo|carrom|superstiti\w*|do(?:es)? not (?:exist|bring)|not exist|witch in`,
      ],
    },
    {
      class: 'stigma',
      needs: [
        String.raw`(?:ruin|ruins|ruined|ruining|destroy|destroys|harm|harms|swallow|swallows|kill|kills|eat|eats|bad|harmful|dangerous|heavy|misfortune|death|danger|loss|trouble|unlucky|shorten|shortens|brings? (?:down|shame|loss|poverty|debt|trouble|death|misery|sorrow)|costs?|end) (?:\w+ ){0,3}(?:to |for |on |of |upon )?(?:her|his|the|their|your|its|both|whole) (?:\w+ )?(?:{kin})(?:'s)?`,
        String.raw`born|star|nakshatra|girl|boy|child|daughter|son|birth|she|he|moola?|ashlesha|jyeshtha|this|such|since`,
      ],
      unless: [
        String.raw`plates?|cake|dinner|sleep|lunch|food|{denied}|no|favourite|chocolate|breakfast|idlis?|dosas?|sweets`,
      ],
    },
    {
      class: 'stigma',
      needs: [
        String.raw`(?:is|are|was|be|being|becomes?|remains?|looks?|seems?|called?|such an?|a|an|so|you|this|that|really|simply|just|of an?) (?:\w+ ){0,3}{verdict}`,
        '{child}|he|she|him|her|they|your|you|this one|everyone|family|parents',
      ],
      unless: [
        String.raw`mad (?:about|for|over|on)|crazy (?:about|for|over)|(?:mad|crazy|foolish) (?:dance|hats?|game|song|idea)|cricket[- ]mad|burdens? (?:of|on)|never (?:call|say|tell)|the words?|no (?:\w+ )?{verdict}|not (?:\w+ ){0,2}{verdict}|nobody is|no child|nothing|feels?|felt|when (?:he|she|they|your child) (?:says?|calls?|feels?)|plays?|story|stories|costume|mask|song|chair|{verdict} (?:questions?|jokes?|moment|day|weather|book|colours?|hours?|box\w*|homework|sum|plan|mistake|hat|idea|thing|excuse)|shy|does not|do not|drawing|bad (?:day|loser)|failures? (?:is|are|teach\w*|can)|evil (?:king|witch|queen)|demon (?:king|mask)|without|duckling`,
      ],
    },
    {
      class: 'stigma',
      needs: [
        String.raw`your (?:child|son|daughter|boy|girl|baby) is (?:\w+ )?(?:mad|crazy|insane|mental|stupid|dull|a fool|an idiot|abnormal|cursed|evil|retarded|useless|worthless|a burden|slow|lazy|ugly)`,
      ],
      unless: ['mad (?:about|for|over)|crazy (?:about|for|over)|slow to'],
    },
    {
      class: 'stigma',
      needs: [
        String.raw`(?:useless|worthless|good[- ]for[- ]nothing|stupid|idiotic|hopeless|cursed|shameless|lazy|ungrateful|rotten|wicked|unwanted|dull|wretched|disgraceful|defective),? (?:\w+,? )?(?:child|boy|girl|son|daughter|brat|creature|student|children|fellow|lump)|halfwit|half-wit|dimwit|blockhead|dunderhead|simpleton|nincompoop|(?:left-handed|dark|twin|lame|blind|deaf|second|third) (?:child|children|girls?|boys?|daughters?|sons?|twins) (?:\w+ ){0,3}(?:unlucky|cursed|touched|devil|debt|burden|mistake|waste|disappoint\w*)|touched by the devil|child of (?:the devil|sin|shame)|devil|wast\w* (?:\w+ ){0,4}on (?:a |such |this |her |him )|money down the drain`,
      ],
      unless: ['{denied}|words?|costume|mask|story|film|play|called?|no |tasmanian|little devil of a|dust'],
    },
    {
      class: 'stigma',
      needs: [
        String.raw`dark[- ]skin\w*|dark complexion|dark(?:er)? (?:girls?|boys?|child|children|skin)|black skin|skin (?:colou?r|tone)|fair(?:er)?(?:[- ]skinned)?(?= (?:skin|girls?|child|complexion|daughter|bride|boys?))|fairness (?:cream|soap)|dusky`,
        String.raw`less|shame\w*|marri\w*|marry|pity|hide|cream|lighten\w*|whiten\w*|unlucky|loved?|worth|beaut\w*|ugly|not expect|should not|scrub\w*|pretty|prettier|better|nobody|husband|proposals?|bleach\w*|inferior|luck\w*|bride|avoid|stay out|sun|sins?|karma|curs(?:e|es|ed)|punish\w*|fault|evil|past (?:life|birth)|earlier (?:life|birth)|disgrace|misfortune|sorry for|invit\w*`,
      ],
      unless: [
        String.raw`every (?:skin|colour)|all skin|as beautiful|equally|just as|proud|whatever|love your|(?:is|are) beautiful|does not|never|no skin|not decide`,
      ],
      asWritten: true,
    },
    {
      class: 'stigma',
      needs: [
        String.raw`disab\w*|blind(?:ness)?|deaf(?:ness)?|handicap\w*|limps?|stammer\w*|stutter\w*|cleft|autis\w*|wheelchair|special child|birthmark|epilep\w*|lame|squint|slow learner`,
        String.raw`punish\w*|sins?|karma|curs\w*|shame\w*|past (?:life|lives|birth)|fault|hide|hidden|burden|unlucky|god's anger|bad deeds|pity|marri\w*|normal people|keep (?:\w+ )*(?:away|indoors)|guests`,
      ],
      unless: ['{denied}|no|nothing'],
    },
    {
      class: 'stigma',
      needs: [
        String.raw`asham\w*|shame|disgrac\w*|embarrass\w*|humiliat\w*|hang your head`,
        String.raw`ought|should|must|of (?:a|such a|your|this) (?:child|son|daughter|boy|girl)|family|brings?|parents|you|to have|whole`,
        String.raw`{child}|family|parents|he|she`,
      ],
      unless: [
        String.raw`nothing (?:shameful|to be|embarrassing)|no shame|not|never|no reason|without|(?:he|she|they|children|child) (?:may |might |can |often |sometimes )?feels?|felt|instead of|does not|may feel|no one`,
      ],
    },
    {
      class: 'stigma',
      needs: [
        String.raw`(?:girls?|daughters?|female child|baby girl)`,
        String.raw`(?:burdens?|liabilit\w*|less than (?:a |boys?|sons?)|guests? in|another'?s (?:house|home|wealth|property)|propert(?:y|ies)|dowry|not need (?:to )?(?:stud\w*|school|education)|inferior|weaker|debts?|wasted? on|should not (?:study|laugh|speak|dream|play)|no use (?:educat\w*|teach\w*)|unlike a son|belongs? in the kitchen|disappoint\w*|misfortune|obedient to|cannot|never as good|not as (?:good|clever|strong))`,
      ],
      unless: [
        String.raw`no burden|not a|never a|is not|are not|as much as|equal\w*|nobody's|nor|cannot (?:wait|stop|sit|find|sleep|decide|get|help|be|choose|stand|believe|yet|reach)`,
      ],
    },
    {
      class: 'stigma',
      needs: [
        String.raw`barren|widow(?:ed|s)?|childless|(?:who )?has no children|(?:low|lower)[- ]caste|untouchables?|those people|menstruat\w*|maids?|beggars?`,
        String.raw`eye|eyes|look\w*|keep|near|touch\w*|luck\w*|away|envy|envious|shadow|avoid\w*|polluted?|sit with|eat with|play with|caused|blame|stay`,
      ],
      unless: ['{denied}|no|kind\\w*|help\\w*|thank\\w*|polite\\w*|greet\\w*'],
    },
    {
      class: 'stigma',
      needs: [
        String.raw`(?:(?:will|can|could|would) (?:never|not) (?:ever )?(?:be|become|amount|come) (?:\w+ )?(?:of (?:any )?use|good|anything|loved?|normal|to anything|to much|something|of worth|a proper|accepted|respected)|never amount|nobody (?:will|can|could|would) (?:ever )?(?:love|want|marry|like|accept|respect)|no one (?:will|can|could|would) (?:ever )?(?:love|want|marry|like|accept|respect)|deserves? no (?:love|respect|kindness)|does not deserve (?:love|to|your|a|kindness)|better if (?:he|she) (?:had )?(?:never|not) been born|should not have been born|(?:love|loved|cherish) (?:\w+ )?less|beyond (?:all )?(?:help|hope)|of no use|no use to any\w*|fit for nothing|good for nothing)`,
        String.raw`{child}|he|she|him|her|his|this one|them`,
      ],
      unless: [
        String.raw`no child|every child|no (?:mark|number|chart|star)|(?:is|are) not true|story|never (?:say|tell|think)`,
      ],
      asWritten: true,
    },
    {
      class: 'stigma',
      needs: [
        String.raw`karma|(?:old |great |many )?sins? (?:of|from|in|that|committed)|(?:an?|the|some) (?:old|past|former|ancient|great) sins?|(?:past|previous|earlier|former|last) (?:life|lives|births?)|god'?s punishment|wrath of|bad blood|tainted`,
        '{anybody}',
      ],
      unless: ['no |not|never'],
    },
    {
      class: 'stigma',
      needs: [
        String.raw`(?:arrival|birth|coming|presence|footsteps?|footfall|shadow|face|stars?|cradle) (?:of (?:\w+ ){1,3})?(?:has |have |had |will |shall )?(?:\w+ )?(?:dr(?:y|ies|ied)|drain|ruin|eat|ate|swallow|empt(?:y|ies|ied)|s[aiu]nk|stol|steal|dr[io]ve|destroy|darken|scatter|burn|wip|chas|devour|halv)\w*`,
        String.raw`fortunes?|luck|wealth|savings|money|income|earnings|business|shop|harvest|fields?|peace|prosperity|happiness|good name`,
        String.raw`{child}|he|she|his|her|this|such`,
      ],
      unless: ['{denied}|story|fairy|game|boredom|worr(?:y|ies)|gloom|loneliness'],
    },
    {
      class: 'stigma',
      needs: [
        String.raw`(?:avoid\w*|shun\w*|dodg\w*|refus\w*|never|not|unlucky to|bad to|careful not to) (?:\w+ ){0,3}(?:see|look|meet|greet|cross|glimps)\w* (?:\w+ ){0,4}(?:face|path|shadow)|(?:see(?:ing|s)?|sight of|meet(?:ing|s)?|look(?:ing|s)? (?:at|upon)|glimpse of) (?:this |that |the |such an? |your )?(?:{child}|him|her|her face|his face)(?: \w+){0,5} (?:spoil|ruin|sour|blight|darken|jinx|wast)\w*`,
        String.raw`{child}|her|his|him|he|she`,
        String.raw`morning|day|journey|work|business|luck\w*|wedding|exams?|harvest|loss|first thing|brides?|relatives|guests|travellers?|unlucky`,
      ],
      unless: [String.raw`sad|miss\w*|story|film|sun|screens?|phone|cry\w*|cries|hide[- ]and[- ]seek|shy\w*`],
      asWritten: true,
    },
    {
      class: 'stigma',
      needs: [
        String.raw`(?:of |from )?low(?:ly|er)?[- ]?(?:birth|born|castes?)|inferior (?:birth|castes?|famil(?:y|ies)|blood)|untouchables?|slum (?:children|kids)|other castes?|sweepers?`,
        String.raw`play\w*|touch\w*|sit\w*|eat\w*|friend\w*|mix\w*|share\w*|keep|dulls?|pollut\w*|stain\w*|manners|away|avoid\w*`,
      ],
      unless: ['{denied}(?! (?:let|allow))|every|all|equal\\w*|same'],
    },
    // Foretold harm.
    {
      class: 'foretold harm',
      needs: [
        String.raw`(?:{shall}|may|might|often|soon|then) (?:\w+ ){0,4}(?:die|dies|not live|not survive|perish|be (?:killed|murdered|widowed|orphaned|jailed|robbed|paralysed|crippled)|pass away (?:at|before|by|young)|lose (?:his|her|their|the|its|a|one|both) (?:\w+ )?(?:father|mother|parents?|husband|wife|eyes?|eyesight|life|leg|child|sight|brother|sister|hearing|mind))`,
      ],
      unless: [
        String.raw`batter(?:y|ies)|pets?|plants?|flowers?|leaves|laugh\w*|to know|to tell|fish|goldfish|if|when (?:a|the|somebody|someone|grand\w*)|old people|everyone|everybody|all living|battery|game|villain|king|story|film`,
      ],
    },
    {
      class: 'foretold harm',
      needs: [
        String.raw`(?:not|never) (?:live|survive|see|reach|cross|complete) (?:\w+ )?(?:past|beyond|to (?:see|be)|long|more than|till|until|after|his|her|the age|{number})|short (?:life|lived)|life ?(?:span|line)? (?:\w+ ){0,2}(?:is|will be|are|seems) (?:\w+ )?(?:short|brief|cut|limited|few|little|less)|early (?:death|grave)|untimely|die(?:s|d)? (?:\w+ )?(?:young|early|before|at|by|in (?:his|her|their))|death (?:\w+ )?(?:at|before|in|by|comes?|awaits?|waits?|around|near|of (?:his|her|the|a))|few years to live|days are numbered|life is in danger|live only|longevity|only (?:\w+ )?years (?:to live|of life|left)`,
      ],
      unless: [
        String.raw`batter(?:y|ies)|no chart|no one|nobody|can tell|pets?|candle|flowers?|butterfl\w*|insects?|talk about|speak of|explain|grief|griev\w*|questions? about|ask about|death of (?:a|the) (?:pet|grand\w*|character|hero)|if a|after (?:a|the) death|not see|king|story`,
      ],
      asWritten: true,
    },
    {
      class: 'foretold harm',
      needs: [
        '{blight}',
        String.raw`(?:at|around|before|by|near|after|until|till|in|about|of|from) (?:the )?(?:(?:his|her|their) )?(?:age(?:s)?(?: of)?|year)? ?(?:{number})(?:th|st|nd|rd)?|age (?:of )?(?:{number})|(?:{number})(?:th|st|nd|rd)? (?:year|birthday)|within (?:{number}|a) (?:years?|months?)|(?:his|her|their) (?:teens|twenties|thirties|forties|youth|childhood|old age|middle age|{number}(?:th|st|nd|rd)?)|years? (?:later|ahead|to come)|next (?:year|birthday)|this year|one day`,
      ],
      unless: [
        String.raw`keep|cover|learn\w*|teach\w*|watch\w*|hold|prevent\w*|safe\w*|fire (?:drill|engine|truck|station|of)|talk\w*|story|stories|if|after (?:an?|the) (?:illness|surgery|operation|divorce|accident)|stay|empty|lessons?|recover\w*|no chart|no one|helpline|campfire|around (?:a|the) fire|commonest|hours?|minutes?|days?|vaccin\w*|cannot tell|feels?|nothing`,
      ],
    },
    {
      class: 'foretold harm',
      needs: [
        '{blight}',
        String.raw`awaits?|waits? for|is written|in store|lies ahead|foretold|threatens?|is indicated|hangs? over|hover\w*|is certain|is unavoidable|is destined|will (?:\w+ )?(?:take|strike|come|befall|happen|follow|find|claim|hit|catch|end|visit|touch|cross|overtake|leave)|will (?:\w+ )?(?:face|suffer|meet|have|get|undergo|be in|cause|bring)|lurks|cannot be avoided|is near|is coming|stalks|follows (?:him|her|them|this)`,
      ],
      unless: [
        String.raw`if|keep|story|stories|game|film|no (?:{blight})|nothing|no chart|nobody|{denied}|vaccin\w*|prevent\w*|fire (?:engine|drill|truck|station)|campfire|warm\w*`,
      ],
    },
    {
      class: 'foretold harm',
      needs: [
        '{oracle}',
        String.raw`{blight}|die|dies|early end|seldom|rarely|not see|old age|fail\w*|poverty|poor|quarrels?|debts?|loss(?:es)?|trouble|unhapp\w*|suffer\w*|childless|lonel\w*|jail|thie(?:f|ves)|bad end|sorrow|tears|struggle|widow\w*|late marriage|no marriage|hardship|enem\w*|addict\w*`,
        String.raw`shows?|says?|predicts?|foretells?|means?|indicat\w*|brings?|causes?|promises?|points?|warns?|reveals?|usually|always|will|often|makes?|gives?|are|is|leads?|ends?`,
      ],
      unless: [
        String.raw`no (?:chart|star|planet|number|horoscope)|does not|do not|cannot|not |never|nothing|nobody|film stars?|star chart|sticker|paper stars|gold stars`,
      ],
    },
    {
      class: 'foretold harm',
      needs: [
        String.raw`marriages?|married|marry|marries|husbands?|wife|spouse|wedding|engagement|love life|married life`,
        String.raw`{shall}|ends?|fails?|not before|won't|doomed|if (?:he|she) is not`,
        String.raw`end (?:\w+ )?in|ends (?:\w+ )?in|fail\w*|break\w*|broken|divorc\w*|unhapp\w*|widow\w*|late|delay\w*|alone|suffer\w*|die|dies|leave|poor|twice|quarrel\w*|never|second (?:marriage|wife|husband)|misery|miserable|betray\w*|childless|cheat\w*|trouble|beat|not last|short|separat\w*|drink\w*|tears|cruel`,
      ],
      unless: [
        String.raw`never (?:a|the) child's|fault|helps? to say|you (?:may|can) (?:say|tell)|no chart|nobody can|cannot tell|play\w*|story|if you|dolls?|late (?:to|for)|guests|not decide`,
      ],
    },
    {
      class: 'foretold harm',
      needs: [
        String.raw`(?:will|shall|is going to|is (?:sure|bound|certain|fated|destined|doomed) to|are (?:sure|bound|certain|fated|destined|doomed) to|can only|cannot but|would|can never|cannot) (?:\w+ ){0,3}(?:fail|have children|conceive|be cured|bear children|fall seriously ill|go (?:blind|mad|bankrupt|astray|to (?:jail|prison))|(?:remain|stay|be|end up|grow up|live) (?:\w+ )?(?:poor|alone|childless|unmarried|jailed|barren|unhappy|lonely|friendless|miserable|in (?:debt|poverty|prison|jail)|a (?:failure|thief|criminal|drunkard|beggar|burden|widow))|become (?:a |an )?(?:criminal|thief|drunkard|beggar|addict|widow|failure|burden|invalid)|suffer|get cancer|commit|ruin|never (?:\w+ ){0,2}(?:pass|succeed|learn|earn|marry|be happy|have (?:children|friends|a)|find|own|settle|walk|speak|study|finish|manage|hold|keep|know|see)|end (?:in|up (?:in|as|on)|badly|as)|hurt somebody|hurt someone|betray|abandon|run away|bring (?:shame|ruin|sorrow|debt)|break (?:your|her|his|their) (?:heart|home)|need glasses)`,
      ],
      unless: [
        String.raw`sometimes|each time|again|get up|may|no one|nobody|help|and (?:learn|try)|no (?:chart|number|star|planet)|never (?:forget|find (?:him|her|them) without)|(?:not|never) (?:\w+ )?(?:be|remain) alone|suffer in silence|stay alone with|game|tower|experiment|first try|some days|cannot|whether|plan|rain\w*|(?:will|shall|would) not (?:ruin|break|suffer|betray|abandon|hurt|commit)`,
      ],
    },
    {
      class: 'foretold harm',
      needs: [
        String.raw`(?:will|shall|would|must|is going to) (?:\w+ ){0,3}(?:leave|lose|betray|abandon|divorce|bury|outlive|survive|kill|destroy|cheat|desert) (?:(?:his|her|their|your|the|both|a) (?:\w+ )?(?:husbands?|wi(?:fe|ves)|spouse|mother|father|parents?|child|children|job|home|house|family|sight|hearing|mind|eyes?|leg|arm|money|brother|sister|fortune|friends?|loved ones?)|(?:someone|somebody|those|people|the one) (?:\w+ )?(?:you|he|she|they) loves?)|(?:is|are|remains?|stays?|will be) (?:\w+ )?(?:closed|barred|shut|forbidden) (?:to|for) (?:\w+ ){1,3}(?:for (?:life|ever|good)|forever|by (?:birth|fate))|(?:(?:grand)?(?:father|mother|parents?)|uncle|aunt|brother|sister|husband|wife) (?:time|days|life|end) (?:is|are|will be) (?:\w+ )?(?:short|numbered|over|up|near|ending) (?:\w+ )?(?:once|when|after|as soon as|from) (?:\w+ )?(?:{child}|he|she|birth)|no (?:job|work|friend|marriage|money|house|woman|man|luck|happiness|husband|wife|success|peace|family) (?:\w+ )?(?:will|shall|can) (?:ever )?(?:\w+ )?(?:stay|last|come|remain|marry|be|hold|find|have)|(?:seldom|rarely|never|not|hardly|few) (?:\w+ )?(?:see|reach|live to|grow to) (?:old age|adulthood|thirty|forty|fifty|twenty|grow old|old|grey hair)|(?:waits?|awaits?) (?:\w+ ){0,2}at the end|(?:{number}|ninth|eighth|seventh|sixth|fifth|tenth) (?:year|birthday) (?:will |shall )?(?:brings?|takes?|costs?|ends?)|(?:end|ends|ending) (?:\w+ ){0,2}(?:in (?:prison|jail|poverty|misery|ruin|an asylum|disgrace|debt|divorce|a ditch)|on the streets?|behind bars)|behind bars`,
      ],
      unless: [
        'no chart|nobody knows|no one knows|cannot tell|story|film|game|if |surprise|hug|dinner|seat|cake|school|friend(?:s)? (?:waits?|awaits?)|bus|reading|{denied}|letter|library|present|parcel|milk tooth|teeth|adventure',
      ],
      asWritten: true,
    },
    {
      class: 'foretold harm',
      needs: [
        String.raw`doomed|fated|ill-fated|destined|written in (?:the|his|her|their) (?:stars|fate|forehead|chart|destiny|blood)|no escape|cannot be escaped|whatever (?:he|she|they) (?:\w+ )?(?:studies|study|tries|try|learns)(?= (?:he|she|they) will|,)`,
        '{anybody}',
      ],
      unless: [
        'no (?:child|one|chart)|nobody|nothing is|not |never|love|welcome|whatever (?:he|she|they) (?:do|does) (?:best|well)|proud|listen|fun',
      ],
    },
    {
      class: 'foretold harm',
      needs: [
        String.raw`(?:water|fire|knife|vehicle|road|snake|height|electricity)s?`,
        String.raw`danger|accident|risk to (?:his|her|their) life|fatal|harm`,
        String.raw`awaits?|foretold|will|written|{number} (?:years?|to)|age|chart|stars|horoscope|born|destined`,
      ],
      unless: ['keep|cover|hold|teach\\w*|learn\\w*|watch\\w*|{denied}|empty|safe\\w*|swim\\w*'],
    },
    {
      class: 'foretold harm',
      needs: [
        String.raw`(?:failures?|failing|defeat|divorce|poverty|drowning|death|illness|accidents?|prison|jail|childlessness|ruin|rejection|disgrace|bankruptcy|widowhood|separation|disease|debts?|misery) (?:\w+ ){0,6}(?:is|are|was|stands|remains|looks|seems) (?:as good as |almost |all but |quite |already |only )?(?:sealed|certain|sure|assured|guaranteed|written|inevitable|unavoidable|inescapable|decided|fixed|fated|destined|definite|foretold|a matter of time|a foregone conclusion)|(?:certain|sure|guaranteed|inevitable|assured|unavoidable|sealed) (?:failure|defeat|death|divorce|poverty|ruin|disaster)`,
      ],
      unless: [String.raw`nobody|no one|story|film|game|chess|batter(?:y|ies)|no (?:chart|star|planet)`],
    },
    {
      class: 'foretold harm',
      needs: [
        String.raw`(?:no amount of|all the|however much) (?:\w+ ){0,2}(?:study|studies|studying|tuitions?|effort|work|coaching|practice|love|money|care|prayers?|medicine|treatment|training|revision|help)`,
        String.raw`fail\w*|fated?|stars?|chart|horoscope|sealed|written|destin\w*|doom\w*|death|planets?|saturn`,
        String.raw`can|will|could|would|cannot`,
      ],
      unless: ['nobody|no one|no (?:chart|star|planet)|not the end|story|gold stars?'],
      asWritten: true,
    },
    {
      class: 'foretold harm',
      needs: [
        String.raw`weak (?:heart|lungs?|kidneys?|liver|bones|brain|spine|bladder|womb|blood|constitution|chest)|(?:hearts?|kidneys?|lungs?|liver|eyes|eyesight|legs|brain|spine|womb|body|health|bones) (?:that |which )?(?:will )?(?:gives? (?:out|way)|fails?|stops? (?:beating|working)|collaps\w*|weakens?|breaks? down|wears? out|shuts? down)`,
        String.raw`{oracle}|{number}|age|school|college|youth|childhood|before|wedding|marriage|early|years?|teens|thirties|forties`,
      ],
      unless: [
        String.raw`{denied}|laugh\w*|story|if |when|tired|rest|doctor|race|runs?|running|walk\w*|climb\w*|danc\w*|match|soft spot|for (?:sweets|mangoes)`,
      ],
    },
    {
      class: 'foretold harm',
      needs: [
        String.raw`(?:mother|father|parents?|parental|maternal|paternal|grandmother)(?: \w+)? (?:shade|shadow|shelter|protection|lap|umbrella) (?:\w+ ){0,4}(?:lift\w*|taken|withdrawn|removed|leaves?|lost|gone|vanish\w*|ends?|snatched)|(?:shade|shadow|shelter|protection|lap|hand|umbrella) of (?:his|her|their|the|a|both) (?:\w+ )?(?:mother|father|parents?) (?:\w+ ){0,4}(?:lift\w*|taken|withdrawn|removed|leaves?|lost|gone|vanish\w*|ends?|snatched)|orphan(?:ed|s)?|motherless|fatherless|grows? up without (?:a |his |her |any )?(?:mother|father|parents)|from which (?:he|she|they) (?:\w+ ){1,2}(?:not|never) (?:\w+ )?recover`,
        String.raw`will|shall|before|by|at|soon|early|from|age|years?|{number}|fated?|chart|stars?|becomes?`,
      ],
      unless: [
        String.raw`story|stories|tales?|films?|novels?|books?|orphanage|help\w*|if |play\w*|puppets?|kittens?|pupp(?:y|ies)|cal(?:f|ves)|nobody|no one|toys|clothes|sun|tree`,
      ],
      asWritten: true,
    },
    {
      class: 'foretold harm',
      needs: [
        String.raw`bed-?ridden|confined to (?:a |the |his |her )?(?:bed|wheel ?chair)|(?:bound|nailed|tied) to (?:a |the |his |her )?(?:sick-?bed|wheel ?chair)|(?:bed|wheel ?chair|crutches) for (?:life|ever|years)|never (?:rise|get up|walk) (?:again|from)|crippled?|paralysed|paralyzed|invalid for`,
        String.raw`will|shall|leaves?|makes?|by|before|youth|age|life|fated?|years?|illness|accident|chart|stars?`,
      ],
      unless: [
        String.raw`{denied}|grand\w*|story|film|help\w*|friend\w*|visit\w*|neighbour\w*|if |ramps?|classmate\w*|uncle|aunt|with fear|with laughter`,
      ],
    },
    {
      class: 'foretold harm',
      needs: [
        String.raw`(?:will|shall|can|may) (?:\w+ )?(?:bear|have|get|see|leave|know) no (?:child|children|sons?|daughters?|heirs?|husband|wife|home|friends|joy|peace|grandchildren)|(?:fires?|floods?|snakes?|thie(?:f|ves)|lightning|famine|fever|wounds?|knife|robbers?) (?:will|shall) (?:\w+ ){0,2}(?:visit|come|strike|take|touch|find|enter|bite|claim|seek|rob|burn)|no (?:college|school|employer|company|bank|man|woman|family|office|girl|boy) will (?:ever )?(?:\w+ )?(?:take|accept|hire|employ|keep|want|marry|have|trust)|(?:fate|stars?|planets?|saturn|chart|horoscope|yama) (?:\w+ )?(?:allows?|gives?|grants?|permits?|leaves?) (?:\w+ ){0,4}(?:only|until|till|no more|not)`,
      ],
      unless: [
        String.raw`story|stories|film|games?|play|if |nobody|engine|drill|gold stars?|no (?:chart|star|planet)|campfire`,
      ],
      asWritten: true,
    },
    // Remedies for sale.
    {
      class: 'remedy for sale',
      needs: [
        String.raw`sapphires?|emeralds?|corals?|topaz|moonstones?|cat(?:'?s)?[- ]eyes?|hessonite|gomed|gem ?stones?|yantras?|talismans?|amulets?|rudraksha\w*|kavach|lucky charms?|tabeez|taweez|rub(?:y|ies) (?:ring|in|on|set|will)|pearls? (?:ring|in|on|set|will)|diamond ring`,
        String.raw`{ward}|{trade}|finger|must|neck|should wear|needs?|memory|marks|health|temper|will|brings?|gives?|keeps?`,
      ],
      unless: [
        String.raw`no (?:\w+ )?(?:ring|stone|gem|amulet|yantra)|{denied}|sea|reef|fish|sari|paper|blue of|green of|colou?r|need no|needs no`,
      ],
    },
    {
      class: 'remedy for sale',
      needs: [
        String.raw`saturn|shani|rahu|ketu|malefic|sade ?sati|mangal|navagraha|(?:angry|bad|weak|evil) (?:planets?|stars?|mars|jupiter|moon|sun)`,
        String.raw`calm\w*|pacif\w*|pleas\w*|appeas\w*|leaves?|remov\w*|reduc\w*|spoil\w*|peace|lift\w*|anger of|cool\w*|satisf\w*|strengthen\w*|ward\w*|feed|oil|lamp|donat\w*|cure\w*|period|remed\w*`,
      ],
      unless: ['{denied}|rings of saturn|telescope|planetarium'],
    },
    {
      class: 'remedy for sale',
      needs: [
        '{gem}',
        String.raw`wear\w*|worn|buy|buys|order|orders|purchas\w*|put on|finger|neck|hang|install\w*|keep|keeps|place|tie|tied|set in|from (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|energi[sz]ed|without|blessed|bought|carry|under (?:the|his|her) pillow|wrist|sell\w*`,
        String.raw`{ward}|{trade}|must be worn|from (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|on the (?:right|left)|stud(?:y|ies)|fear|marriage`,
      ],
      unless: [
        String.raw`no (?:\w+ )?(?:ring|stone|gem|ritual|amulet|thread|yantra)|need(?:s)? not|need(?:s|ed)? no|not (?:need\w*|buy|necessary)|paper|daisy|grass|toy|pretend\w*|bell|no ring|(?:is|are) needed for|painted?|beads and thread|needle and thread|save money|nothing|rather than|instead of|wedding ring|diamond shape|pocket money|more than any|collects?|friend`,
      ],
    },
    {
      class: 'remedy for sale',
      needs: [
        String.raw`without (?:\w+ ){0,4}(?:yantras?|talismans?|amulets?|pujas?|poojas?|rituals?|homam?|havan|gem ?stones?|sapphire|coral|rudraksha|mantras?|remed(?:y|ies)|kavach|blessed thread)|(?:until|unless|till) (?:\w+ ){0,3}(?:doshas?|(?:snake|serpent|naga|mars|planet\w*|birth|chart|ancestral) (?:defects?|curses?|afflictions?|flaws?))`,
        String.raw`(?:will|can|would|does|do|cannot|won't) ?(?:not|never)?`,
      ],
      unless: [String.raw`bloom\w*|well|happy|fine|grow`],
      asWritten: true,
    },
    {
      class: 'remedy for sale',
      needs: [
        '{rite}',
        String.raw`{trade}|doshas?|defects?|saturn|shani|rahu|ketu|mars|planet\w*|malefic|bad (?:period|time)|horoscope|his chart|her chart|lift|obstacles?|set things right|evil eye|curse|sins?|ancestors|appeas\w*|pacif\w*|black magic|debts?|or (?:\w+ ){1,4}will|otherwise|or else`,
        String.raw`must|only|will|can|should|perform\w*|remov\w*|lift\w*|so that|to (?:remove|avoid|ward|lift|reduce|please|appease|calm|pacify|get|secure)|request\w*|before|without|if|for (?:a|the|just|only)|{trade}|every|needs?|required|book|order|advis\w*|recommend\w*|removes?|lifts?|cures?`,
      ],
      unless: [
        String.raw`no (?:\w+ )?(?:ritual|puja|remedy|stone|ring|gem|prayer)|need(?:s)? not|not (?:need|buy|necessary|required)|nothing|flowers|does not|do not|never|free|donate (?:old )?(?:clothes|toys|books|blood)|(?:toys|books|clothes) (?:he|she|they)|old toys|sweets|whatever|instead of|birthday|school|party|ceremony|prize`,
      ],
    },
    {
      class: 'remedy for sale',
      needs: [
        String.raw`doshas?|kaal sarp|sade ?sati|mangal(?:ik)?|pitru|graha|defects? (?:in|of) (?:his|her|the|their) (?:chart|horoscope|birth)|(?:snake|serpent|naga|mars|planet\w*|birth|chart|ancestral) (?:defects?|curses?|afflictions?)`,
        String.raw`remov\w*|lift\w*|remed\w*|reduc\w*|cancel\w*|cure\w*|wear\w*|donat\w*|perform\w*|only|must|needs?|until|because|suffer\w*|cause\w*|spoil\w*|pacif\w*|order|pay|correct\w*|goes`,
      ],
      unless: ['no |not |never|masala'],
    },
    {
      class: 'remedy for sale',
      needs: [
        String.raw`(?:through|from|at|in|on|by) our (?:\w+ )?(?:shop|store|website|temple|priests?|guru|centre|astrologers?|app|page|team)|order (?:it |yours |one )?(?:now|today|online|through|from)|only \d+ rupees|cash on delivery|small fee|special (?:price|discount|offer)|limited offer|whatsapp us|book (?:\w+ )?(?:now|today|online|slot)`,
        String.raw`{gem}|{rite}|{ward}|yantra|oil|powder|kit|packet`,
      ],
      unless: ['{denied}|no'],
    },
    {
      class: 'remedy for sale',
      needs: [
        String.raw`iron|(?:mustard |sesame )?oil|sesame|urad|black \w+|blankets?|coconuts?|lamps?|nails?|horseshoe|threads?|amulets?|rings?|pujas?|poojas?|homam?|rituals?|vows?|offerings?|donations?|mantras?`,
        String.raw`donat\w*|offer\w*|gift\w*|giv(?:e|es|en|ing)|priests?|temple|ashram|saturdays?|tuesdays?|amavasya|new moon|perform\w*|tied|worn|lit|fed|poured|completed?`,
        String.raw`or|otherwise|lest|unless|if|until`,
        String.raw`(?:misfortune|evil|trouble|illness|accidents?|danger|loss(?:es)?|sorrow|saturn|shani|rahu|ketu|curses?|ruin|bad (?:luck|times?)|death|calamity|disaster|wrath|poverty|grief) (?:\w+ ){0,2}(?:will|shall|may|must|comes?|follows?|strikes?|falls?|sits?|enters?|stays?|waits?|returns?|visits?)|suffer\w*`,
      ],
      unless: [
        String.raw`no (?:\w+ )?(?:ritual|puja|remedy|ring|offering|donation)|need(?:s)? (?:not|no)|nothing|story|film|games?|rust\w*`,
      ],
      asWritten: true,
    },
    {
      class: 'remedy for sale',
      needs: [
        String.raw`(?:energi[sz]ed|blessed|charged|sanctified|consecrated|mantra-charged|empowered|siddh) (?:\w+ )?(?:water|oil|ash|powder|rice|lamp|salt|sweets?|soil|photo|cloth|lemon|coins?|beads?|cards?|copper|pots?|kits?)`,
        String.raw`{trade}|bottles?|packets?|opens?|remov\w*|heals?|speech|marks|fear|sleep|memory`,
      ],
      unless: ['{denied}|no '],
    },
  ],
};
