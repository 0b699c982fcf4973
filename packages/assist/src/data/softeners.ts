/** Sentences and words that are about the person and not about the matter: they are left out. */
export const insults: readonly RegExp[] = [
  /(?<=^|[.!?,\n]\s{0,3})you(?:'re| are) (?:such |just )?(?:an? )?(?:\w{1,20} (?:and (?:an? )?)?){0,2}(?:liar|coward|idiot|moron|asshole|bastard|bitch|nutcase|waste of space|disgusting|pathetic|worthless|stupid|selfish|useless|crazy)(?:[.!?]+|$)/gi,
  /(?<=^|[.!?,\n]\s{0,3})(?:you (?:stupid|selfish|lazy|pathetic) \w{1,20}|stupid \w{1,20}|idiot|moron|asshole|bastard|bitch)(?:, ?|(?=[.!?]|$))/gi,
  /\b(?:fucking|bloody|damn|goddamn) /gi,
  /\b(?:fuck you|shut up|get lost|go to hell|drop dead)\b[,.!]*/gi,
];

/** Absolute or blaming wordings, and a calmer one that says the same. */
export const softer: readonly (readonly [RegExp, string])[] = [
  [/\byou always\b/gi, 'you often'],
  [/\byou never\b/gi, 'you rarely'],
  [/\byou constantly\b/gi, 'you often'],
  [/\bevery single time\b/gi, 'often'],
  [/\bi am sick and tired of\b/gi, 'I am tired of'],
  [/\bi'm sick and tired of\b/gi, 'I am tired of'],
  [/!{2,}/g, '.'],
  [/\?{2,}/g, '?'],
];

/** What to look at where no better wording was found. */
export const tips: readonly string[] = [
  'Say what happened and when, without a word about the person.',
  'Say what you need, and ask for one thing.',
  'Keep it to one topic.',
];

export const refusal =
  'We can’t rephrase this. It may be about harm to somebody, and softer words would hide that. Write to your mediator in the private channel, or ask for a call. If danger seems immediate, call {emergency}.';
