/** Personal insults, which are removed. */
export const insults: readonly RegExp[] = [
  /(?<=^|[.!?,\n]\s{0,3})you(?:'re| are) (?:such |just )?(?:an? )?(?:\w{1,20} (?:and (?:an? )?)?){0,2}(?:liar|coward|idiot|moron|asshole|bastard|bitch|nutcase|waste of space|disgusting|pathetic|worthless|stupid|selfish|useless|crazy)(?:[.!?]+|$)/gi,
  /(?<=^|[.!?,\n]\s{0,3})(?:you (?:stupid|selfish|lazy|pathetic) \w{1,20}|stupid \w{1,20}|idiot|moron|asshole|bastard|bitch)(?:, ?|(?=[.!?]|$))/gi,
  /\b(?:fucking|bloody|damn|goddamn) /gi,
  /\b(?:fuck you|shut up|get lost|go to hell|drop dead)\b[,.!]*/gi,
];

/** Heated wordings, each with a calmer one that means the same. */
export const softer: readonly (readonly [RegExp, string])[] = [
  [/\bi am sick and tired of\b/gi, 'I am tired of'],
  [/\bi'm sick and tired of\b/gi, 'I am tired of'],
  [/!{2,}/g, '.'],
  [/\?{2,}/g, '?'],
];

/** Words that are insults in every context. If one remains, no rephrasing is offered. */
export const insulting =
  /\b(?:liars?|cowards?|idiots?|idiotic|morons?|assholes?|bastards?|bitch(?:es)?|nutcase|loser|scum|trash|disgusting|pathetic|worthless|stupid|selfish|useless|crazy|lazy|fuck\w*|shut up|go to hell|drop dead|idiotas?|imbécil(?:es)?|est[uú]pid[oa]s?|in[uú]til(?:es)?|mentiros[oa]s?|cobardes?|cabr[oó]n\w*|put[oa]s?|gilipollas|pendej[oa]s?|ego[ií]stas?|basura)\b/i;

/**
 * "You never", "you always": usually a reproach, sometimes a fact. Only the writer can tell, so it is not rephrased.
 */
export const absolute =
  /\byou(?:'re|'ve|'d| are| have| had| do| did| just)? (?:never|always|constantly)\b|\b(?:t[uú]|usted) (?:nunca|siempre|jam[aá]s)\b|\b(?:nunca|siempre|jam[aá]s) (?:me |nos |le |les )?\p{L}{1,20}s\b|\bevery single time\b/iu;

/** Violence, payments and signatures: a mediator or a court may need the original wording. */
export const onRecord =
  /\b(?:hit|hits|hitting|beat\w*|punch\w*|slap\w*|kick\w*|chok\w*|push\w*|shov\w*|hurt\w*|threat\w*|violen\w*|abus\w*|rap(?:e|ed|ing)|weapon|gun|knife|kill\w*|pay|pays|paid|paying|payments?|owe\w*|money|rent|mortgage|alimony|maintenance|support|debts?|sign|signs|signed|signing|signatures?|golpe\w*|peg(?:ar|aste|ó|as|aba)|amenaz\w*|maltrat\w*|arma|cuchillo|mat(?:ar|aré)|pag\w*|deb(?:e|es|o|en)|dinero|deudas?|alquiler|hipoteca|pensi[oó]n|firm\w*)|[€$£¥]/iu;

/** Tips for a message without a rephrasing. */
export const tips: readonly string[] = [
  'Say what happened and when, without a word about the person.',
  'Say what you need, and ask for one thing.',
  'Keep it to one topic.',
];

export const refusal =
  'We can’t rephrase this. It may be about harm to somebody, and softer words would hide that. Write to your mediator in the private channel, or ask for a call. If danger seems immediate, call {emergency}.';
