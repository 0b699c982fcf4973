import type { ClauseId } from './catalog.ts';

const any = (...words: string[]) => new RegExp(words.join('|'), 'iu');

const weekday =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bados?|domingos?)';
const sleeps = '(?:sleep|stay|live|night|\\bwith\\b|duerm|dormir|noche|pernoct|viv|est[áa]n?\\b|pasan?\\b|\\bcon\\b)';
const pays =
  '(?:\\p{Sc}|\\b(?:eur|gbp|usd|euros?|pounds?|d[óo]lar(?:es)?|libras?|pesos?)\\b|\\bpa(?:ys?|id|gan?)\\b|pagar)';

/** How often a sum falls due; a rhythm longer or shorter than a month also says how often people meet. */
const monthly =
  '(?<!\\bwithin )\\b(?:a|per|each|every|calendar|of the) month\\b(?! (?:after|before|later|from))|\\bmonthly|/ ?month|\\bpcm\\b|\\bp\\.?/?m\\b|mensual|\\b(?:al|por|cada|el|del|de cada) mes\\b|/mes\\b|todos los meses|mensualidad';
const otherRhythm =
  '(?:\\b(?:a|per|each|every|two) (?:calendar )?(?:weeks?|fortnights?|quarters?|years?)\\b|weekly|\\bp\\.?/?w\\b|fortnightly|quarterly|yearly|annual|\\b(?:al|por|cada|a la) (?:semana|quincena|trimestre|año)\\b|seman(?:al|as)|quincenal|trimestral|anual)';
const maintenance =
  'child support|maintenance|alimony|standing order|pays? no support|aliment|manutenci|pensi[óo]n compensatoria';

/** A pension for old age. In Spanish child support is a "pensión", too. */
const pension = [
  'pensi[óo]n(?!(?:es)? (?:aliment|de alimento|de manuten|compensa|mensual))',
  'retirement|superannuation|annuit|\\bira\\b|401\\(?k|\\bsipp\\b|jubila|retiro\\b|\\bafores?\\b',
];
const debt = ['debt|loan|credit|overdraft|\\bow(?:es?|ed|ing)\\b|arrears|borrow|hire purchase|car finance|liabilit'];
const deuda = ['deuda|adeud|pr[ée]stamo|tarjeta|cr[ée]dito|descubierto|financiaci'];
const nextReview = [
  '\\breview|revisit|reconsider|(?:looks?|goes?|talks?|comes? back|meets?|discuss\\w*|reads?)\\b[^.\\n]{0,40}\\bagain\\b',
  'revis|reconsider|\\bvolver a\\b|\\bvuelven? a\\b|actualiz',
];

/**
 * Words that say something about the subject of a clause, in English and Spanish. What they miss is printed as left
 * open on a paper that people sign, so in doubt a subject counts as said.
 */
