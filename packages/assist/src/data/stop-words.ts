import type { Language } from '../guidance/passages.ts';

const list = (words: string) => new Set(words.split(/\s+/));

/** Words that tell nothing about what a question is about, without accents. */
export const stopWords: Record<Language, ReadonlySet<string>> = {
  en: list(
    'a about after again all also always am an and any anything are as ask at be because been before being both but by can ' +
      'cannot could d did do does doing done don dont doesn doesnt didn didnt down each else even ever every everything exactly ' +
      'few first for from further get gets getting give given go goes going gonna got had has have having he her here hers him ' +
      'his how however i if in into is isn isnt it its itself just keep know last let like ll look made make makes many may me ' +
      'mean means might mine more most much must my myself need needs new nor not now of off often on once one only or other our ' +
      'out over own people person please put quite re really right s same say says see she should so some somebody someone ' +
      'something soon still such sure t take tell than thank thanks that the their them then there these they thing things think ' +
      'this those through time to too two under until up us use used very want wants was wasn way we well were what whats when ' +
      'where which while who whom whose why will with within without won wont work works would yes yet you your yours ve m im ive ' +
      'hes shes theyre id possible long happen happens actually already around anyone anybody another nothing nobody',
  ),
  es: list(
    'a al algo alguien algun alguna algunas alguno algunos ahi ahora alla alli ante antes aqui aca asi aun aunque bien cada casi ' +
      'como con conmigo cosa cosas cual cuales cuando cuanto cuanta cuantos cuantas da dan de decir deja del desde despues dice dicen digo dijo ' +
      'donde dos e el ella ellas ellos en entonces entre era es esa esas ese eso esos esta estaba estan estar estas este esto ' +
      'estos estoy fue fui ha hace hacen hacer hago han hasta hay haya he hemos hizo igual ir la las le les lo los mas me mi mia ' +
      'mio mis mismo misma mucho mucha muchos muchas muy nada nadie ni no nos nosotros nuestra nuestro nunca o os otra otras otro otros para pero ' +
      'poco por porque pueda puede pueden puedo pues que quien quiere quiero se sea segun ser si sido sin sobre solo son soy su ' +
      'sus tal tambien tampoco tan tanto te tener tengo ti tiene tienen toda todas todo todos tras tu tus u un una unas uno unos ' +
      'usted ustedes va vamos van vez voy y ya yo hola gracias favor saber sabe necesito debo debe hacerlo cierto mejor sirve sigue sigo ' +
      'van pasa quisiera tendria podria podemos deberia ello tengan vaya',
  ),
};
