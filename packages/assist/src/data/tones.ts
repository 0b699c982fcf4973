import type { Tone } from '@mediation/api-client';

/** The words that indicate a tone, and the suggestions for it. */
export interface ToneWords {
  tone: Tone;
  words: RegExp;
  suggestion?: string;
}

/** The lowest intensity of each tone, from 0 to 10. */
export const anchors: Record<Tone, number> = {
  neutral: 1,
  cooperative: 1,
  assertive: 3,
  anxious: 4,
  sad: 4,
  frustrated: 5,
  sarcastic: 6,
  hostile: 7,
  manipulative: 7,
  threatening: 9,
};

/** Ordered from the harshest tone, which wins if two are equally likely. */
export const toneWords: readonly ToneWords[] = [
  {
    tone: 'hostile',
    words:
      /\b(?:liar|coward|idiot|stupid|pathetic|worthless|disgusting|selfish|asshole|bastard|bitch|moron|fuck\w{0,3}|shut up|get lost|i hate you|hate you for|waste of space|only care about yourself|always ruin)\b/gi,
    suggestion: 'Leave out words about the person. Say what happened, and what you need.',
  },
  {
    tone: 'manipulative',
    words:
      /\b(?:after everything i|a good (?:mother|father|parent) would|if you (?:really )?loved|can't manage without me|choose them or me|least you can do|you owe me|then you (?:get to )?see (?:your|the)|only if you sign)\b/gi,
    suggestion: 'Ask for one thing, and leave the other person free to say no.',
  },
  {
    tone: 'sarcastic',
    words:
      /\b(?:what a surprise|oh (?:perfect|great|lovely|wonderful)|great job|must be nice|your majesty|thanks for nothing|how convenient|of course you (?:did|forgot)|hero of the)\b/gi,
    suggestion: 'Say it straight. A joke at somebody’s cost is easy to take as an attack.',
  },
  {
    tone: 'frustrated',
    words:
      /\b(?:once again|yet again|again nobody|how (?:often|many times)|sick and tired|annoy\w{0,3}|impossible to|fed up|seriously|every single|for nothing|never done)\b/gi,
    suggestion: 'Name one event and its date, and say what would help next time.',
  },
  {
    tone: 'anxious',
    words:
      /\b(?:worr(?:y|ied|ies)|nervous|concerned|afraid|scared|terrified|anxious|panic|frightened|keep thinking|what happens if|don't dare)\b/gi,
  },
  {
    tone: 'sad',
    words:
      /\b(?:sad|miss (?:them|him|her|you)|griev\w{1,3}|cry|cried|crying|tears|lonely|heartbroken|feel like a failure|feels so quiet|hopeless)\b/gi,
  },
  {
    tone: 'assertive',
    words:
      /\b(?:i (?:do not|don't) (?:accept|agree)|i disagree|i need|i expect|please (?:keep|stop|send)|i'd like .{1,40} from now on|stays as written|i will ask the court|no, i can't)\b/gi,
  },
  {
    tone: 'cooperative',
    words:
      /\b(?:thanks|thank you|works for me|happy to|let's|appreciate\w{0,2}|glad|well done|sorry (?:i|that|for)|start over|good idea|half and half|i liked how)\b/gi,
  },
];

/** Words that make any message sound harsher than necessary. */
export const harshWords: readonly { words: RegExp; suggestion: string }[] = [
  {
    words: /\byou (?:always|never|constantly)\b/gi,
    suggestion: 'Name one event and its date instead of “always” or “never”.',
  },
  { words: /[!?]{2,}/g, suggestion: 'One mark is enough. More of them read as shouting.' },
  { words: /\b[A-Z]{4,}(?: [A-Z]{2,}){0,10}\b/g, suggestion: 'Write in small letters. Capitals read as shouting.' },
];

/** The suggestion for a text that reads as a threat. */
export const threatSuggestion = 'This reads as a threat. Stop here, and ask your mediator to speak with you alone.';
