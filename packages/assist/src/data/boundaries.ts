/** What the assistant never answers, and whom to ask instead. */
export type Boundary = 'law' | 'tax' | 'health' | 'verdict' | 'private' | 'task';

/** For text in lower case without accents. The first that matches decides. */
export const boundaries: readonly { boundary: Boundary; words: readonly RegExp[] }[] = [
  {
    boundary: 'task',
    words: [
      /\b(?:ignore|forget|disregard|override|bypass|disable|turn off|switch off)\b.{0,30}\b(?:instructions?|rules?|guidelines?|restrictions?|filters?|safeguards?)\b|\b(?:your|hidden|system) (?:prompt|instructions?|rules?|guidelines?)\b|\bhidden text\b|^system:|\byou are now\b|\bpretend\b|\brole.?play\b|\bact as (?:a|an|my)\b|\bfrom now on\b/,
      /\b(?:olvida|ignora|desactiva|salta)\w*\b.{0,30}\b(?:reglas|instrucciones|restricciones|normas)\b|\bahora eres\b|\bactua como\b|\bfinge\b|\bcomo si fueras\b|\ba partir de ahora\b/,
      /\b(?:write|draft|compose|generate|make|create|suggest|give|tell) (?:me |us )?(?:a |an |my |the |some )?(?:[\w,-]+ ){0,3}(?:poem|essay|story|song|speech|joke|recipe|post|article|script|code|macro|formula|quer(?:y|ies)|motion|pleading|petition|affidavit|statement to the court|love letter|homework|newsletter|name for)\b|\btranslate (?:our|my|this|the|a)\b/,
      /\b(?:escrib|redact|haz|hace|dame|crea|gener|arma)\w*\b.{0,25}\b(?:poema|ensayo|cuento|cancion|discurso|chiste|receta|articulo|tarea|carta de amor|macro|formula|codigo|demanda|escrito|programa)\b|\btraduce\w*/,
      /\b(?:recipe|horoscope|lottery|bitcoin|crypto|weather|forecast|flights?|restaurant|football|soccer|lineup|league|election|dating|celebrity|python|javascript|sql|excel|spreadsheet|printer|tyre|tire|stain|stocks?|shares should i|visa|iphone|samsung)\b|\b(?:receta|horoscopo|loteria|clima|pronostico|vuelos?|restaurante|futbol|partido de|elecciones|macro|impresora|llanta|acciones de bolsa|clasico)\b/,
    ],
  },
  {
    boundary: 'health',
    words: [
      /\b(?:milligrams?|mg|dos(?:e|es|age)|tablets?|pills?|ibuprofen|paracetamol|melatonin|sertraline|antidepressants?|medication|medicine|prescri\w+|diagnos\w+)\b/,
      /\b(?:miligramos|dosis|gotas|pastillas?|comprimidos?|medicamentos?|clonazepam|ibuprofeno|antidepresivos?|diagnostic\w+)\b/,
    ],
  },
  {
    boundary: 'tax',
    words: [
      /\b(?:tax (?:rate|year|bracket|deductible|free|relief|allowance)|taxable|deductible|capital gains|vat|stamp duty|inheritance tax|taxed)\b|\bhow much tax\b|\brate of tax\b/,
      /\b(?:impuestos? (?:de|sobre|a)|plusvalia|deducib\w+|iva|isr|desgrav\w+|tasa de impuesto|hacienda)\b|\bcuanto\b.{0,20}\bimpuesto/,
    ],
  },
  {
    boundary: 'law',
    words: [
      /\b(?:section|article|rule|paragraph|clause|chapter) (?:no\.? )?\d|\b(?:act|code) \d{4}\b|\b\w+ act\b.{0,30}\b(?:say|section|19|20)|\b(?:family|divorce|marriage|causes|children) (?:law )?act\b|\b(?:statut\w+|case law|appellate|precedents?|jurisprudence|legislation|federal|state law|gdpr|civil code|limitation period|statute|notice period|filing fee|court fee|grounds for|residency requirement|under \w+ law|which article|citations?|cite)\b/,
      /\b(?:how much|what percent\w*|percentage|exactly|amount|how many years|how long)\b.{0,50}\b(?:child support|alimony|spousal support|maintenance|entitled|award\w*|am i owed|will i (?:get|pay|receive))\b|\bwhat (?:am i|is (?:he|she)) entitled to\b|\bpercent(?:age)? of (?:his|her|my|the)\b/,
      /\b(?:articulo|art\.?) \d|\b(?:codigo|ley) (?:civil|penal|de|del|organica|federal)\b|\bla ley \w+ (?:dice|fija|establece)|\b(?:que|segun) (?:dice )?la ley\b|\b(?:jurisprudencia|tesis|sentencia|apelar|apelacion|prescri(?:be|pcion)|suprema corte|tribunal supremo|legislacion|causales?)\b|\bley \w+a\b/,
      /\b(?:cuanto|porcentaje|que monto|cuantos anos)\b.{0,50}\b(?:pension alimenticia|cuota de alimentos|alimentos|manutencion|me toca|me corresponde|compensacion)\b/,
    ],
  },
  {
    boundary: 'verdict',
    words: [
      /\b(?:will|would|does|how does|is|what would|predict\w*)\b.{0,20}\b(?:judge|court|jury)\b.{0,40}\b(?:give|award|decide|grant|rule|think|order|hard|side|custody|let|angry|annoyed|believe)\w*\b|\bjudge [a-z]+ .{0,40}\b(?:rule|hard|strict|usually)\b|\b(?:how likely|odds|chances?|probability|percent)\b.{0,40}\b(?:win|lose|court|trial|custody)\b|\bwill i win\b|\bpredict\b/,
      /\bwho(?:.?s| is) (?:right|wrong|lying|to blame|at fault|the better)\b|\bwhose fault\b|\bwhich (?:of (?:them|these|us)|one) .{0,15}\b(?:lying|right|wrong)\b|\bdecide for (?:us|me)\b|\bdo i get the (?:house|kids|children|dog)\b|\bfinal answer\b|\b(?:advice|advise|answer|opinion)\b.{0,20}\bas (?:a|my) (?:judge|lawyer)\b/,
      /\b(?:el|la) juez\w* .{0,20}\b(?:dar|va a|decid|quit|otorg|enoj|enfad|cre(?:e|a)\b)\w*|\bquien (?:tiene (?:la )?(?:culpa|razon)|miente|esta mintiendo|gana)\b|\b(?:voy a|puedo) ganar\b|\bprobabilidad\w*|\bdecide por (?:mi|nosotros)\b/,
    ],
  },
  {
    boundary: 'private',
    words: [
      /\b(?:show|tell|give|reveal|read|print|send)\b.{0,20}\b(?:what (?:my|the|his|her) [\w' ]{2,25}(?:wrote|said|told)|other (?:side|party).{0,3} (?:caucus|messages|documents|notes|private))|\bhack(?:ing)? (?:into )?(?:his|her|my (?:husband|wife|ex|partner))|\bget into (?:his|her) (?:phone|e-?mail|account)|\bwhat(?:.?s| is) (?:his|her|(?!my\b|your\b)\w+.s) (?:new |current |e-?mail |phone )?(?:address|number|e-?mail)\b/,
      /\b(?:muestra|ensena|dime|dame|revela|lee)\w*\b.{0,20}\b(?:lo que (?:mi|el|la|su) [\w ]{2,25}(?:escribio|dijo|conto)|mensajes de (?:mi|el|la))|\b(?:entrar|hackear|meterme) (?:en|a|al) (?:su|el) (?:celular|correo|telefono|cuenta)|\bcual es (?:la|el) (?:nuev[oa] )?(?:direccion|domicilio|numero|telefono|correo) de (?!la (?:oficina|mediadora|organizacion)|mi\b|ayuda|soporte|emergencia)/,
    ],
  },
];
