/** Words that carry facts, in lower case, in both languages. The order matters within a kind only. */
export const factWords = {
  number:
    'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|dozen|noon|midnight|o’clock|' +
    'cero|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|veinti\\p{L}{3,6}|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|doscient[oa]s|quinient[oa]s|mil|docena|mediodía|medianoche|media|cuarto|menos',
  currency: 'euros?|eur|dollars?|usd|pounds?|gbp|quid|cents?|pence|pesos?|dólar(?:es)?|céntimos?|centavos?|soles',
  day:
    '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tue|tues|wed|thu|thurs|fri|today|tomorrow|tonight|yesterday|weekends?|weekdays?|morning|afternoon|evening|' +
    'lunes|martes|miércoles|miercoles|jueves|viernes|sábados?|sabados?|domingos?|hoy|mañana|ayer|anoche|tarde|noche',
  month:
    'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|apr|aug|sept?|oct|nov|dec|' +
    'enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|christmas|easter|navidad|nochebuena',
  duration:
    'minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|fortnights?|months?|years?|minutos?|horas?|días?|dias?|semanas?|quincenas?|meses|mes|años?',
  relation:
    'before|after|until|till|since|between|early|late|earlier|later|antes|después|despues|hasta|desde|entre|temprano|más tarde',
  quantifier:
    'half|quarter|third|all|both|none|first|second|last|each|every|everyone|everybody|everything|always|ever|' +
    'only|some|any|many|few|most|often|sometimes|rarely|hardly|once|twice|more|less|least|' +
    'mitad|tod[oa]s?|cada|amb[oa]s|siempre|sólo|solo|solamente|algun[oa]s?|algún|alguien|much[oa]s?|poc[oa]s?|más|mas|primer[oa]?|segund[oa]|últim[oa]s?',
  negation:
    'not|no|never|nobody|no-one|nothing|nowhere|neither|nor|without|nunca|jamás|jamas|nadie|nada|ning[uú]n|ningun[oa]s?|tampoco|sin|ni',
  modal:
    'must|shall|should|will|would|may|might|can|could|ought|' +
    'pued[eo]s?|pueden|puedas?|podemos|podr[ií]as?|podr[aá]s?|podés|deb[eo]s?|deben|debemos|deber[ií]as?|deber[aá]s?|quizá|quizás|tal vez',
} as const;

/** Words that begin a sentence with a capital and are not names. */
export const sentenceStarters = new Set(
  (
    'i i’m i’ll i’ve i’d you he she it we they the a an this that these those and but or so if when what why how who where then there ' +
    'is are was were do does did have has had please thanks thank yes no not my your our their his her stop let for from in on at ' +
    'to of as with by can could will would should may might must once again just also only oh well seriously here both all ' +
    'ok okay hi hello since until before after yo tú tu él ella usted nosotros ellos ellas el la los las lo un una este esta eso esto ' +
    'y o pero si cuando qué que por favor para con sin en de del al mi su sus mis nuestro nuestra cómo como dónde donde quién ' +
    'quien cuándo porque gracias sí no ya también me te se nos le les es son hay hola es he ha han'
  )
    .replaceAll('’', "'")
    .split(' '),
);
