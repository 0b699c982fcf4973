const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)`;
const weekday = String.raw`(?:mon|tues?|wed|thurs?|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|miercoles|jueves|viernes|sabado|domingo)`;
const date = String.raw`(?:${weekday}|${month}(?: \d{1,2})?|\d{1,2}(?:st|nd|rd|th)|\d{1,2}[/.-]\d{1,2}|\d{1,2} (?:de )?${month}|tomorrow|tonight|today|noon|midnight|manana|hoy|mediodia|dia (?:\d{1,2}|uno|primero|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte|treinta)|christmas|easter|navidad|\d{1,2}(?::\d\d)?\b(?! ?(?:%|percent|por ciento|euros?|€|dollars|pesos|people|kids|ninos))|(?:las )?(?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)\b(?! (?:dias|semanas|meses|anos|personas))|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?=\W*$|[,;]| o'clock| on| at| in the| tonight)|(?:end|fin|final(?:es)?) (?:of|de|del) (?:(?:the|this|next|el|la|este|esta) )?(?:day|week|month|year|term|summer|school|${month}|dia|semana|mes|ano|curso|verano|trimestre)|(?:dinner|bed|lunch|tea)\s?time|breakfast|(?:es[ae]|dicha) fecha|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|fifteenth|twentieth|thirtieth)(?= of|\W|$)|(?:next|this|coming|proxim[oa]|est[ea]) (?:week|month|year|weekend|semana|mes|ano|${weekday}))`;
const then = String.raw`(?:(?:the|this|next|coming|about|around|el|la|las|los|est[ea]|proxim[oa]) ){0,3}${date}\b`;

/** Words that set a limit by themselves. */
const limits = [
  new RegExp(String.raw`\b(?:by|no later than|not later than|due(?: on| by)?|deadline(?: is| was)?(?: on)?) ${then}`),
  new RegExp(
    String.raw`\b(?:a mas tardar|no mas tarde del?|como (?:muy tarde|maximo)|fecha limite|vence|plazo(?: es| termina| vence)?)(?: (?:es|el|de|hasta))?\s(?:${then}|\d)`,
  ),
  /\b(?:at the latest|as soon as possible|a mas tardar|como muy tarde|lo antes posible|cuanto antes)\b/,
  /\b(?:within|en un plazo de|en el plazo de|dentro de) (?:the next |las? proxim[oa]s? |los proximos )?(?:\d{1,3}|a|one|two|three|four|seven|ten|fourteen|un|una|dos|tres|cuatro|siete|diez|quince) (?:hours?|days?|weeks?|months?|working|business|horas?|dias?|semanas?|mes(?:es)?)\b/,
];

/** The number of words of a bare answer, such as "before the end of the month". */
const short = 6;

/** Words that set one only where something is to be done: "she waited until 10" sets none. */
const bounds = new RegExp(String.raw`\b(?:before|until|till|antes del?|hasta|para) ${then}`);
const todo =
  /\b(?:please|need|needs|must|have to|has to|can|could|will|won't|'ll|should|want|send|bring|sign|pay|tell|reply|answer|let me know|deadline|wait|por favor|necesit\w+|debe\w*|tiene\w* que|hay que|puede\w*|podria\w*|quiero|mand\w+|envi\w+|firm[ae]\w*|pag(?:a|ue|ues|ar)\b|entreg\w+|avis\w+|respond\w+|contest\w+|ruego|traes?|traiga\w*|solo si|que sea|espero|plazo|listo|lista|tienes?)\b|'ll\b/;

/** Whether a sentence says until when something is to be done. */
export const setsDeadline = (said: string): boolean =>
  limits.some((it) => it.test(said)) || (bounds.test(said) && (todo.test(said) || said.split(' ').length <= short));
