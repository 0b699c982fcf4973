/**
 * Threats in both languages, in lower case without accents. The risk analysis decides first; these are searched as well,
 * because a threat must never be made to sound polite.
 */
export const threats: readonly RegExp[] = [
  /\b(?:i(?:'ll| will|ll|'m going to| am going to|'m gonna|m gonna|m going to| swear i(?:'ll| will))|gonna|we(?:'ll| will)) (?:(?!not\b|never\b)\p{L}{1,12} ){0,3}(?:kill|murder|hurt|break|smash|burn|bury|destroy|ruin|shoot|stab|beat|batter|crush) (?:you|u|ya|ye|him|her|them|your|ur|his|that)\b(?! (?:at|to it))/u,
  /\b(?:see|watch|find out|learn) what (?:i do|i can do|i'm capable of|(?:happens|will happen) to (?:you|u|ya|him|her|them|your)\b)|(?<!wait )\b(?:and|just|you'll|youll|u'll) (?:see|watch) what happens(?=[,.!?]|$)/u,
  /\byou(?:'ll| will|ll|'re going to| are going to|'re gonna) (?:\p{L}{1,12} )?(?:regret|be sorry|pay for|wish you)\b/u,
  /\b(?:i know where (?:you|u|ya) (?:live|park|work|sleep|go)|watch your back|sleep with one eye open|you(?:'re| are) (?:a )?dead\b)/u,
  /\b(?:you(?:'ll| will|ll)? never|you won't(?: ever)?|u wont|you will not) (?:ever )?see (?:the|your|my|our|them|him|her|those)\b[^.!?]{0,30}(?:again|anymore|any more)\b/u,
  /\b(?:te|os|le|lo|la|los|las) (?:voy a |vamos a |vais a )(?:matar|romper|partir|reventar|hundir|destrozar|quemar|arruinar|dar una paliza|quitar a)\b|\b(?:te|os) (?:mato|rompo|parto|reviento|hundo|destrozo|quemo|arruino)\b/u,
  /\bte (?:vas|vai) a (?:arrepentir|enterar|acordar)|\bte arrepentiras|\b(?:me )?l[ao]s? (?:vas|va) a pagar(?: caro)?\b|\b(?:me l[ao]s? pagas|me l[ao]s? pagaras)\b|\bvas a ver (?:lo que|quien|de lo que)/u,
  /\b(?:no (?:los|las|lo|la) (?:vuelves|volves|vas|volveras) a ver|no volveras a (?:ver|saber)|nunca mas (?:los|las|lo|la) (?:ves|veras|vas a ver)|me (?:los|las|lo|la) llevo (?:lejos|para siempre))\b/u,
  /\b(?:se donde (?:vives|trabajas|aparcas|duermes)|atente a las consecuencias|cuidate las espaldas|estas muert[oa])\b/u,
];

/** "Do it, or I ...": a condition with a consequence, which is not made to sound polite. */
export const ultimatum =
  /\bor (?:every|all) (?:one )?of\b|\bor (?:i|we)(?:'ll| will|ll|'m| am|m)?\b(?! (?:can|could|may|might))|\band see(?: what|[.!]|$)|\botherwise i\b|\bi(?:'ll| will) (?:drag|make (?:you|sure you)|see (?:you|to it)|take you|keep you|have you)\b|\bthere(?:'ll| will) be nothing left\b|\bsi no,? .{1,60}\b(?:te|me|voy|vas|no)\b|\bo (?:te|me) (?:\p{L}+o|voy)\b|\b(?:te|os|le) voy a (?:meter|hacer|quitar|dejar|arrastrar|llevar a juicio)\b/u;
