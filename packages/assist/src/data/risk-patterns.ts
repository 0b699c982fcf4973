import type { RiskIndicatorId } from '@mediation/api-client';

/** A pattern that may indicate a risk. `unless` matches harmless readings of the same sentence. */
export interface RiskPattern {
  id: RiskIndicatorId;
  perspective: 'expressed' | 'reported';
  pattern: RegExp;
  unless?: RegExp;
}

const expressed = (id: RiskIndicatorId, pattern: RegExp, unless?: RegExp): RiskPattern => ({
  id,
  perspective: 'expressed',
  pattern,
  ...(unless && { unless }),
});
const reported = (id: RiskIndicatorId, pattern: RegExp, unless?: RegExp): RiskPattern => ({
  id,
  perspective: 'reported',
  pattern,
  ...(unless && { unless }),
});

/** A first, small set. Every quantifier is bounded, so that no text causes slow backtracking. */
export const riskPatterns: readonly RiskPattern[] = [
  expressed(
    'threat_to_kill',
    /\bi(?:'ll| will|'m going to| am going to|'m gonna| swear i'll| could| should) (?:(?!not\b|never\b)\w{1,20} ){0,2}(?:kill|murder|shoot|strangle|stab|drown) (?:you|u|her|him|them both)\b/i,
  ),
  expressed(
    'threat_to_kill',
    /\byou (?:won't|will not|wont) (?:\w{1,20} ){0,2}(?:live|survive|see (?:the trial|tomorrow|next|another))\b/i,
  ),
  expressed('threat_to_kill', /\b(?:bullet|knife|blade) in(?:to)? (?:you|your|her|his|him)\b/i),
  expressed('threat_to_kill', /\b(?:won't|will not|will never|never) find your body\b/i),
  expressed('threat_to_kill', /\byou(?:'re| are) (?:a )?dead (?:man|woman|meat)\b/i),
  reported(
    'threat_to_kill',
    /\b(?:said|says|told me|threaten\w{0,4}|swore)\b.{0,40}\b(?:kill|murder|shoot|stab) (?:me|us|himself and)\b/i,
  ),
  expressed(
    'threat_to_child',
    /\b(?:kids?|children|son|daughter|bab(?:y|ies)|them|him|her)\b.{0,20}\b(?:dead|die|drown)\b.{0,20}\b(?:than|before)\b/i,
  ),
  expressed(
    'threat_to_child',
    /\bi(?:'ll| will| could|'m going to) (?:kill|hurt|harm|drown) (?:the|our|my|your) (?:kids?|children|son|daughter|baby)\b/i,
  ),
  reported(
    'threat_to_child',
    /\bdrive (?:\w{1,20} ){0,3}(?:into|off) .{0,30}\bwith the (?:kids|children|baby|girls|boys)\b/i,
  ),
  reported(
    'threat_to_child',
    /\b(?:said|says|threaten\w{0,4})\b.{0,40}\b(?:kill|hurt|harm|drown) (?:the|our|my) (?:kids?|children|son|daughter|baby)\b/i,
  ),
  reported(
    'strangulation',
    /\b(?:hands?|arm|belt|cord|scarf|rope)\b.{0,20}\b(?:round|around|on|at) (?:my|her|his) (?:neck|throat)\b/i,
  ),
  reported('strangulation', /\b(?:chok|strangl|throttl)(?:e|ed|es|ing)\b.{0,12}\b(?:me|her|him)\b/i),
  reported('strangulation', /\b(?:squeezed|grabbed|gripped|held) (?:me by )?(?:my|the|her|his) (?:neck|throat)\b/i),
  expressed('strangulation', /\bi(?:'ll| will|'m going to) (?:choke|strangle|throttle) (?:you|her|him)\b/i),
  reported('sexual_violence', /\b(?:rap(?:ed|es|ing)|forced (?:himself|herself) on) (?:me|her|him)\b/i),
  reported(
    'sexual_violence',
    /\b(?:sex|touch\w{0,3}|undress\w{0,3})\b.{0,40}\b(?:(?:although|though|when|while|after) (?:i|she|he) (?:said no|was asleep|didn't want|did not want)|against (?:my|her|his) will)/i,
  ),
  reported('sexual_violence', /\bwoke up (?:and|with) (?:he|she|him|her) (?:was )?(?:on top of|inside) me\b/i),
  reported(
    'suicide_self_harm',
    /\b(?:kill|hang|shoot|hurt|harm|cut) (?:myself|himself|herself)\b/i,
    /\bcut (?:my|him|her)self (?:shaving|cooking)\b/i,
  ),
  reported('suicide_self_harm', /\b(?:end|take) (?:my|his|her) (?:own )?life\b/i),
  reported('suicide_self_harm', /\b(?:goodbye|farewell|suicide) (?:letters?|notes?)\b/i),
  reported(
    'suicide_self_harm',
    /\bjump (?:off|from|in front of) (?:the |a )?(?:bridge|roof|balcony|window|train|building)\b/i,
  ),
  reported('suicide_self_harm', /\b(?:don't|do not|no longer) want to (?:live|be alive|be here any ?more)\b/i),
  reported('suicide_self_harm', /\bwant (?:it|this) all to (?:stop|end) forever\b/i),
  reported(
    'weapon',
    /\b(?:gun|pistol|rifle|shotgun|knife|axe|machete|crowbar)\b.{0,50}\b(?:on my way|waiting|against (?:my|her|his)|at (?:me|you|her|him)|in (?:my hand|the glove box|the doorway)|for you)\b/i,
  ),
  reported(
    'weapon',
    /\b(?:doorway|threatened|chased|pointed|came at (?:me|us))\b.{0,40}\b(?:with|holding|a|the) (?:a |an |the )?(?:kitchen )?(?:gun|pistol|rifle|shotgun|knife|axe|machete|crowbar)\b/i,
  ),
  reported('child_abduction', /\bone-?way tickets?\b/i),
  reported(
    'child_abduction',
    /\b(?:second|new|secret) passport for (?:our|the|my|his|her) (?:son|daughter|child|kids|children|baby)\b/i,
  ),
  expressed(
    'child_abduction',
    /\btaking (?:them|him|her|the kids|the children|our (?:son|daughter)) (?:back |away )?.{0,30}\b(?:for good|forever|no court|won't find|never come back)/i,
  ),
  expressed(
    'child_abduction',
    /\byou (?:won't|will not|will never) (?:find us|see (?:us|them|him|her|the (?:kids|children)) again)\b/i,
  ),
  expressed(
    'threat_of_harm',
    /\bi(?:'ll| will|'m going to| am going to|'m gonna) (?:(?!not\b|never\b)\w{1,20} ){0,2}(?:smash|break|beat|hurt|punch|hit|crush|burn) (?:you\b|your (?:face|head|legs?|arms?|teeth|bones?|skull))/i,
    /\bin court\b/i,
  ),
  expressed(
    'threat_of_harm',
    /\bbe (?:very |really )?careful\b.{0,30}\b(?:if i were you|on (?:your|the) way home|at night)\b/i,
  ),
  expressed('threat_of_harm', /\bwatch your back\b/i),
  expressed(
    'threat_of_harm',
    /\byou(?:'ll| will) (?:pay|pay for (?:this|that|it)|be sorry|wish you had never)(?=[.!?]|$| met| been)/i,
  ),
  expressed('threat_of_harm', /\bsomething (?:bad )?(?:could|might|will) happen to (?:you|your)\b/i),
  expressed('threat_of_harm', /\bwhat i(?:'m| am) capable of\b/i),
  expressed('threat_of_harm', /\bpay (?:you|him|her|your .{1,20}) a visit\b/i),
  reported(
    'physical_violence',
    /\b(?:he|she|papa|daddy|mummy|mum|mom|dad|my (?:ex|husband|wife|partner)) (?:(?!never\b|not\b|didn't\b|hasn't\b|won't\b)\S{1,20} ){0,4}(?:hit|hits|punched|kicked|slapped|pushed|shoved|beats?|threw|dragged|bit) (?:me|us|my|her|him|our|the (?:kids|children|baby))\b/i,
    /\bpushed (?:my|him|her|our).{0,20}\b(?:swing|pram|bike|buggy)\b/i,
  ),
  reported('physical_violence', /\bbruis(?:e|es|ed)\b.{0,30}\b(?:arms?|legs?|face|neck|back|ribs?)\b/i),
  expressed(
    'immigration_threat',
    /\b(?:have|get|send) you (?:sent )?(?:deported|back (?:to )?where you came from|sent back)\b/i,
  ),
  expressed('immigration_threat', /\b(?:call|ring|tell|report you to) immigration\b/i),
  reported(
    'stalking_monitoring',
    /\bparked (?:across|outside|in front of|near)\b.{0,30}\b(?:all night|every night|for hours|again)\b/i,
  ),
  reported('stalking_monitoring', /\b(?:been|keeps?|is) following (?:me|my car|her|him)\b/i),
  reported(
    'stalking_monitoring',
    /\b(?:tracker|gps|put something|spy ?ware)\b.{0,15}\b(?:on|in) my (?:car|phone|bag|laptop)\b/i,
  ),
  reported(
    'stalking_monitoring',
    /\b(?:he|she) (?:knows|has|reads|answers|checks) (?:all )?my (?:passwords?|messages|e-?mails?|location|phone)\b/i,
  ),
  reported('stalking_monitoring', /\b(?:he|she) (?:always )?(?:turns|shows) up where(?:ver)? i\b/i),
  expressed(
    'stalking_monitoring',
    /\bi (?:know exactly (?:who|where)|have eyes everywhere|am watching you|see everything you do)|\bi'm watching you\b/i,
  ),
  expressed(
    'blackmail',
    /\b(?:send|post|show|publish|share)\b.{0,20}\b(?:naked|nude|private|intimate) (?:photos?|pictures?|pics|videos?)\b/i,
  ),
  reported('blackmail', /\b(?:tell|report)\b.{0,50}\bunless (?:you|i) (?:sign|pay|agree|drop|withdraw)\b/i),
  expressed('blackmail', /\bit would be (?:unfortunate|a shame|a pity) if\b.{0,40}\b(?:heard|found out|knew|saw)\b/i),
  expressed('pet_harm', /\bsay goodbye to (?:your|the) (?:rabbit|dog|cat|pony|horse|bird|hamster)\b/i),
  reported(
    'pet_harm',
    /\b(?:kill|hurt|drown|poison|kick)(?:ed|s)? (?:the|your|my|our) (?:dog|cat|rabbit|pet|hamster|horse|bird)\b/i,
  ),
  reported(
    'order_violation',
    /\b(?:despite|in spite of|ignor\w{1,5}|breach\w{0,4}|violat\w{1,5})\b.{0,20}\b(?:injunction|restraining order|protection order|no[- ]contact order)\b/i,
  ),
  reported('property_destruction', /\b(?:slash(?:ed)?|cut) (?:my|your|her|his) (?:car )?(?:tyres|tires)\b/i),
  reported(
    'property_destruction',
    /\b(?:he|she) .{0,30}\b(?:smashed|broke|kicked in|destroyed) (?:my|the|our) (?:\w{1,20} )?(?:door|windows?|phone|car|windscreen|furniture|laptop)\b/i,
  ),
  expressed('property_destruction', /\bwill be (?:firewood|ashes|scrap)\b/i),
  reported(
    'child_safety',
    /\b(?:kids?|children|son|daughter|little one|baby|toddler)\b.{0,30}\b(?:alone|unattended|by (?:him|her)self|by themselves)\b.{0,30}\b(?:night|midnight|hours|evening)\b/i,
  ),
  reported('child_safety', /\b(?:drives?|drove|driving) (?:\w{1,20} ){0,4}(?:drunk|high|stoned)\b/i),
  reported(
    'child_withholding',
    /\b(?:not|n't) (?:been allowed to )?see[n]? (?:my|our) (?:kids?|children|son|daughter)\b.{0,60}\b(?:refus|because|weeks|months)/i,
  ),
  reported('child_withholding', /\brefus\w{1,3} (?:every|each|all|any) (?:handover|visit|contact)s?\b/i),
  expressed(
    'child_withholding',
    /\b(?:you (?:won't|will not|will never|only) see|then you (?:get to |can )?see) (?:the|your|our) (?:kids?|children|son|daughter)\b/i,
  ),
  reported(
    'financial_control',
    /\b(?:took|takes|blocked|froze|keeps) (?:away )?my (?:bank |credit )?(?:cards?|wages|salary|account)\b/i,
  ),
  reported('financial_control', /\b(?:loans?|debts?|credit cards?) in my name\b/i),
  reported('financial_control', /\bemptied (?:the|our|my) (?:savings|(?:joint )?account)\b/i),
  expressed('financial_control', /\b(?:you )?hand over your (?:wages|salary|money|card)\b/i),
  reported(
    'isolation',
    /\b(?:doesn't|does not|didn't|won't|never) (?:allow|let)s? me (?:to )?(?:see|visit|meet|call|leave|go out|work)\b/i,
  ),
  reported('isolation', /\bi(?:'m| am) not allowed to (?:see|visit|meet|call|leave|go out)\b/i),
  expressed('isolation', /\bchoose them or me\b/i),
  reported(
    'substance_abuse',
    /\b(?:cocaine|heroin|meth|pills|drunk|drinking|drugs|stoned)\b.{0,60}\b(?:watching|minding|looking after|caring for|driving|forgot to (?:collect|pick up))\b.{0,15}\b(?:kids?|children|baby|son|daughter|them|him|her)\b/i,
  ),
  reported(
    'harassment',
    /\b(?:\d{2,4}|twenty|thirty|forty|fifty|sixty|a hundred|dozens of) (?:messages|missed calls|calls|texts) (?:in|a|every|last|per)\b/i,
  ),
  reported('harassment', /\bkeeps (?:turning up|calling|texting|ringing|messaging|coming to my)\b/i),
  reported(
    'fear_expressed',
    /\bi(?:'m| am) (?:so |really |very )?(?:afraid|scared|terrified|frightened) (?:of (?:him|her|you|what (?:he|she))|to (?:be|go|tell|say|come|sleep|open))\b/i,
  ),
  reported('fear_expressed', /\b(?:don't|do not) dare to\b/i),
  reported(
    'fear_expressed',
    /\b(?:children|kids|son|daughter)\b.{0,20}\b(?:hides?|flinch\w{0,3}|(?:are|is) (?:afraid|scared) of (?:him|her))\b.{0,40}\b(?:when|him|her|shouts?)\b/i,
  ),
  reported(
    'document_control',
    /\b(?:hid|took|keeps?|holds?|holding) (?:my|your|the (?:kids'|children's)) passports?\b/i,
  ),
  expressed('coercive_pressure', /\b(?:first|once) you (?:sign|withdraw|drop|agree)\b.{0,40}\bthen you\b/i),
  expressed('coercive_pressure', /\bafter everything i(?:'ve| have)? (?:did|done) for you\b/i),
  expressed('coercive_pressure', /\ba good (?:mother|father|parent) would\b/i),
  expressed('coercive_pressure', /\byou can't manage without me\b/i),
  expressed('legal_intimidation', /\b(?:drag you through|bankrupt you|ruin you in)\b.{0,20}\bcourts?\b/i),
  expressed('legal_intimidation', /\buntil you have nothing left\b|\btake you for everything\b/i),
  expressed(
    'degradation',
    /\b(?:you(?:'re| are)?|stupid|what) (?:such )?(?:a |an |the )?(?:\w{1,20} ){0,2}(?:cow|bitch|bastard|asshole|idiot|moron|pig|scum|nutcase|waste of space|disgusting|pathetic|worthless|mental)\b/i,
  ),
  reported(
    'child_involvement',
    /\b(?:told|asks?|asked) (?:the|our|my) (?:kids|children|son|daughter)\b.{0,30}\b(?:fault|report|spy|pass on|who comes)\b/i,
  ),
  expressed('child_involvement', /\btell your (?:mother|father|mum|mom|dad) (?:that|to)\b/i),
];
