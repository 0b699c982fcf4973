/** Harmless idioms with alarming words, which are blanked out before the analysis. */
export const masks: readonly RegExp[] = [
  /\b(?:kill(?:ed|ing) it|phone is dying|bath bombs?|to die for|drop dead gorgeous|killer deal)\b/gi,
  /\b(?:laser tag|paintball|video game|the film|the movie|on the game)\b[^.!?\n]{0,80}/gi,
  /\b(?:hit|beat) (?:me|you|us|him|her) (?:with (?:the|a|your) (?:news|question|bill)|at \w+|to it)\b/gi,
  /\bshoot (?:me|you) (?:a|an) (?:message|e-?mail|text)\b/gi,
  /\b(?:strike at|attack of (?:hay fever|asthma)|heart attack|panic attack)\b/gi,
];
