import type { Terms } from '@mediation/api-client';

/** The text that every organization starts from. It names no country and no law, and a lawyer reads it before it is used. */
export const startingTerms: Terms = {
  en: [
    {
      kind: 'mediation',
      title: 'What mediation is',
      summary: 'Your mediator helps you two talk and write down what you agree. They decide nothing.',
      text: 'A mediator helps both of you to say what matters, to understand the facts and to look for answers that work. The mediator takes no side, gives no legal advice and decides nothing. You two decide.\n\nWhat you work out here is a proposal until it is written down and signed. What it is worth in law is for a lawyer, and in places for a court, to say.',
    },
    {
      kind: 'choice',
      title: 'It is your choice',
      summary: 'You can stop at any time, and so can the other party or the mediator. Nobody needs a reason.',
      text: 'Nobody can make you mediate, and nobody can make you agree to anything. You can ask for a break, for more time or for another way of meeting at any moment.\n\nIf you stop, nothing is held against you here.',
    },
    {
      kind: 'confidential',
      title: 'What stays confidential',
      summary: 'What is said here stays here. There are limits.',
      text: 'What either of you says in a session, and what is written here for mediation, stays confidential. Neither of you uses it against the other elsewhere, and neither of you asks the mediator to be a witness.\n\nThese are the limits:\n- a child or an adult is at risk of serious harm;\n- the law tells us to report something;\n- facts that exist outside of mediation, such as bank statements, can be used elsewhere as before.',
    },
    {
      kind: 'private',
      title: 'What you tell the mediator alone',
      summary: 'It stays with the mediator unless you say that it can be passed on.',
      text: 'You can talk or write to the mediator alone. The mediator does not tell the other party what you said, and not that you said something, unless you allow it. The same limits hold as for everything confidential.\n\nIf the mediator cannot go on fairly with what they know, they may end the mediation without saying why.',
    },
    {
      kind: 'records',
      title: 'Records',
      summary: 'We keep what you signed and the documents you sent for a set time, then delete them.',
      text: 'We keep your documents, the agreement and a short record of each session. Sessions are not recorded, and please do not record them yourselves.\n\nAsk us how long each kind is kept. You can download what is yours, and you can ask us to correct or delete what is about you.',
    },
    {
      kind: 'lawyers',
      title: 'Lawyers',
      summary: 'You can have a lawyer at any time. We recommend it before you sign an agreement.',
      text: 'Each of you may take advice from a lawyer of your own, before, during and after mediation. A lawyer can join here, where they read what their client shares with them.\n\nBefore you sign an agreement about your home, money or children, have it looked at by a lawyer of your own.',
    },
    {
      kind: 'safety',
      title: 'Safety',
      summary: 'Before we begin, the mediator asks each of you alone whether you feel safe.',
      text: 'Tell the mediator alone if you are afraid, or if something at home makes it hard to speak freely. You do not have to answer, and the other party never learns what you said.\n\nWe can meet in separate rooms, at different times or by phone. If it is not safe to mediate, we do not. In danger, call the emergency number first.',
    },
    {
      kind: 'ending',
      title: 'How it ends',
      summary: 'It ends when you have agreed, or when one of you or the mediator stops.',
      text: 'Mediation ends when what you agreed is written down, or when one of you or the mediator says that it is over. The mediator also stops when mediation is not fair or not safe any more.\n\nWhat you have signed by then stays as it is. Drafts and proposals do not count.',
    },
    {
      kind: 'complaints',
      title: 'If something is wrong',
      summary: 'Tell the mediator or our office. We answer in writing.',
      text: 'If you are not content with how we work, tell the mediator or write to our office. We write back, and we tell you who else you can turn to.\n\nA complaint changes nothing about how you are treated here.',
    },
    {
      kind: 'fees',
      title: 'The fees',
      summary: 'Write here what your office charges and who pays.',
      text: 'Write here:\n- what a session costs and how long it is;\n- what else is charged, such as the drafting of documents;\n- who pays which share, and when;\n- until when a session can be cancelled without a fee.\n\nNobody loses access to safety, to their documents or to the record because of an open invoice.',
    },
  ],
  es: [
    {
      kind: 'mediation',
      title: 'Qué es la mediación',
      summary: 'Su mediador les ayuda a hablar y a escribir lo que acuerden. No decide nada.',
      text: 'Un mediador ayuda a los dos a decir lo que importa, a entender los hechos y a buscar respuestas que funcionen. El mediador no toma partido, no da asesoramiento jurídico y no decide nada. Deciden ustedes dos.\n\nLo que resuelvan aquí es una propuesta hasta que esté escrito y firmado. Qué valor tiene ante la ley lo dice un abogado y, según el lugar, un juzgado.',
    },
    {
      kind: 'choice',
      title: 'Usted elige',
      summary: 'Puede parar cuando quiera, y también la otra parte o el mediador. Nadie necesita un motivo.',
      text: 'Nadie puede obligarle a mediar ni a aceptar nada. En cualquier momento puede pedir una pausa, más tiempo u otra manera de reunirse.\n\nSi para, aquí no se le reprochará.',
    },
    {
      kind: 'confidential',
      title: 'Qué es confidencial',
      summary: 'Lo que se dice aquí se queda aquí. Hay límites.',
      text: 'Lo que cualquiera de los dos diga en una sesión, y lo que se escriba aquí para la mediación, es confidencial. Ninguno lo usa contra el otro en otro lugar, y ninguno llama al mediador como testigo.\n\nEstos son los límites:\n- un niño o un adulto corre el riesgo de sufrir un daño grave;\n- la ley nos ordena comunicar algo;\n- los hechos que existen fuera de la mediación, como los extractos bancarios, pueden usarse en otro lugar igual que antes.',
    },
    {
      kind: 'private',
      title: 'Lo que cuenta solo al mediador',
      summary: 'Se queda con el mediador, salvo que usted diga que puede transmitirlo.',
      text: 'Puede hablar o escribir solo con el mediador. El mediador no cuenta a la otra parte lo que usted dijo, ni que dijo algo, salvo que usted lo permita. Valen los mismos límites que para todo lo confidencial.\n\nSi con lo que sabe no puede seguir de manera justa, el mediador puede terminar la mediación sin decir por qué.',
    },
    {
      kind: 'records',
      title: 'Lo que guardamos',
      summary: 'Guardamos lo firmado y los documentos enviados durante un tiempo fijado, y después los borramos.',
      text: 'Guardamos sus documentos, el acuerdo y un breve registro de cada sesión. Las sesiones no se graban, y le pedimos que tampoco las grabe usted.\n\nPregúntenos cuánto tiempo se guarda cada cosa. Puede descargar lo que es suyo y pedirnos que corrijamos o borremos lo que trata de usted.',
    },
    {
      kind: 'lawyers',
      title: 'Abogados',
      summary: 'Puede tener un abogado en cualquier momento. Lo recomendamos antes de firmar un acuerdo.',
      text: 'Cada uno puede recibir consejo de un abogado propio antes, durante y después de la mediación. Un abogado puede entrar aquí, donde lee lo que su cliente comparte con él.\n\nAntes de firmar un acuerdo sobre su vivienda, su dinero o sus hijos, pida a un abogado propio que lo revise.',
    },
    {
      kind: 'safety',
      title: 'Seguridad',
      summary: 'Antes de empezar, el mediador pregunta a cada uno a solas si se siente a salvo.',
      text: 'Diga solo al mediador si tiene miedo, o si algo en casa le impide hablar con libertad. No tiene que responder, y la otra parte nunca sabe lo que dijo.\n\nPodemos reunirnos en salas separadas, a horas distintas o por teléfono. Si no es seguro mediar, no mediamos. En peligro, llame primero al número de emergencias.',
    },
    {
      kind: 'ending',
      title: 'Cómo termina',
      summary: 'Termina cuando han llegado a un acuerdo, o cuando uno de ustedes o el mediador para.',
      text: 'La mediación termina cuando lo acordado está escrito, o cuando uno de ustedes o el mediador dice que se acabó. El mediador también para cuando mediar ya no es justo o seguro.\n\nLo que hayan firmado hasta entonces se queda como está. Los borradores y las propuestas no cuentan.',
    },
    {
      kind: 'complaints',
      title: 'Si algo no va bien',
      summary: 'Dígalo al mediador o a nuestra oficina. Respondemos por escrito.',
      text: 'Si no está conforme con nuestra manera de trabajar, dígalo al mediador o escriba a nuestra oficina. Le respondemos por escrito y le decimos a quién más puede acudir.\n\nUna queja no cambia nada en el trato que recibe aquí.',
    },
    {
      kind: 'fees',
      title: 'Los honorarios',
      summary: 'Escriba aquí qué cobra su oficina y quién paga.',
      text: 'Escriba aquí:\n- cuánto cuesta una sesión y cuánto dura;\n- qué más se cobra, como la redacción de documentos;\n- quién paga qué parte, y cuándo;\n- hasta cuándo se puede cancelar una sesión sin coste.\n\nNadie pierde el acceso a la seguridad, a sus documentos o al registro por una factura pendiente.',
    },
  ],
};