export const saidBy: Record<ClauseId, RegExp> = {
  school_days: any(
    'school[- ]?(?:day|night|week|term|time)|term[- ]?time|week ?(?:day|night)|during (?:the )?(?:week|term)|midweek|weekends?',
    '(?:alternat\\w+|(?:every|each) (?:other|second)) (?:week|night|day)|\\bweeks? (?:on|about|and week)\\b',
    'lectiv|entre semana|(?:d[íi]as?|semanas?) de (?:colegio|clase|escuela)|laborable|fin(?:es)? de semana|d[íi]as escolares',
    'semanas? (?:s[íi]|altern)|altern\\w+ (?:las )?semanas|una semana con|curso escolar',
    `${sleeps}[^.\\n]{0,100}${weekday}|${weekday}[^.\\n]{0,100}${sleeps}`,
  ),
  holidays: any(
    'holiday|vacation|half[- ]?term|(?:spring|summer|winter|fall|autumn|school|christmas|easter) break|\\bsummers?\\b|\\beaster\\b',
    'vacacion|festivo|\\bpuentes?\\b|veran|semana santa|receso',
  ),
  special_days: any(
    "birthday|christmas|boxing day|\\bnew year|special (?:day|occasion)|(?:mother|father)[’']?s[’']? day|thanksgiving|halloween|easter",
    '\\beid\\b|ramadan|diwali|hanukkah|passover|religious (?:day|festival|holiday)',
    'cumplea|navidad|nochebuena|nochevieja|\\breyes\\b|año nuevo|d[íi]as? (?:especial|señalad|importante|de la madre|del padre)|onom[áa]stic|comuni[óo]n',
  ),
  handover: any(
    'hand(?:ed|s|ing)?[- ]?overs?|change ?over|collect|pick(?:s|ed|ing)? (?:\\p{L}+ ){0,5}up|pick-?up|drop(?:s|ped|ping)? (?:\\p{L}+ ){0,5}off|drop-?off|fetch|exchange',
    'br(?:ing|ings|ought) (?:\\p{L}+ ){1,5}(?:back|home|to)|takes? (?:\\p{L}+ ){1,5}(?:back|home|to)|returns? (?:the child|them|him|her)',
    'recog|entreg|intercambi|\\bdevuelve|(?:lleva|trae|deja)n? (?:a \\p{L}+|al? )|\\b(?:los|las|lo|la) (?:lleva|trae|deja|busca)',
  ),
  late_or_ill: any(
    '\\b(?:ill|illness|late|lateness|sick|sickness|unwell|poorly|fever|delay(?:s|ed)?|behind time)\\b',
    'enferm|(?<!\\bla )\\btarde\\b|retras|demor|fiebre|indispuest|\\bmal[oa]s?\\b|con retraso|puntual',
  ),
  decisions: any(
    'deci[ds]|consult|parental responsibility|legal custody|consent|agree (?:together|jointly)|both (?:must |have to )?agree|jointly',
    'patria potestad|de com[úu]n acuerdo|consentim|autoriza|acuerdan (?:junt|entre)',
  ),
  calls: any(
    '\\bcall(?:s|ed|ing)?\\b|v[íi]deo|phone|facetime|skype|whatsapp|\\bzoom\\b|\\brings?\\b|\\b(?:speaks?|talks?) (?:to|with)\\b',
    'llam[ae]|tel[ée]fono|\\bhablan? (?:con|por)\\b|comunica',
  ),
  travel: any(
    'travel|abroad|passport|overseas|journey|\\bfl(?:y|ies|ights?)\\b|leaves? the country|\\bon (?:a |any )?trips?\\b|outside (?:of )?(?:the )?(?:country|uk|england|spain)',
    'viaj|extranjero|pasaporte|avi[óo]n|\\bvuel[ao]|(?:fuera|sal(?:ir|e|en|ida)s?) del? (?:pa[íi]s|españa)',
  ),
  home_use: any(
    '\\bliv(?:es?|ed|ing)\\b|\\b(?:stay|remain)(?:s|ed|ing)? (?:in|at|on in)\\b|mov(?:es?|ed|ing) (?:\\p{L}+ )?(?:out|in)\\b|resid(?:e|ing)|occup(?:y|ies|ation)|use of the|leaves? the (?:home|house|flat|apartment)|rents?\\b',
    '\\bviv(?:e|a|i|en)|vivienda|(?:se )?(?:queda(?:r[áa])?|permanece|sigue|contin[úu]a)n? (?:viviendo )?en\\b|resid|domicilio|\\bocup|mud(?:a|ar|ará)n?\\b|(?:deja|abandona|desaloja)(?:r[áa])?n? (?:la|el) (?:casa|piso|hogar)|\\buso de (?:la|el)',
  ),
  home_outcome: any(
    '\\bs(?:old|ale|ells?|elling)\\b|on the market|transfer|buy(?:s|ing)?[- ](?:\\p{L}+ )?out|takes? over|auction|title|deed|joint(?:ly)? (?:names|own)',
    '\\b(?:keep|get|own|receive)(?:s|ing)? the (?:\\p{L}+ )?(?:home|house|flat|apartment|property)|(?:home|house|flat|apartment|property) (?:goes to|becomes|is|belongs)',
    '\\bv[eé]nd(?:e|a|i)|venta|transmi|transf[ei]|adjudic|escritur|titular|propiedad|condominio|(?:se queda|conserva|recibe)n? (?:con )?(?:la|el) (?:casa|vivienda|piso|hogar)|compra(?:r[áa])? (?:su|la) (?:parte|mitad)',
  ),
  home_costs: any(
    'mortgage|repair|\\bbills?\\b|\\brent\\b|utilit|council tax|property tax|insurance|upkeep|service charge|electric|\\bgas\\b|\\bwater\\b|running costs|household (?:costs|expenses)',
    'hipoteca|reparaci|recibo|suministro|alquiler|factura|\\bibi\\b|comunidad|\\bluz\\b|\\bagua\\b|seguro|gastos (?:de la |del )(?:casa|vivienda|hogar|piso)|mantenimiento|predial',
  ),
  joint_account: any(
    '(?:joint|shared|common|both)\\b[^.\\n]{0,40}\\baccounts?\\b|\\baccounts?\\b[^.\\n]{0,60}\\b(?:joint|shared|both|clos)|\\bclos\\w+[^.\\n]{0,60}\\baccounts?\\b',
    'cuentas?\\b[^.\\n]{0,60}(?:com[úu]n|conjunt|compartid|ambos|los dos|mancomunad|cierr|cancel)|(?:cierr|cerr|cancel)\\p{L}*[^.\\n]{0,60}\\bcuentas?\\b',
  ),
  belongings: any(
    'belonging|furni|\\bcars?\\b|vehicle|\\bvans?\\b|motor|possession|\\bcontents\\b|household (?:items|goods)|personal (?:items|effects|things|property)|chattel|jewel|\\bthings\\b|\\bpets?\\b|\\bdogs?\\b|\\bcats?\\b',
    'enseres|mueble|mobiliario|coche|\\bcarro|\\bautos?\\b|autom[óo]vil|veh[íi]culo|moto|pertenencia|objetos|efectos personales|joya|ajuar|mascota|\\bperr[oa]|\\bgat[oa]|\\bcosas\\b|bienes personales',
  ),
  pension_share: any(...pension),
  pension_kept: any(...pension),
  debts_each: any(...debt, ...deuda),
  debts_joint: any(
    '(?:joint|shared|common) (?:debt|loan|credit)',
    '(?:deuda|pr[ée]stamo)s? (?:com[úu]n|conjunt|compartid)',
  ),
  support_monthly: any(
    monthly,
    maintenance,
    `${pays}[^.\\n]{0,120}${otherRhythm}|${otherRhythm}[^.\\n]{0,120}${pays}`,
    'neither[^.\\n]{0,40}\\bpays?\\b|ningun[oa][^.\\n]{0,40}\\bpaga\\b',
  ),
  extra_costs: any(
    '(?:extra|additional|extraordinary|unexpected|school|medical|dental) (?:costs?|expenses?|fees?)|\\btrips?\\b|\\bclubs?\\b|shoes|uniform|activit|lessons|\\bfees\\b|tuition|childcare|nursery|\\bcamps?\\b|dentist|glasses|hobb|sports?\\b',
    'gastos? (?:extra|adicional|escolar|m[ée]dic|imprevist)|extraordinari|extraescolar|excursi|actividad|uniforme|matr[íi]cula|guarder[íi]a|campament|dentista|gafas|clases de|deport',
  ),
  support_change: any(
    '\\blos(?:es?|t|ing)\\b[^.\\n]{0,30}\\b(?:work|jobs?|employment|income)\\b|loss of (?:\\p{L}+ )?(?:work|job|employment|income)|unemploy|redundan|laid off|out of work|stops? working|retires?\\b',
    'income[^.\\n]{0,40}(?:fall|chang|drop|rise|goes|reduc|increas|decreas)|(?:fall|chang|drop|rise|loss|reduction|increase) (?:in|of) (?:\\p{L}+ )?(?:income|earnings|circumstances)|earns? (?:less|more)',
    'pierd\\p{L}*[^.\\n]{0,30}(?:trabajo|empleo|ingresos)|p[ée]rdida del? (?:trabajo|empleo|ingresos)|desemple|despid|en (?:el )?paro|sin (?:trabajo|empleo)|se jubil|gana(?:r[áa])?n? (?:menos|m[áa]s)',
    'ingresos[^.\\n]{0,40}(?:baj|cambi|disminu|reduc|aument|var[íi]|sub)|(?:cambio|reducci[óo]n|baja|variaci[óo]n) (?:de|en) (?:\\p{L}+ )?(?:ingresos|circunstancias)',
  ),
  figures_shown: any(
    '(?:have|has) (?:each |both )?(?:shown|disclosed|seen)|figures?\\b[^.\\n]{0,60}(?:\\d|are those)|\\bas (?:at|of|on)\\b|value[sd]?\\b[^.\\n]{0,40}\\d',
    'ha(?:n|ya)? (?:mostrado|presentado|aportado|entregado|visto)|cifras?\\b[^.\\n]{0,60}(?:\\d|son las)|\\ba fecha\\b|con fecha|valor(?:es)?\\b[^.\\n]{0,40}\\d',
  ),
  figures_change: any(
    '(?:figure|amount|value|balance|sum)s?\\b[^.\\n]{0,60}(?:chang|differ|updat|correct)|chang\\w*[^.\\n]{0,60}(?:figure|amount|value|balance|by more)|update|material change',
    '(?:cifra|importe|cantidad|valor|saldo)\\p{L}*[^.\\n]{0,60}(?:cambi|var[íi]|actualiz|modific|correg|corrig)|(?:cambi|var[íi]|modific)\\p{L}*[^.\\n]{0,60}(?:cifra|importe|cantidad|valor|saldo)|actualiz',
  ),
  pensions_listed: any(...pension),
  debts_listed: any(...debt, ...deuda, 'mortgage', 'hipoteca'),
  messages: any(
    '\\bwrites?\\b|messag|e-?mail|\\btexts?\\b|whatsapp|\\bapps?\\b|communicat|letter|notebook|\\bsms\\b',
    '\\bescrib|mensaje|correo|comunica|aplicaci[óo]n|cuaderno|\\bcartas?\\b',
  ),
  disagreement: any(
    "disagree|(?:cannot|can[’']t|do not|don[’']t|does not|doesn[’']t|fail to|unable to|not able to) (?:\\p{L}+ )?agree|no agreement|mediat|disput|arbitrat|conflict|differences",
    'desacuerd|(?:no|sin) (?:se )?(?:pon|lleg|logr|alcan|hay|haya)\\p{L}*[^.\\n]{0,20}acuerdo|falta de acuerdo|discrep|mediaci|mediador|disput|controvers|conflict|arbitra|diferencias',
  ),
  review_date: any(...nextReview),
  review_early: any(...nextReview),
};
