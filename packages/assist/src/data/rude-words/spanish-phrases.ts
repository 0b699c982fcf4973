import { spanishContempt } from './spanish-contempt.ts';
import type { RudePhrases } from './phrases.ts';

const worthless = String.raw`(?:tonterias|gilipolleces|mentiras|excusas|cuentos|juegos|juegos sucios|dramas|numeritos|historias|caprichos|estupideces|pendejadas|boludeces|pelotudeces|mamadas|chingaderas|mierdas?|rollos|idioteces|chorradas)`;

export const spanishPhrases: RudePhrases = {
  swearing: [
    /(?<=\b(?:que|por que|quien|donde|cuando|como)) (?:coño|carajo|mierda|demonios|diablos|narices|cojones|chingados|chingaos|putas|carajos|mierdas)\b/g,
    /\bpinches? (?=\p{L})|(?<=\b(?:mi|tu|su|mis|tus|sus) )(?:put[oa]s?|jodid[oa]s?|maldit[oa]s?|condenad[oa]s?) (?!(?:y|o|que|de|en|con|no|se|me|a|por|para|es|ni|e|madre)\b)(?=\p{L})/gu,
    /\b(?:de una (?:puta|maldita|jodida|bendita|pinche) vez(?: por todas)?|una puta vez)\b/g,
    /(?<=\p{L}) (?:de mierda|de porqueria|de los cojones|de las narices|del carajo|culiad[oa])\b/gu,
    /(?:(?<=^|[.!?,;:¡¿\n]\s*)(?:joder|coño|hostias?|ostias?|carajo|cojones|me cago en (?:la leche|la puta|todo|dios|la mar)|la puta madre|la concha de (?:tu|la) (?:madre|lora)|puta madre|a la mierda|mierda|no mames|no manches|no jodas|no me jodas|por el amor de dios|por dios)(?= (?:tia|tio|lee|manda|dime|contesta|trae|que|ya|por)\b|[.!?,;:\n]|$)|(?:(?<=,\s*)(?:joder|coño|carajo|hostias?|ostias?|noj?oda|por dios|chucha|verga|chingad[oa]s?|chingada madre|puñeta|cojones|j?ueputa|hijueputa|la reconcha|la concha(?: de (?:tu|la|su) (?:madre|lora))?|concha\s?(?:su|tu)?madre|conchesumadre|weon|po|la chucha|por la chucha))(?=[.!?,;:\n]|$))/g,
    /\bpor una (?:puta |maldita )?vez en tu (?:\p{L}{1,12} )?vida\b/gu,
  ],
  clauses: [
    ...spanishContempt,
    /\b(?:vete|ve|andate|anda|idos) (?:a la mierda|al carajo|al diablo|al infierno|a la chingada|a la verga|a tomar por culo|a freir esparragos|a la porra)\b/g,
    /\b(?:que te (?:den|jodan|follen|parta un rayo)|chinga tu madre|callate(?: la boca)?|cierra (?:la boca|el pico)|cerra (?:la boca|el pico|el orto)|jodete|andate a cagar|pudrete)\b/g,
    /\b(?:madura|crece|despierta|espabila|ponte las pilas)(?: (?:ya|un poco|de una vez))?\b(?=[,.!?]|$)/g,
    /\b(?:no tienes|no tenes|no tiene usted|usted no tiene|tienes poca|tenes poca) (?:ni )?(?:verguenza|corazon|palabra|dignidad|madre|escrupulos|cerebro|idea|ni idea|cara|remedio|perdon|nombre)(?: ninguna| alguna)?\b/g,
    /\b(?:me (?:das|da usted)) (?:mucho |mucha |tanto |tanta )?(?:asco|pena|lastima|verguenza|rabia|vergüenza)\b/g,
    RegExp(
      String.raw`\b(?:me tienes|me tenes|me tiene usted|me teneis) (?:tan |muy |mas que |ya )?(?:hart[oa]|hasta (?:la coronilla|el gorro|las narices|los huevos|los cojones|el mono|la madre|aqui)|podrid[oa]|cansad[oa])(?: (?:de|con) (?:ti|vos|usted|tus? ${worthless}|todas tus ${worthless}|aguantarte))?\b(?=[ ,.!?]|$)`,
      'g',
    ),
    RegExp(
      String.raw`\b(?:basta (?:ya )?(?:de|con)|deja(?:te)? (?:ya )?(?:de|con|tus)|ya basta (?:de|con)|menos) (?:tantas? |tus |decir |tanto )?${worthless}\b`,
      'g',
    ),
    RegExp(String.raw`\b(?:tu|vos|usted) y (?:tus|sus) (?:putas |malditas |pinches |estupidas )?${worthless}\b`, 'g'),
    /\b(?:a ver si te enteras|a ver si aprendes|a ver si maduras|enterate|entiendelo|que te entre en la cabeza|metetelo en la cabeza|grabatelo)(?: (?:de una (?:puta |maldita |jodida |pinche )?vez(?: por todas)?|ya|bien))?\b(?=[,:.!?]|$)/g,
    /\b(?:pero )?(?:que (?:coño |carajo |mierda |diablos |chingados )te pasa|que te has creido|que te crees|quien te (?:crees|has creido)(?: que eres)?|quien (?:coño |carajo )?te crees que eres|estas mal de la cabeza|se te fue la olla|como te atreves|con que cara)\b(?=[,.!?]|$)/g,
    /\b(?:eres|sos|fuiste|has sido|es usted) (?:lo peor|el peor error)(?: que (?:me ha pasado|me paso|me pudo pasar))?(?: (?:en la|en mi|de mi) vida)?\b(?=[,.!?]|$)/g,
    /\b(?:te odio|te detesto|te desprecio|no te soporto|no te aguanto|no te trago|ojala te pudras|ojala nunca te hubiera conocido)\b/g,
    /\b(?:me importa|me vale|me la suda|me la pela|me chupa) (?:un (?:carajo|bledo|comino|pimiento|huevo|pepino|pito)|una? (?:mierda|madre)|tres pepinos|verga|madres|madre)(?: (?:lo que|que|si) (?<rest>[^,;:.!?\n]{1,60}))?/g,
    /\b(?:como siempre,? )?(?:claro,? )?(?:como siempre,? )?(?:la culpa (?:es|siempre es) mia|ahora la culpa es mia|echame la culpa)(?: como siempre| otra vez)?\b(?=[,.!?]|$)/g,
    /\b(?:que (?:sorpresa|novedad|conveniente|oportuno)|vaya novedad|menuda sorpresa|para variar|muy tipico|tipico(?: de ti| tuyo| en ti)?|tipica tuya|muchas gracias por nada|gracias por nada|ya me lo esperaba|no me sorprende|lo de siempre|patetico)\b(?=[,.!?]|$)/g,
    /\b(?:(?:el|la) )?(?:padre|madre|papa|mama|esposo|esposa|marido) del ano\b/g,
    /\b(?:(?:el|la) )?(?:padre|madre|papa|mama|esposo|esposa|marido) del año\b/g,
    /\b(?:su (?:majestad|alteza|senoria|señoria)|(?:el|la) (?:rey|reina|princesa) de la casa|princes[ao]|genio)\b(?=[,.!?]|$)/g,
    /\b(?:como si te importara(?: algo)?|como si te importase|a ti que te va a importar|total,? a ti te da igual|no te importa (?:nada|nadie)(?: mas que tu)?|solo piensas en ti|solo te importas tu|solo pensas en vos|nunca piensas en nadie)\b(?=[,.!?]|$)/g,
    /\b(?:no es (?:tan dificil|ciencia|fisica cuantica)|tan dificil es|que tan dificil es|no tienes dos dedos de frente)\b(?=[,.!?]|$)/g,
    /\b(?:es|este es) (?:el|tu|mi) ultim[oa] (?:aviso|advertencia|oportunidad)|ultim[oa] (?:aviso|advertencia|oportunidad)\b(?=[,.!?]|$)/g,
    /\b(?:no te lo (?:voy a repetir|repito|pienso repetir|digo)(?: (?:mas|otra vez|dos veces))?|es la ultima vez que te lo (?:digo|repito|pido)|que te quede claro|te lo advierto)\b(?=[,.:!?]|$)/g,
    /\b(?:y )?(?:todos|todo el mundo) (?:lo (?:saben|sabe)|te odian?)\b(?=[,.!?]|$)/g,
    /\b(?:deja|dejate|para) (?:ya )?de (?:hacerte la victima|hacer el ridiculo|hacer el payaso|joder|dar por culo|tocar las narices)\b/g,
    /\b(?:estas|estais) (?:de (?:broma|cona|joda|coña)|bromeando|jodiendo|vacilando)\b(?=[,.!?]|$)/g,
  ],
  remaining:
    /(?<![\p{L}])(?:imbecil(?:es)?|idiotas?|estupid[oa]s?|cabron(?:a|es|as)?|gilipollas|pendej[oa]s?|bolud[oa]s?|pelotud[oa]s?|sinverguenzas?|desgraciad[oa]s?|mentiros[oa]s?|cobardes?|egoistas?|capull[oa]s?|subnormal(?:es)?|tarad[oa]s?|hij[oa]s? de (?:put\w{1,3}|la chingada)|hijueputa|malparid[oa]s?|put[oa]s?|zorras?|perra|mierdas?|inutil(?:es)?|patetic[oa]s?|asqueros[oa]s?|payas[oa]s?|escoria|basura|caradura|pinches?|joder|coño|carajo|verga|chucha|puñeta|conch[ae]\s?(?:su|de (?:tu|su|la) )?(?:madre|lora)|cojud[oa]s?|guarr[oa]s?|jueputa|chingad[oa]s?|mamon(?:a|es)?|culer[oa]s?|cinic[oa]s?|loc[oa]s? de remate|del año)(?![\p{L}])/gu,
  calmer: [[/(?<=\b(?:recoge|saca|llevate|quita|junta) )tus? (?:mierdas?|porquerias?)\b/g, 'tus cosas']],
  habit:
    /(?<![\p{L}])(?:(?:tu|vos|usted) (?:nunca|siempre|jamas)|(?:nunca|siempre|jamas) (?:me |nos |le |les |te |lo |la )?(?!es |son )\p{L}{2,14}s)(?![\p{L}])/gu,
};
