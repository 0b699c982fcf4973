import type { Passage } from '../guidance/passages.ts';

/** Words that may tell of harm, for text in lower case without accents. The passage is the answer to them. */
export interface SafetyWords {
  answer: Passage['id'];
  words: readonly RegExp[];
}

/** Wide on purpose: a false alarm costs a paragraph. The first family that matches gives the answer. */
export const safetyWords: readonly SafetyWords[] = [
  {
    answer: 'thoughts-of-self-harm',
    words: [
      /\bsuicid|\bself.?harm|\boverdos|\b(?:kill|hurt|harm|cut|hang|shoot|drown)(?:ing|s)? (?:my|him|her|them|your)sel(?:f|ves)\b/,
      /\b(?:want(?:s|ed)? to|wanna|going to|gonna|rather|ready to|wish i (?:could|would)) (?:die|be dead|disappear|never wake)\b|\bwish(?:es)? (?:i|he|she) (?:was|were) dead\b/,
      /\b(?:end|take|ending|taking) (?:it all|everything|my life|my own life|his life|her life|his own life|her own life)\b|\blife is (?:over|not worth)|\b(?:no|not any) (?:reason|point) (?:to|in) (?:live|living|go on|going on)/,
      /\b(?:not|n.?t|never|no longer) (?:want|wish)\w* to (?:live|be (?:alive|here|around)|wake up|exist|go on)|\b(?:can ?not|can.?t|cannot) (?:go on|cope|take (?:it|this|any)|bear (?:it|this)|do this any ?more)/,
      /\bbetter off (?:dead|without me)|\bgoodbye (?:letter|note)|\bjump(?:ing)? (?:off|from|in front)|\bhopeless|\bno way out|\bnobody would (?:miss|care)|\b(?:don.?t|not) see a future/,
      /\bquitar(?:me|se|nos)? la vida|\bhacer(?:me|se) (?:dano|algo malo)|\bcortar(?:me|se)\b|\bmatar(?:me|se)\b|\b(?:acabar|terminar) con (?:todo|mi vida|su vida)|\bmejor (?:muert|sin mi)/,
      /\b(?:no|ni) (?:quiero|quiere|tengo ganas de|me dan ganas de|le dan ganas de|vale la pena|puedo|aguanto|soporto)(?: (?:ya|mas|seguir|de|la))* ?(?:vivir|viv[ao]|viviendo|existir|despertar|la vida|mas\b|levantarme)/,
      /\b(?:quiero|quisiera|quiere|prefiero|ganas de|deseo) (?:morir|desaparecer|estar muert|no existir|dormirme y)|\bsin salida\b|\bno le veo sentido|\bme (?:tiro|tiraria|aviento)|\bcarta de despedida/,
      /\b(?:point|sense|use|reason) (?:of|in|for|to) (?:waking|wake|living|live|life|going on|go on|getting up|being here|anything)\b|\b(?:nothing|no one|nobody) (?:left )?(?:to live|worth living)|\blive for\b|\bnot (?:be )?(?:around|here) (?:much longer|any ?more|when)|\bgoodbye (?:everyone|everybody|all|forever|to)|\bsaid (?:goodbye|farewell)/,
      /\b(?:sav|stock|collect|hoard|count)\w* (?:up )?(?:my |his |her |the )?(?:tablets|pills|medication|sleeping)|\b(?:giv|gave)\w* away (?:my|his|her|all)|\b(?:bridge|rope|noose|razor|train tracks|exhaust)\b|\beveryone would be (?:better|happier)|\ba burden\b|\bdark thoughts|\bcut(?:s|ting)? (?:on|again)|\btired of (?:living|life|being alive)|\bsleep (?:and never|forever)/,
      /\b(?:nada|nadie) por (?:lo |el |la |quien )?(?:que |cual )?(?:vivir|seguir)|\b(?:cansad|hart)\w* de (?:vivir|la vida|todo)|\bno (?:estare|voy a estar|estar aqui)|\b(?:me despido|se despidio|adios a todos|adios para siempre|despedirse)|\b(?:junt|guard|acumul)\w* (?:las |mis |sus )?(?:pastillas|medicamentos|pildoras)|\bser(?:ia)? una carga|\bpuente\b|\btodos estarian mejor|\bse quiere morir|\bpensamientos (?:oscuros|feos|malos)|\bdormir y no despertar|\bno quiero (?:despertar|estar aqui|existir)|\bya no (?:quiero|aguanto|doy|puedo) ?(?:mas|nada)?$/,
      /\b(?:do|did|doing) something (?:stupid|bad|silly|to (?:my|him|her)self)|\bif i (?:was|were|am) (?:gone|not here|dead)|\bbetter without me\b|\bend of my (?:rope|tether)|\bwant (?:it|this|everything|the pain)(?: all)? to (?:stop|end|be over)|\bjust want (?:peace|to sleep|it to|out)|\b(?:took|swallow\w*|taken) (?:some |too many |a lot of |all )?(?:pills|tablets)|\b(?:hasn.?t|has not|haven.?t) (?:answered|been seen|replied) since|\bworthless|\bnumb\b|\bgiv(?:e|ing) up\b|\bdone with (?:life|everything|living)|\blast (?:letter|message|time you)/,
      /\b(?:una locura|una tonteria|algo (?:tonto|malo|grave))\b|\bsi (?:yo )?(?:no estuviera|me muero|desaparezco|falto)|\bque (?:todo )?(?:esto|el dolor) (?:pare|termine|acabe)|\bse tomo (?:unas|las|muchas|pastillas)|\bno (?:contesta|responde) desde|\bno (?:valgo|sirvo)|\bme rindo\b|\bya nada (?:me )?(?:importa|vale|tiene)|\bno le importo a nadie|\bpara que (?:seguir|vivir)/,
    ],
  },
  {
    answer: 'a-child-tells',
    words: [
      /\b(?:sons?|daughters?|child(?:ren)?|kids?|boys?|girls?|little one)\b.{0,40}\b(?:says?|said|told|tells|telling)\b.{0,60}\b(?:touch\w*|secret\w*|(?:her|his|their) bed|private parts|hurts? (?:there|at night|her|him))/,
      /\b(?:hij[oa]s?|nin[oa]s?|nen[ea]s?|pequen[oa]s?)\b.{0,40}\b(?:dice|dijo|conto|cuenta)\b.{0,60}\b(?:toca|tocan|tocaba|toco|secretos?|(?:su|la) cama|partes intimas|duele ahi)\b(?! (?:ir|llevar|recoger|estar|venir))/,
    ],
  },
  {
    answer: 'worried-about-a-child',
    words: [
      /\b(?:kids?|child\w*|sons?|daughters?|bab(?:y|ies)|boys?|girls?|toddler|teen\w*|stepson|stepdaughter|they|them)\b.{0,80}\b(?:danger\w*|harm\w*|hurt\w*|unsafe|not safe|abus\w*|beat\w*|hits?|hitting|smack\w*|slap\w*|bruis\w*|mark(?:s|ed)|scared|afraid|frightened|terrified|drunk|drinks|drinking|drugs|neglect\w*|starv\w*|touch\w*|molest\w*|groom\w*|home alone|left alone|locked|kidnap\w*|abduct\w*|not (?:bring|give) \w+ back)\b/,
      /\b(?:danger\w*|harm\w*|hurt\w*|unsafe|not safe|abus\w*|beat\w*|hits?|hitting|smack\w*|slap\w*|drunk|drinks|drinking|drugs|neglect\w*|touch\w*|molest\w*|kidnap\w*|abduct\w*|threat\w*|safety of)\b.{0,80}\b(?:kids?|child\w*|sons?|daughters?|bab(?:y|ies)|boys?|girls?|toddler|teen\w*)\b/,
      /\b(?:tak|took|run|ran|fl[iy]|flew|leav|disappear)\w*\b.{0,30}\b(?:kids?|children|child|son|daughter|baby|them)\b.{0,30}\b(?:away|abroad|out of the country|overseas|and (?:never|not)|for good|back to (?:his|her))\b|\bnever see (?:the|my|our) (?:kids|children|son|daughter)/,
      /\b(?:kidnap|abduct|paedo|pedo|molest|incest)\w*|\b(?:secuestr|manose|pederast|pedofil|incest)\w*|\bsustra(?:er|ccion|jo|iga)/,
      /\b(?:hij[oa]s?|nin[oa]s?|nen[ea]s?|bebe|chic[oa]s?|chamac[oa]s?|menor(?:es)?|pequen[oa]s?|criaturas?)\b.{0,80}\b(?:peligr\w*|dano|maltrat\w*|abus\w*|peg\w+|golpe\w*|moret\w*|miedo|asusta\w*|borrach\w*|tomad[oa]|drog\w*|descuid\w*|desnutri\w*|tocaba|tocad\w*|le toca (?:las|los|sus|ahi)|(?:la|lo) toca(?:n|ron)?(?! (?:el|la|los|las|un|una|a|ir|llevar|recoger|con|este|esta|que)\b)|encerr\w*|encierr\w*|sol[oa]s? (?:en|de|toda)|a salvo|segur[oa]s?|devuelv\w*)\b/,
      /\b(?:peligr\w*|dano|maltrat\w*|abus\w*|peg\w+|golpe\w*|borrach\w*|tomad[oa]|drog\w*|descuid\w*|encerr\w*|amenaz\w*)\b.{0,80}\b(?:hij[oa]s?|nin[oa]s?|nen[ea]s?|bebe|chic[oa]s|chamac[oa]s?|menor(?:es)?|criaturas?)\b/,
      /\b(?:llev|sac)\w*\b.{0,30}\b(?:hij[oa]s?|nin[oa]s?|nen[ea]s?|bebe|chamac[oa]s?)\b.{0,40}\b(?:otro pais|extranjero|lejos|sin (?:mi |avis|permiso)|para siempre|no (?:volver|devolver)\w*)|\b(?:no (?:volver\w* a|voy a) ver a|me (?:quita|quitan|va a quitar|roba|robo) a?) ?(?:mis|los|mi|las) (?:hij|nin)/,
      /\b(?:tak|bring|fly|mov)\w* (?:the |our |my |his |her )?(?:kids|children|son|daughter|girls|boys|baby|them)\b.{0,40}\b(?:never|see (?:them|him|her) again|not (?:come|bring|return)|forever|passport)|\bnever see (?:them|him|her|my|the) \w* ?again|\bwon.?t (?:bring|give|hand) (?:them|him|her|the \w+) back/,
      /\b(?:into|in) (?:his|her|their|my (?:son|daughter).?s) bed\b|\b(?:bath|shower)\w* with\b|\bwets? the bed|\b(?:says|told|tells) (?:me )?(?:it|that|there).{0,20}secret\b|\bflinch\w*|\bdriv\w* (?:them |the \w+ |him |her )?(?:drunk|fast|after)|\bno food\b|\bleaves? (?:them|him|her|the (?:kids|children|baby)) (?:alone|with strangers|in the car)|\bshak(?:e|es|en|ing) the baby|\bsocial services|\bchild protection|\bforced marriage|\bmarry (?:off )?(?:my|our) (?:daughter|girl)/,
      /\b(?:se mete|se acuesta|duerme|dormir) (?:en|con)\b.{0,20}\b(?:cama|ella|el|mi hij[oa]|la nina|el nino)|\ben (?:su|la) cama\b|\bse bana con|\bse hace pis|\bjuegan? (?:a|un) secret|\bun secreto con|\bmarcas? en (?:el|la|los|las|su)|\bllego con (?:un|una|marcas|golpe|moret)|\bmaneja (?:borracho|tomado|rapido)|\bno (?:hay|les da|le da) (?:comida|de comer)|\bproteccion de menores|\bno (?:los|las|lo|la) (?:va a )?(?:devuelv|devolv|regres)\w*|\bllevar(?:se)?(?:los|las|lo|la)\b|\bse (?:los|las|lo|la) (?:va a )?llev\w*|\bno (?:los|las) (?:voy a|vuelvo a) ver/,
      /\b(?:cries|screams?|begs?|hides?|shakes?|vomits?) (?:\w+ ){0,4}(?:when|before|not to|at the handover|every time)|\bprivate parts|\bbit(?:e|es) marks?|\bburns? on|\bmarks? on (?:his|her|their|my|the)|\bsmokes? (?:weed|around|near)|\bone.?way tickets?|\b(?:second|new|applied for a) passport|\bdisappeared with|\b(?:not|n.?t|never) (?:brought?|return(?:ed)?|bring|came|come) (?:them |him |her |the \w+ )?back|\bgenital|\bgun\b.{0,30}\b(?:kid|child)|\bcar seat|\bwith a (?:record|stranger)|\bsleeps? in (?:his|her|their) bed/,
      /\b(?:llora|grita|se esconde|vomita|tiembla|suplica)\b.{0,30}\b(?:cuando|antes|para no|cada vez)|\bpartes (?:intimas|privadas)|\bpasajes? (?:de ida|solo de ida)|\bboletos? de ida|\bpasaporte (?:nuevo|de (?:mi|la|el|los|las))|\bdesaparecio con|\bno (?:los|las|lo|la) (?:trajo|regreso|devolvio)|\bfuma (?:delante|cerca|marihuana)|\bmarihuana\b|\ble (?:toma|saca) fotos/,
    ],
  },
  {
    answer: 'strangled',
    words: [
      /\b(?:strang(?:l|ul)|throttl)\w*|\bchok(?:e|es|ed|ing)\b|\b(?:hands?|arm) (?:a?round|on) (?:my|her|his) (?:neck|throat)|\b(?:squeez|grab)\w* (?:me by |her by )?(?:my|the|her) (?:neck|throat)|\bcould ?n.?t breathe\b|\bhoarse\b/,
      /\bahorc(?!ar[ms]e)\w*|\bestrangul\w*|\b(?:me|la|lo) asfixi\w*|\b(?:apret|agarr|cog|tom)\w* (?:(?:d?el|por el|por la|la|de la|del) )?(?:cuello|garganta)|\bmanos (?:en|al) (?:el |mi )?cuello|\bme dejo sin aire|\bronc[oa]\b/,
    ],
  },
  {
    answer: 'forced-sex',
    words: [
      /\brap(?:e|ed|es|ing|ist)\b|\b(?:forc|mak)\w* (?:me|her|him) (?:to |into )?(?:have |having )?(?:sex|bed)\b|\bforced (?:himself|herself) on|\bsex\w*\b.{0,30}\b(?:no|force|forced|against|asleep)\b|\b(?:have|has|having|need|supposed) ?(?:to)? (?:sleep with him|have sex)|\bmarital dut|\bconjugal/,
      /\b(?:me|la|lo) viol(?:o|aba|a|aron)\b|\b(?:violad[oa]|violacion|violador)\b(?! de (?:la|una|el) (?:orden|acuerdo|norma))|\bobliga\w* a (?:tener (?:sexo|relaciones)|acostar\w*|dormir con)|\bdeber conyugal|\bme forzo\b/,
    ],
  },
  {
    answer: 'pictures-as-a-threat',
    words: [
      /\b(?:pictures?|photos?|videos?|nudes?|images?|recordings?)\b.{0,40}\b(?:online|internet|post\w*|shar\w*|leak\w*|publish\w*|naked|intimate|send (?:them|it)|show (?:them|it|everyone))|\brevenge porn|\bnaked\b|\bnudes\b|\b(?:threat\w*|will|going to)\b.{0,20}\b(?:send|post|show|publish|leak)\w* (?:my|the|those|her) (?:pictures?|photos?|videos?|nudes?|images?)/,
      /\b(?:fotos?|videos?|imagenes|grabaciones)\b.{0,40}\b(?:publi\w*|sub\w*|mostr\w*|mand\w*|difund\w*|intim\w*|desnud\w*|internet|redes|face\w*)|\bdesnud[oa]s?\b|\b(?:mand|public|sub|ensen|mostr|difund)\w* (?:mis|las|sus|esas) (?:fotos|imagenes|videos)/,
    ],
  },
  {
    answer: 'not-your-fault',
    words: [
      /\b(?:my (?:own )?fault|to blame|deserve\w*|provok\w*|(?:i )?(?:made|make) (?:him|her) (?:do it|angry|mad))\b.{0,60}\b(?:hit|hits|hitting|beat\w*|hurt\w*|punch\w*|kick\w*|slap\w*|violent|abus\w*)\b|\b(?:hit|hits|hitting|beat\w*|hurts?|punch\w*|kick\w*|slap\w*|violent|abus\w*)\b.{0,60}\b(?:my (?:own )?fault|to blame|deserve\w*|provok\w*)/,
      /\b(?:culpa|merezco|provoc\w*|provoqu\w*|hice enojar)\b.{0,60}\b(?:peg\w+|golp\w*|maltrat\w*|lastim\w*|agred\w*)\b|\b(?:peg\w+|golp\w*|maltrat\w*|lastim\w*|agred\w*)\b.{0,60}\b(?:culpa|merezco|provoc\w*|provoqu\w*)/,
    ],
  },
  {
    answer: 'nowhere-tonight',
    words: [
      /\b(?:nowhere|no (?:place|where)|no safe place) (?:else )?(?:to (?:go|sleep|stay|live)|safe)\b|\bthrew (?:me|us) out|\bkick(?:s|ed)? (?:me|us|her) out|\bsleep(?:s|ing)? in (?:the|my|a) car|\bhomeless\b|\bwhere (?:can|do|could|should) (?:i|we) (?:go|sleep|stay) tonight/,
      /\bno (?:tengo|tenemos|hay) (?:a )?(?:donde|adonde) (?:ir|dormir|quedar|vivir)\w*|\bme (?:echo|corrio|saco|boto) de (?:la |mi |nuestra )?casa|\bduerm\w* en (?:el|mi) (?:coche|carro|auto)\b|\b(?:quedo|dormir|duermo|estoy|estamos) en la calle\b|\b(?:a )?(?:donde|adonde) (?:voy|vamos|duermo|puedo ir) esta noche/,
    ],
  },
  {
    answer: 'right-to-stay',
    words: [
      /\b(?:deport|immigrat|undocumented)\w*|\bhere illegally|\b(?:no|without|not have) (?:any )?papers\b|\b(?:cancel|revoke|take away|lose) my (?:visa|residen\w+|papers|status)|\bsend me back\b|\bmy (?:visa|residence permit) depends|\bright to stay\b/,
      /\b(?:deporta|indocumentad)\w*|\bmigracion\b|\bsin papeles\b|\b(?:no tengo|por no tener) papeles|\bmandar(?:me)? de (?:vuelta|regreso)|\bmi (?:visa|residencia|permiso) depende|\bpermiso de residencia|\bderecho a quedar/,
    ],
  },
  {
    answer: 'tracker-on-a-car',
    words: [
      /\b(?:gps|air ?tags?|track(?:er|ers|ing device)|bug)\b.{0,30}\b(?:car|van|bike|bag|handbag|coat|pram|stroller|keys)\b|\b(?:car|van|bike|bag|handbag|coat|pram|stroller)\b.{0,30}\b(?:gps|air ?tags?|track(?:er|ers|ing|ed))\b|\bknows? where (?:i|she) (?:parked?|drives?|drove)/,
      /\b(?:gps|air ?tags?|rastreador\w*|localizador\w*)\b.{0,30}\b(?:coche|carro|auto|moto|bolso|bolsa|mochila|cochecito|llaves)\b|\b(?:coche|carro|auto|moto|bolso|mochila)\b.{0,30}\b(?:gps|air ?tags?|rastreador\w*|localizador\w*)|\bsabe (?:donde|por donde) (?:estacion\w*|aparc\w*|manej\w*|conduzco)/,
    ],
  },
  {
    answer: 'watched-device',
    words: [
      /\b(?:stalk|spy|spies|spied|spyware|eavesdrop|wiretap|bugged|airtag|air tag|keylog)\w*|\bgps\b|\bhidden (?:camera|mic)|\btrack(?:s|ed|er|ing)?\b.{0,25}\b(?:me|my|us|our|phone|car|location|where)\b|\bmy location\b/,
      /\b(?:follow|watch|monitor|record|film)(?:s|ed|ing)? (?:me|us|my|our|every|what i|where i|her|him)\b|\bknows? (?:everything|where (?:i|we) |what i |my (?:password|pin|every))|\bhack(?:s|ed|ing)? my\b|\bhacked\b/,
      /\b(?:check|look|go|search)(?:s|es|ing|ed)?(?: through| into| at)?(?: all)? my (?:phone|messages?|texts?|e-?mails?|mail|whatsapp|accounts?|browser|history|computer|laptop)|\bhas my password|\bmy phone (?:is|was|might be|may be) (?:watched|tapped|tracked|hacked|monitored)/,
      /\b(?:turn|show|com)(?:s|ed|ing|es)? (?:up|by|round)? ?(?:at|outside|to) my (?:work|job|house|home|door|flat|school|place)|\boutside my (?:house|home|door|work|flat|window)|\bwait(?:s|ed|ing)? outside|\bdriv(?:es|ing) past/,
      /\b(?:espi|rastre|vigil|acech|hacke|jaque)\w*|\b(?:persig|persegu|acos)\w*|\bme (?:sigue|siguio|seguia|siguen|graba|grabo|ubica|localiza|monitorea|observa)\b|\bcamaras? (?:oculta|escondida)|\bmi ubicacion|\bsabe (?:donde|todo|mi clave|mi contrasena|a donde|cuando)/,
      /\b(?:revis|lee|leyo|mir|checa|checo|entra|entro|ve)\w*\b.{0,12}\bmis? (?:celular|telefono|movil|correos?|mensajes?|whatsapp|cuentas?|cosas|computadora|ordenador)|\b(?:aparec|present|plant)\w* (?:en|afuera de|fuera de|frente a) mi|\b(?:afuera|fuera|frente|enfrente|delante) (?:de|a) (?:mi|la) (?:casa|trabajo|puerta|ventana)|\bme espera (?:a|en|afuera)/,
      /\b(?:knows?|knew|repeats?|quotes?) (?:things|stuff|what|every\w*) (?:that )?(?:i|we) (?:only )?(?:said|say|did|do|wrote|write|told|was|searched)|\bhow (?:does|did|could|can) (?:he|she) (?:always )?know|\b(?:installed|put) (?:an app|something|a tracker|cameras?|a device)|\b(?:he|she|they|ex|husband|wife|partner) (?:always |still |also )?(?:reads|checks|sees) (?:my|all|every)|\bshared? (?:location|cloud|icloud)|\bfind my (?:phone|iphone)|\bfake (?:account|profile)|\b(?:new|current|her|his|my|their) address\b|\bwhere (?:she|he|they|my wife|my husband|i) (?:now )?(?:lives?|is living|stays?|moved|sleeps?)/,
      /\b(?:he|she|husband|wife|ex|always|often) (?:\w+ )?waits? for (?:me|her|him)\b|\b(?:wait|stand|sit|park|circl|lurk|loiter)\w* (?:(?:in the car )?outside|in front|near my|at the (?:gate|corner|school))|\b(?:hundred|dozens?|fifty|forty|thirty|twenty|\d{2,4}) (?:calls|messages|texts|missed)|\bkeeps? (?:calling|texting|ringing|messaging|coming|turning|showing|sending)|\bwon.?t (?:stop|leave (?:me|her|us) alone)|\bleave me alone/,
      /\b(?:me|le|la|lo|nos) (?:revisa|reviso|revisaba|checa|espera|espero|esperaba|vigila|cela|cuida)\b|\b(?:domicilio|direccion|casa) (?:nuev[oa]|actual)|\b(?:nuev[oa]|actual) (?:domicilio|direccion)|\bdonde (?:vive|viven|se mudo|esta viviendo|duerme|trabaja|me estoy quedando)|\bcomo (?:sabe|supo|se entera|se entero) (?:donde|que|de|lo)|\b(?:perfil|cuenta) fals[oa]|\bme (?:llama|escribe|manda) (?:mil|cien|cincuenta|todo el tiempo|a toda hora|cada)|\bno me deja en paz|\bno para de|\bda vueltas|\bse estaciona/,
      /\b(?:leav\w* (?:no |any )?trac(?:e|es)|without (?:leaving )?(?:a )?trac|incognito|over my shoulder|reading this|sees? this (?:chat|page|site)|hide (?:this|that i|the app|my visit)|delete (?:this|the history|my history)|doorbell|alexa|smart (?:home|speaker|lock)|dash ?cam|clone\w*)\b|\b(?:he|she|they)(?:.?s| is| are) (?:here|next to me|in the (?:next )?room|watching|listening|at home)|\b(?:see|know|find|get|learn|has|have)\b.{0,15}\bmy (?:new )?(?:address|location|number|phone number|street)\b|\bkeep (?:my|our) (?:address|number|location)/,
      /\b(?:sin dejar rastro|modo incognito|borrar (?:el|mi) historial|que no (?:vea|sepa|aparezca|lea)|esta (?:aqui|al lado|leyendo|mirando|escuchando)|camara del timbre|alexa)\b|\b(?:ver|ve|vea|sepa|saber|conoce|tiene|encontrar)\b.{0,20}\bmi (?:nueva )?(?:direccion|ubicacion|domicilio|calle|numero)/,
    ],
  },
  {
    answer: 'pressure-and-control',
    words: [
      /\b(?:ask|beg)(?:ging|ing)? (?:him|her) for (?:money|cash|food|bread|bus fare|every)|\b(?:le )?pido (?:dinero |plata )?para (?:el pan|comer|la comida|el (?:bus|camion)|todo)\b|\bni (?:celular|movil|tarjeta|cuenta|telefono) propi[oa]/,
      /\bcontrol(?:s|led|ling)\b|\b(?:coerc|isolat|gasligh|humiliat|degrading|blackmail|extort|intimidat|manipulat|bull(?:y|ie)|belittl|possessive|jealous|obey|punish|deportat|deported|immigration|trapped|prisoner|captive|enslav)\w*|\bin control of|\btotal control/,
      /\b(?:not|n.?t|never|won.?t|doesn.?t|isn.?t|dont|doesnt|wont) (?:be )?(?:let|lets|letting|allow(?:s|ed|ing)?|permit\w*) (?:me|us|her|him|to (?:see|go|leave|work|speak|talk|meet|have|drive|use|call|study))|\bforb(?:id|ad)\w*|\block(?:s|ed|ing)? (?:me|us|her|him|in\b|the door)/,
      /\b(?:take|took|hid|hide|keep|kept|hold|confiscat|withhold|destroy|cut)(?:s|es|ing|ed)? (?:away )?(?:my|all my|our|the|her) (?:passport|papers|id\b|phone|car keys|keys|wages|salary|money|cards?|bank card|medication|visa|green card)|\b(?:have to|must|makes me) (?:ask|beg) (?:him|her|for|permission)|\bno (?:access to|money of my own)|\bonly gives me/,
      /\b(?:forc|press(?:ur|ing|ed)|threat|push)\w*\b.{0,25}\b(?:sign|agree|accept|settle|drop|sex|me\b|us\b)|\bmakes? me (?:sign|agree|do|say|feel (?:small|worthless|crazy))|\bor else\b|\bif i (?:don.?t|do not|leave|refuse|tell|say no)\b.{0,40}\b(?:he|she|they|kids?|children|take|never|regret|pay|ruin)/,
      /\bcontrol(?:a|aba|an|ar|arme|ando|ador|adora)\b|\b(?:chantaj|humill|aisl|manipul|intimid|coaccion|extorsi|hostig|celos|denigr|sometid|encerr|encierr|presion)\w*|\bmigracion\b|\bdeporta(?:r|n|do|cion)\w*|\b(?:el|ella|ex|marido|esposo|esposa|que) me (?:oblig|prohib)\w*|\bme prohib\w*|\bme obliga a (?:tener|hacer|acost|dorm|firm|acept|dar|qued|volver|ped|estar)\w*|\btener relaciones\b|\bme (?:obligo|obligaba|obligan|esta obligando)/,
      /\bno me (?:deja|dejaba|dejo|dejan|permite|permitia)(?: (?:ni|a|que|nunca))? ?(?:ver|salir|hablar|trabajar|llamar|ir|irme|tener|usar|estar|visitar|estudiar|comprar|manejar|dormir|comer|en paz|sola|solo|juntar|con)|\bpedir(?:le)? permiso|\bno me da (?:dinero|plata|nada|un peso)/,
      /\b(?:quit|escond|guard|rob|romp|retien|retuv)\w*\b.{0,12}\b(?:pasaportes?|telefono|celular|movil|llaves|tarjetas?|sueldo)\b|\bme (?:quit|escond|guard|rob|retien|retuv)\w*\b.{0,12}\b(?:papeles|documentos|dinero|plata)\b|\bsi no (?:firmo|acepto|hago|vuelvo)|\bme amenaz|\bo ya (?:vere|veras|vas a ver)/,
      /\b(?:pictures?|photos?|videos?|nudes?|images?|recordings?)\b.{0,40}\b(?:online|internet|post\w*|shar\w*|leak\w*|publish\w*|naked|intimate|send (?:them|it)|show (?:them|it|everyone))|\brevenge porn|\bnaked\b/,
      /\b(?:sham\w+|dishono\w+|honou?r|disgrac\w+)\b.{0,20}\b(?:family|us|them|him)|\b(?:brothers?|uncles?|cousins?|family|relatives|community|friends of his) (?:will|would|are going to|want to|said they).{0,20}\b(?:deal|find|punish|kill|get|teach|come|sort)|\bdowry|\barranged marriage|\bcalls? me (?:names|worthless|stupid|crazy|mad|fat|ugly|useless|a bad)|\bnobody (?:will|would) believe|\bno one (?:will|would) believe|\bultimatum|\b(?:will|.ll|going to|make \w+) regret|\bmake (?:me|you|her|him) pay|\bruin (?:me|my|you|her|him)|\bcan.?t have (?:me|you|her)|\bdestroy (?:me|my|her)/,
      /\b(?:have|has|having|got|need|supposed|obliged|duty|expected|must) ?(?:to|of)? (?:sleep with|have sex|share (?:a|the|his|her) bed|make love)|\bsleep with (?:him|her|my)|\bmarital dut|\bconjugal|\b(?:answers?|speaks?|talks?|decides?) for (?:me|her|him)\b|\blooks? at (?:him|her) before|\b(?:count|check)s? (?:my|the|every|all) (?:receipts?|miles|mileage|spending|penny)|\bevery (?:penny|cent|receipt)|\bchanged the locks?|\bthrew me out|\bkick(?:s|ed)? (?:me|us|her) out|\bnowhere to go|\bsleep(?:s|ing)? in (?:the|my|a) car/,
      /\b(?:fotos?|videos?|imagenes|grabaciones)\b.{0,40}\b(?:publi\w*|sub\w*|mostr\w*|mand\w*|difund\w*|intim\w*|desnud\w*|internet|redes|face\w*)|\bdesnud[oa]s?\b|\b(?:deshonr|verguenza) (?:a|de|para) (?:la|mi|su) familia|\b(?:hermanos|primos|familia|parientes|amigos)\b.{0,25}\b(?:van a|me van|lo van|ajust|busc)/,
      /\b(?:acostarme|dormir|tener (?:relaciones|sexo|intimidad)) con (?:el|ella|mi)\b|\bdeber conyugal|\brelaciones (?:sexuales|intimas)|\bsexo\b|\bme (?:dice|dijo|llama|trata|hace sentir) (?:que (?:estoy|soy) )?(?:loc[oa]|inutil|tont[oa]|gord[oa]|fe[oa]|mal|como|estupid[oa]|menos|basura)|\bnadie (?:me|te|le) (?:va a )?(?:cre|ayud)\w*|\bme (?:echo|corrio|saco|boto) de|\bcambio (?:la|las) (?:cerradura|chapa|llaves?)|\bno tengo (?:a donde|adonde|donde)|\bno tengo (?:acceso|ni un|para comer)|\bte vas a arrepentir|\bme (?:va|las va|vas) a (?:pagar|destruir|arruinar|dejar sin|quitar)|\bni (?:de|para) (?:el|ella|nadie|otro)\b|\bresponde por (?:ella|el|mi)\b|\bhabla por (?:ella|el|mi)\b|\bmira (?:a el|a ella|al otro) antes/,
      /\b(?:cancel|revoke|take away) my (?:visa|residen\w+|papers|status)|\bsend me back|\bresidence permit|\bout(?:ed|ing)? me\b|\btell (?:everyone|my (?:boss|family|employer)|the (?:police|school|authorities))|\b(?:calls?|called|contact\w*) my (?:boss|work|employer|family|friends)|\bget me fired|\blose the (?:kids|children) if|\b(?:curfew|allowance|ask permission|his permission)\b|\b(?:loan|debt|card|account)s? in my name|\bemptied (?:the|our|my)|\bno (?:money|cash) for (?:food|the bus|petrol|rent)|\bwithhold\w*|\btakes? my (?:medicine|insulin|pills|wheelchair|hearing|glasses|car)|\bnot (?:allowed|supposed) to\b|\bunder (?:pressure|duress|threat)|\bdidn.?t want to sign|\bsays? (?:i|she|he) (?:have|has|must|need)s? (?:to )?(?:obey|sign|agree|come back|drop)|\bjust to (?:get|make|have) (?:it|him|her|peace)|\bto keep the peace|\bsilent treatment/,
      /\b(?:mi|la) (?:visa|residencia)\b|\bmandar(?:me)? de (?:vuelta|regreso)|\b(?:contar|decir)le? a (?:todos|mi (?:jefe|familia)|migracion|la policia)|\bllama a mi (?:jefe|trabajo|familia)|\bme (?:quita el dinero|esconde|controla|raciona|exige)|\b(?:deudas?|prestamos?|creditos?) a mi nombre|\bvacio (?:la|nuestra|mi) cuenta|\bno (?:me alcanza|tengo|me deja) para (?:comer|comida)|\bpara que (?:no se enoje|me deje|se calme|no grite)|\bpor (?:miedo|temor|la paz)|\bbajo (?:presion|amenaza)|\bno queria firmar|\bla ley del hielo|\btengo que (?:pedirle|rendirle|avisarle|obedecer)/,
      /\bme (?:precion|presion|estan oblig|oblig\w* a)\w*|\bse quedo con (?:mi|mis|los|las|todo)|\bno puedo decidir|\b(?:he|she|they|husband|wife|ex) (?:set|sets) up my|\bi (?:only )?(?:said|say|signed|agreed|agree) (?:yes )?(?:because|out of|so that (?:he|she))/,
    ],
  },
  {
    answer: 'who-to-call-now',
    words: [
      /\b(?:kill|murder|strangl|chok|throttl|suffocat|stab|rape|rapist|batter|assault|violen|abus|punch|weapon|firearm|pistol|rifle|shotgun|machete|poison)\w*|\b(?:guns?|kni(?:fe|ves)|axe|acid|petrol)\b|\bshoot(?:s|ing)?\b|\b(?:my|her|his|the) (?:neck|throat)\b|\bblack eye|\bbruis|\bbleed|\binjur/,
      /\b(?:hit|hits|hitting|beat|beats|beating|kick(?:s|ed|ing)?|slap(?:s|ped|ping)?|shov(?:e|es|ed|ing)|push(?:es|ed|ing)?|grab(?:s|bed|bing)?|hurt(?:s|ing)?|harm(?:s|ed|ing)?|bit|bites|burn(?:s|ed|t)?|drag(?:s|ged)?|attack(?:s|ed|ing)?|threw|throws?|spat|spits?|scream(?:s|ed|ing)? at|yell(?:s|ed|ing)? at)\b.{0,25}\b(?:me|us|her|him|my|our|things|plates|partner|wife|husband|client|somebody|someone)\b/,
      /\b(?:he|she|they|husband|wife|ex|partner|dad|mum|mom|father|mother) (?:\w+ ){0,2}(?:hits?|beats?|kicked|slapped|shoved|punched|choked|attacked|hurts?)\b|\bbeing (?:hit|beaten|hurt|attacked)|\b(?:got|gets|getting|turned|turns) (?:physical|violent|aggressive|rough)|\baggressi|\bsmash(?:es|ed|ing)?\b|\bbroke (?:my|the door|down)|\bforced (?:himself|herself|me)|\bsex\w* .{0,20}(?:no|force|against)/,
      /\b(?:police|refuge|women.?s shelter|shelters?|safe house|safehouse|hotline|help ?line|crisis line|emergenc(?:y|ies)|911|112|999|call for help|protect(?:ive|ion) order|restraining|non.?molestation|barring order|no.?contact order|injunction|stay.?away order|domestic)\b|\bharass/,
      /\b(?:nowhere|no (?:place|where)|no safe place) (?:else )?(?:to (?:go|sleep|stay|live)|safe)\b|\b(?:escap|flee|fled|fleeing)\w*|\brun(?:ning)? away|\b(?:leav|get|go|mov|pack|hid)\w*\b.{0,40}\b(?:secret|safely|quietly|without (?:him|her|them|my|the other|telling|anyone))\w*|\bwithout (?:him|her|them|my \w+) (?:know|find|notic|see|realis|realiz)\w*|\bhid(?:e|ing) (?:from|my|our|where)|\b(?:he|she|they) (?:must|should|can|may|does)(?:n.?t| ?not| never) (?:know|find out|learn) (?:where|that i|my|about)|\b(?:if|when|before) (?:he|she) (?:finds|found|hears|learns)|\bfind(?:s|ing)? (?:me|us|out where)|\bsecret address|\baddress (?:secret|hidden)/,
      /\b(?:golp|maltrat|violen|violad|violacion|agred|agresi|bofet|cachet|patad|punetaz|moret|ahorc|estrangul|asfix|apunal|asesin|envenen|lastim|herid|sangr|empuj|paliz|zarande)\w*|\bviolo\b|\babus(?:o|a|os|ar|aba|ador|ivo)\b|\b(?:me|le|nos|la|lo|les|te|se) (?:peg|agarr|jal|tir|avent|arrastr|grit|insult|quem|mord|escup)\w*|\bpeg(?:a|o|aba|aron|arme|arle) a\b|\b(?:cuello|garganta)\b/,
      /\b(?:mat(?:ar|o|a|e|aria|ara|are|aba)|matar(?:la|lo|nos|los|te|le))\b|\b(?:(?<!punto )muert[oa]|morir|armas|un arma|armad[oa]|pistola|cuchillo|navaja|machete|escopeta|rifle|revolver|veneno|gasolina)\b|\bdispar\w*|\btirotea\w*|\bamenaz\w*|\bme (?:va|iba) a (?:hacer|buscar|encontrar)/,
      /\b(?:policia|denuncia(?:rlo|rla)?|refugio|casa de acogida|albergue|auxilio|socorro|emergencias?|linea de (?:ayuda|crisis)|orden de (?:alejamiento|restriccion|proteccion)|medida de proteccion|perimetral|violencia)\b|\bpedir ayuda\b/,
      /\bno (?:tengo|tenemos|hay) (?:a )?(?:donde|adonde) (?:ir|dormir|quedar|vivir)\w*|\b(?:escap|huir|huy|fug)\w*|\ba escondidas|\birme en secreto|\bsin que (?:el|ella|mi|se|lo|nadie|me)\b|\besconder(?:me|nos|se)?\b|\bescondid[oa] (?:de|en)|\bocultarme|\bque no (?:sepa|se entere|me encuentre|nos encuentre|me vea)|\bsi (?:se|lo) (?:entera|descubre|sabe)|\bno (?:debe|puede|tiene que) (?:saber|enterarse)|\birme (?:de|sin|ya|con)|\bsalir(?:me)? de (?:la |mi |esta )?(?:casa|relacion)/,
      /\b(?:hoarse|swallow|faint\w*|pass(?:ed)? out|black(?:ed)? out|unconscious|concuss\w*|ribs?|hospital|stitches|emergency room|a&e|ambulance|broken (?:arm|nose|tooth|finger|rib|jaw)|scratch\w*|swollen|marks on|smother\w*|pillow|knocked)\b|\b(?:since|after|during|in) (?:the|our|that|a|last|every) (?:\w+ )?fight\b|\bfight(?:s|ing)? (?:got|gets|with)/,
      /\b(?:br[eo]ak(?:s|ing)?|broke|smash\w*|punch\w*|kick\w*|hit|hits|threw|throws|destroy\w*|tore|rips?) (?:\w+ )?(?:a |an |the |my |his |her |our )?(?:\w+ )?(?:chair|door|wall|phone|plates?|window|table|furniture|tv|mirror|laptop|things|glass|dish\w*|toys?|car)\b|\b(?:dog|cat|pet|rabbit|hamster|horse)s?\b.{0,40}\b(?:kill|hurt|poison|kick|dead|disappear|threw|gone)\w*|\b(?:kill|hurt|poison|kick)\w*\b.{0,20}\b(?:dog|cat|pet|rabbit|hamster|horse)|\bset (?:fire|\w+ on fire)|\b(?:hunting|licen[cs]e for a) (?:rifle|gun|weapon)/,
      /\b(?:something|anything|if) happens? to (?:me|us|her|him)|\bback (?:door|exit|entrance)|\bbefore (?:him|her|he|she) (?:leaves?|arrives?|gets?|comes?)|\bminutes (?:before|after) (?:him|her)|\bwalk(?:ed)? (?:me |her |us )?to (?:my|her|the) car|\balone with (?:him|her)|\bcode word|\bcalls? it a joke|\bjust (?:a joke|joking)|\bwent (?:offline|silent|quiet)|\b(?:crying|trembl\w*|shak(?:es|ing)|shiver\w*|whisper\w*)\b|\bsafe place|\bpack(?:ed|ing)? (?:a|my) bag|\bneed(?:s)? (?:help|to get) (?:now|out|right)|\bhelp me(?: please)?[.!]*$|\bplease help\b/,
      /\b(?:ronc[oa]|tragar|desmay\w*|perdi[oó]? el conocimiento|hospital|urgencias|puntadas|fractur\w*|costillas?|hinchad\w*|almohada|ambulancia|rasgun\w*)\b|\b(?:romp\w*|quebr\w*|destroz\w*|pate\w*|avent\w*|estrell\w*)\b.{0,25}\b(?:sillas?|puertas?|pared|platos?|ventanas?|mesas?|muebles?|vidrios?|espejo|cosas|todo|telefono|celular)\b|\b(?:perr[oa]|gat[oa]|mascota|conejo|caballo)s?\b.{0,30}\b(?:mat|envenen|lastim|pate|desapar|muert|peg)\w*|\b(?:mat|envenen|lastim|pate)\w*\b.{0,20}\b(?:perr[oa]|gat[oa]|mascota)/,
      /\bme (?:pasa|pasara|llega a pasar|sucede) (?:algo|cualquier cosa)|\balgo me pas\w*|\bpuerta (?:de atras|trasera)|\bantes que (?:el|ella)|\ba solas con (?:el(?! mediador)|ella)\b|\bquedar(?:me|se) (?:a )?sol[oa] con|\besta furios[oa]|\bfurios[oa]\b|\bes (?:una|pura) broma|\b(?:tembl|llorand|susurr)\w*|\bnecesito (?:ayuda|salir) (?:ya|ahora|urgente)|\bayudenme|\bayudame[.!]*$|\burgente|\blugar seguro|\bmaleta (?:lista|hecha|preparada)|\bpid(?:e|io) (?:la|su) direccion/,
      /\b(?:lock(?:s|ed)? (?:my|our)sel(?:f|ves)|(?:hid|hide|sleep|lock\w*) in the (?:bathroom|closet|car|bedroom)|barricad\w*|chair (?:against|under) the door|explod\w*|los(?:es|t|ing) (?:it|control|his (?:temper|mind)|her (?:temper|mind))|go(?:es)? (?:crazy|mad|ballistic|berserk|off)|snaps?|snapped|prison|jail|bail|parole|convict\w*|criminal record|charged with|arrest\w*|history of|breach\w*|violat\w*|contact ban|capable of|used to (?:hit|beat|hurt)|what (?:he|she) (?:might|will|would|could|may) do|do something to (?:me|us|him|her|them)|last time (?:he|she|i)|this time|before it.?s too late|not (?:survive|alive)|life is in|my life\b.{0,10}\b(?:danger|risk))/,
      /\bme encierro\b|\bencerrad[oa] en\b|\b(?:explota|se vuelve loc[oa]|pierde el control|se transforma|antecedentes|carcel|pres[oa]|libertad (?:condicional|bajo)|arrest\w*|incumpl\w*|violo la orden|capaz de|es capaz|me (?:haga|hace|hizo|haria|puede hacer) algo|lo que (?:puede|pueda|va a|vaya a|sea capaz de) hacer|la ultima vez|ya me habia|mi vida (?:corre|esta|peligra)|antes de que sea tarde|otra vez me|pelea(?:s|mos|ron)?\b.{0,20}\b(?:fuert|golp|fisic))/,
      /\b(?:shout|yell|scream|swear|curs|insult|rag)(?:s|ed|ing)? (?:at|in my|so|and|until)|\b(?:loud|banging|crash|thud|screams?)\b.{0,30}\b(?:background|behind|heard|call|video)|\b(?:heard|saw|noticed|spotted)\b.{0,40}\b(?:bruis|mark|cry|tremb|scream|shak|scar|cut|hand|arm|face|eye)\w*|\bdoes ?n.?t dare|\b(?:don.?t|do not|did ?n.?t) dare\b|\bfroze\b|\bfreez\w* (?:when|up)|\bflinch\w*|\blong sleeves|\bsunglasses\b|\btyped .{0,30}\bhelp\b|\bsos\b|\bstop the session\b|\bnot? free to speak|\bcan(?:no|.?)t (?:speak|talk) (?:freely|openly|now|here)|\bcan.?t talk\b/,
      /\b(?:grit|insult|alz)\w*\b.{0,25}\b(?:me|le|nos|la mano|la voz|fuerte)|\b(?:me|le|la|lo|nos) (?:alza|alzo|levanta|levanto|grita|grito|empuja|jalonea|sacude|escupe|truena)\b|\b(?:oi|escuche|vi|note|noto)\b.{0,40}\b(?:golpe|grit|llor|moret|marca|miedo|tembl)\w*|\bno (?:me )?atrev\w*|\bse (?:paraliza|congela|encoge|queda callad)\w*|\blentes oscuros|\bno puedo hablar|\bsos\b|\bescribio\b.{0,20}\bayuda/,
    ],
  },
  {
    answer: 'afraid-of-the-other',
    words: [
      /\b(?:wait|stand|park|sit|hang|lurk)(?:s|ed|ing)? (?:\w+ ){0,3}(?:outside|in front of) (?:my|our|her|his) (?:work|job|office|house|home|flat|school|building)|\bme (?:esper\w+|esta esperando|persig\w+|vigila\w*|aguarda\w*)\b.{0,20}\b(?:salida|puerta|a?fuera|esquina|portal)\b/,
      /\b(?:afraid|scared?|scar(?:y|es|ing|ey)|scarred|frighten|fright|terrif|terror|fear|panick|panic attack|dread|unsafe|danger|threat|menac|petrified|eggshells|nervous (?:of|around)|creep)\w*/,
      /\b(?:not|n.?t|never|less|longer|hardly|dont|doesnt) (?:feel |be |feeling |really |very |at all |so )*(?:safe|secure)\b|\b(?:keep|stay|be|feel|am i|are we|is it|my|our) (?:us |me |the \w+ |really |still |even )*(?:safe|safety|at risk)\b|\bat risk\b|\bprotect(?:s|ed|ion)?\b.{0,20}\b(?:me|my|us|myself|from)|\bsafety (?:plan|concern|worr)|\bhurt me|\btemper\b|\b(?:his|her) (?:anger|rage)|\brage\b/,
      /\b(?:drunk|drinks|drinking|alcoholic|drugs|cocaine|stoned|high on)\b|\b(?:borrach|alcohol|drogas|drogad|cocaina)\w*|\btoma(?:do|da) y\b/,
      /\b(?:miedo|temo|temor|asust|aterr|panico|terror|pavor|peligr|insegur|amenaz|riesgo|susto)\w*|\bcuando (?:se enoja|bebe|toma|se pone)|\bse pone (?:agresiv|violent|loc|furios|como)\w*/,
      /\bno (?:me |nos )?(?:siento|sentimos|estoy|estamos|es|esta|estan)(?: \w+)? (?:a salvo|segur\w*)|\ba salvo\b|\b(?:protegerme|protegernos|proteccion|protejan)\b|\bme hace(?:n)? dano|\bhacer(?:me|nos|le) (?:dano|algo)/,
      /\b(?:safe|safely|unsave|saftey|threatn\w*|scarr?y|coersive|voilen\w*)\b|\b(?:makes?|made) me (?:very |so )?(?:nervous|anxious|sick|shake|small)|\bstomach\b|\b(?:com(?:es?|ing)|at|outside|in front of) (?:to )?(?:the|my) (?:house|door|home|flat|apartment)\b|\b(?:terrible|horrible|awful|disturbing) (?:thing|to me|at|happened|about)|\btold me (?:something|about) .{0,20}(?:terrible|horrible|bad)|\bhappened (?:at|after|in|during|between)|\bnot feel right|\bwhat (?:he|she).?s going to do|\bwalk(?:s|ing)? on/,
      /\b(?:amenas\w*|biolen\w*|alluda|mied[oa]s|golpi\w*|orrible|horrible|terrible|espantos[oa])\b|\bme pone (?:muy )?(?:nervios|mal|tens)|\bel estomago\b|\b(?:viene|vino|va|llega|llego|esta) (?:a|en|afuera de|en la puerta de) (?:la|mi) (?:casa|puerta)\b|\bme (?:conto|dijo) (?:algo|que su|que el papa)|\bpaso algo\b|\btoma cuando\b|\bsegur[oa]s? (?:mi|con|en|los|las|estar)\b|\bme preocup\w* (?:mi|los|las|el|la|que|por)\b|\bno me senti\b|\bsi hablo\b|\bgrave\b/,
    ],
  },
];
