/** A question whose end tells it: "are we doing that or not". */
const orNot = / (?:or not|o no)\W*$/;

const smallTalk =
  /^\W*(?:thoughts|really|seriously|are you (?:kidding|serious|joking|crazy|insane|stupid|deaf|blind|out of)|what(?:'s| is) (?:wrong|the matter) with|who do you think|how dare|do you (?:even|ever) |why (?:do you|are you) (?:always|never)|you know what|guess what|(?:is (?:that|this) )?(?:ok(?:ay)?|fine|good|all right)(?: (?:with|for|by) you)?\W*$|what do you (?:think|say)\W*$|(?:how )?does that (?:sound|work)\b|(?:que )?(?:te|le|les) parece\W*$|en serio|de verdad|estas? (?:loc[oa]|sord[oa]|cieg[oa]|bromeando)|que (?:te|le) pasa|quien (?:te|se) cre(?:es|e)|como te atreves|te acuerdas|se acuerda|remember|i |how (?:hard|difficult) can|who cares|what did you expect|is it too much|que tan dificil|how (?:can )?you (?:can )?(?:say|think|dare)|shall i|sabes que\W*$)/;
const tag =
  /(?:^|,? )(?:remember|right|ok(?:ay)?|deal|yes|no|huh|isn't it|aren't you|don't you|you know|verdad|cierto|vale|si|sip|de acuerdo)\W*\?\W*$/;
const inverted =
  /^\W*(?:(?:and|so|but|or|then|y|pero|entonces|o)[, ]+)*(?:who|what|when|where|why|which|how|do|does|did|is|are|was|were|have|has|had|will|would|can|could|should|que|quien|cuando|donde|por que|cual|como|cuant)/;

/** Questions as people type them, without their mark. */
const unmarked =
  /^(?:(?:hey|so|oye|wey|che|y|and) )?(?:cuant[oa]s? (?!antes|mas)|a que hora |donde estan? |how much |what time |when (?:is|are|do|does|can|will) |where (?:is|are) |who |quien |(?:are|is|do|does|did|has|have|can) (?:we|anyone|anybody|somebody) |(?:alguien) )[^.!]{3,80}$/;

/** Whether a sentence asks whether somebody agrees, so that a yes is an agreement. */
export const asksAgreement = (said: string): boolean =>
  /\b(?:agree|accept|consent|(?:ok|okay|fine|happy) with|acept(?:a|as|an|aria|arias|arian)|de acuerdo|conformes?)\b.*\?/.test(
    said,
  );

/** Whether a sentence asks for information. A tag ("right?") and a reproach in the form of a question do not. */
export const asksQuestion = (said: string): boolean =>
  unmarked.test(said) ||
  (orNot.test(said) && said.split(' ').length <= 16) ||
  (/\?["')\s!]*$/.test(said) && !smallTalk.test(said) && (!tag.test(said) || inverted.test(said)));

const time =
  /\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:today|tomorrow|tonight|yesterday|noon|morning|evening|week|month|lunes|martes|miercoles|jueves|viernes|sabado|domingo|hoy|manana|ayer|mediodia|tarde|noche|semana|mes|never|nunca)\b/;
const asksTime = /\b(?:when|what time|what day|which day|cuando|que hora|que dia)\b/;
const asksNumber = /\b(?:how (?:much|many|long|old|often)|cuant[oa]s?)\b/;
const isYesOrNo =
  /^\W*(?:yes|yeah|yep|yup|no|nope|not|sure|of course|ok(?:ay)?|si|sip|claro|vale|i (?:do|did|don't|didn't|have|haven't|will|won't|am|can|can't)|it (?:is|was|isn't|did)|ya|todavia|aun|por supuesto|never|nunca|always|siempre|not yet)\b/;
const asksWhich = /\b(?:who|whom|whose|what|where|why|which|how|quien|que|donde|por que|cual|como)\b/;
const later =
  /\b(?:let me (?:check|see|think|ask)|get back to you|i(?:'ll| will) (?:think|check|see|ask|let you know|find out|tell you)|i don't know|not sure|no idea|no (?:lo )?se\b|dej[ae]me|voy a (?:pensar|ver|revisar|preguntar)|lo pienso|luego (?:te|le)|te (?:digo|aviso)|le (?:digo|aviso))\b/;
const isNamed =
  /\b(?:i|i'll|i'm|me|mine|you|we|us|he|she|they|mum|mom|dad|both|nobody|no one|yo|usted|ella|ellos|mama|papa|madre|padre|nosotros|ambos|nadie)\b/;
/** The longest reply, in words, whose yes or no answers what it does not name. */
const shortReply = 5;
const excuse = /^\W*(?:sorry|perdon)/;
const blame = /^\W*(?:you (?:always|never|are|were)|siempre|nunca|eres|tu (?:siempre|nunca))\b/;

/**
 * Whether a reply answers a question: by its kind, or by a word of the question, of which `termsOf` gives the stems. Putting
 * it off is no answer.
 */
export function isAnswered(question: string, reply: string, termsOf: (said: string) => ReadonlySet<string>): boolean {
  if (later.test(reply) || /\?\W*$/.test(reply)) return false;
  if (asksTime.test(question)) return time.test(reply);
  if (asksNumber.test(question))
    return /\d|\b(?:nothing|none|half|all|nada|ningun|mitad|todo|one|two|three|un[oa]?|dos|tres)\b/.test(reply);
  const isAlike = [...termsOf(reply)].some((it) => termsOf(question).has(it));
  if (/^\W*(?:who|quien)\b/.test(question)) return isNamed.test(reply) && (isAlike || reply.split(' ').length <= 4);
  if (excuse.test(reply)) return isAlike;
  if (asksWhich.test(question.slice(0, 40))) return !blame.test(reply) && (isAlike || reply.split(' ').length >= 3);
  return isAlike || (isYesOrNo.test(reply) && reply.split(' ').length <= shortReply);
}

/** Whether a few words suggest another day, time or sum: "5.30?", "¿Y el domingo?" */
export const suggests = (said: string): boolean =>
  said.endsWith('?') && said.split(' ').length <= 5 && time.test(said) && !asksWhich.test(said) && !asksTime.test(said);
