/** The refusals about sessions, proposals, figures and agreements, by their English words. */
export const agreementInSpanish: Record<string, string> = {
  'The time stamp of this file cannot be had right now. Try again in some minutes.':
    'Ahora no se puede obtener el sello de tiempo de este archivo. Inténtelo de nuevo en unos minutos.',
  '% has a place that is not filled in yet.': '% tiene un hueco que todavía no está rellenado.',
  '% has another appointment at this time.': '% tiene otra cita a esta hora.',
  '% has no words yet.': '% todavía no tiene texto.',
  '% has something to do without words or a day.': '% tiene una tarea sin texto o sin día.',
  '% has plain words older than its words to sign. Change them, or say that they still fit.':
    '% tiene palabras sencillas más antiguas que el texto que se firma. Cámbielas, o diga que todavía valen.',
  '% has words in another language. Replace them, or say why they stay.':
    '% tiene palabras en otro idioma. Cámbielas, o diga por qué se quedan.',
  'You sign without a code from a mail.': 'Usted firma sin código de un correo.',
  'Enter the code from your mail first.': 'Escriba primero el código de su correo.',
  'A signature says how its signer was recognized.': 'Una firma dice cómo se reconoció a quien firma.',
  'Agree to sign electronically, or sign on paper. Ask your mediator for that.':
    'Acepte firmar electrónicamente o firme en papel. Pídaselo a su mediador.',
  'This code is not right.': 'Este código no es correcto.',
  'This code no longer works after five wrong tries. Ask for a new one.':
    'Este código ya no sirve después de cinco intentos fallidos. Pida uno nuevo.',
  'This code was good for ten minutes. Ask for a new one.': 'Este código sirvió durante diez minutos. Pida uno nuevo.',
  'This code does not work, or it has been used. Ask for a new one.':
    'Este código no sirve o ya se usó. Pida uno nuevo.',
  'You can attest this once both parties have signed.': 'Puede declararlo cuando ambas partes hayan firmado.',
  'Only the mediator and the lawyers of the parties attest.':
    'Solo declaran la persona que media y los abogados de las partes.',
  'Read again what you attest.': 'Lea otra vez lo que declara.',
  'A case has 30 topics at most.': 'Un caso tiene 30 temas como máximo.',
  'A comment is for nobody who cannot read the version.':
    'Un comentario no puede dirigirse a quien no puede leer la versión.',
  'You gave this signature on screen.': 'Usted dio esta firma en la pantalla.',
  'Only a signature from paper can be taken back.': 'Solo se puede retirar una firma en papel.',
  'A case needs at least one document of the agreement.': 'Un caso necesita al menos un documento del acuerdo.',
  'This document is released, so both parties sign it.':
    'Este documento está compartido, así que lo firman ambas partes.',
  'A draft is shared after the first session.': 'Un borrador se comparte después de la primera sesión.',
  'A draft is released once the case is at the negotiation sessions.':
    'Un borrador se comparte cuando el caso está en las sesiones de negociación.',
  'A lawyer round is open already.': 'Ya hay una ronda de abogados abierta.',
  'A lawyer writes to their client or to everybody.': 'Un abogado escribe a su cliente o a todos.',
  'A party asked for a private word about this version. Answer it first.':
    'Una parte pidió hablar en privado sobre esta versión. Atiéndalo primero.',
  'A packet holds at least one document that both parties have signed.':
    'La documentación contiene al menos un documento firmado por ambas partes.',
  'A packet holds at most % MB of documents. Leave some of them out.':
    'La documentación contiene como máximo % MB de documentos. Deje algunos fuera.',
  'A party enters their own figures.': 'Cada parte anota sus propias cifras.',
  'A party has not signed the newest version yet.': 'Una parte todavía no ha firmado la versión más nueva.',
  'A session has a time once it is scheduled.': 'Una sesión tiene hora cuando está programada.',
  'A statement has 200 figures at most.': 'Una declaración tiene 200 cifras como máximo.',
  'Ask for an answer before the first of the times.': 'Pida una respuesta antes de la primera de las horas.',
  'Both parties have not signed this document yet.': 'Las dos partes todavía no han firmado este documento.',
  'Both statements are open already.': 'Las dos declaraciones ya están abiertas.',
  'A working copy has no name, and another way has one.':
    'Una copia de trabajo no tiene nombre; otra manera de repartir sí lo tiene.',
  'Both statements have to be open first.': 'Primero tienen que estar abiertas las dos declaraciones.',
  'Both statements have to be complete first.': 'Primero tienen que estar completas las dos declaraciones.',
  'Choose a deadline between one hour and 60 days from now.': 'Elija un plazo de entre una hora y 60 días.',
  'Choose a later deadline, within 60 days.': 'Elija un plazo posterior, dentro de 60 días.',
  'Choose a time within a year.': 'Elija una hora en el plazo de un año.',
  'Choose a clause of this draft.': 'Elija una cláusula de este borrador.',
  'Choose English or Spanish.': 'Elija inglés o español.',
  'Choose the scanned document of this case.': 'Elija el documento escaneado de este caso.',
  'Clause %, “%”,': 'La cláusula %, «%»,',
  'Enter a figure first.': 'Anote primero una cifra.',
  'Enter the day on the paper.': 'Anote el día que figura en el papel.',
  'Everybody has seen this figure. Change its amount instead.': 'Todos han visto esta cifra. Cambie su importe.',
  'Everybody has seen this figure. Its amount, day and page can still change.':
    'Todos han visto esta cifra. Su importe, su día y su página todavía se pueden cambiar.',
  'Everybody who comes must have joined the case.': 'Todos los que asisten deben haberse unido al caso.',
  'Make an address for your calendar first.': 'Cree primero una dirección para su calendario.',
  'No draft has been shared yet.': 'Todavía no se ha compartido ningún borrador.',
  'No language model may translate here.': 'Aquí no puede traducir ningún modelo de lenguaje.',
  'No session has been held yet.': 'Todavía no se ha celebrado ninguna sesión.',
  'Nothing has changed since the last version.': 'No ha cambiado nada desde la última versión.',
  'Offer one to five times.': 'Ofrezca de una a cinco horas.',
  'Offer times to come, within two years.': 'Ofrezca horas que estén por venir, en el plazo de dos años.',
  'Only a comment of your own in an open lawyer round can be changed.':
    'Solo se puede cambiar un comentario propio en una ronda de abogados abierta.',
  'Only a lawyer of this round may do this.': 'Solo un abogado de esta ronda puede hacer esto.',
  'Only a session that is to come can be moved.': 'Solo se puede cambiar de hora una sesión que está por venir.',
  'Only its author changes this.': 'Solo quien lo hizo puede cambiarlo.',
  'Only the parties and the mediator try out who gets what.':
    'Solo las partes y el mediador prueban cómo repartir las cosas.',
  'This is shared already.': 'Ya está compartido.',
  'This is shared with everybody or with nobody.': 'Esto se comparte con todos o con nadie.',
  'This is shared, so it stays.': 'Está compartido, así que se queda como está.',
  'This is shared, so it stays. Try another way that starts from it.':
    'Está compartido, así que se queda como está. Pruebe otra manera que parta de esta.',
  'You can keep 20 ways at most.': 'Puede guardar 20 maneras como máximo.',
  'Only the mediator chooses the documents of a session.': 'Solo el mediador elige los documentos de una sesión.',
  'Only the mediator chooses who comes.': 'Solo el mediador elige quién asiste.',
  'Only the mediator may do this. You can ask to move a session.':
    'Solo el mediador puede hacer esto. Usted puede pedir que se cambie una sesión.',
  'Only the mediator sets a date to answer by.': 'Solo el mediador fija hasta cuándo se responde.',
  'Only the mediator sets this date.': 'Solo el mediador fija esta fecha.',
  'Only the mediator shares a draft.': 'Solo el mediador comparte un borrador.',
  'Only the party says that their figures are complete.': 'Solo la parte dice que sus cifras están completas.',
  'Only the party to whom it was made answers a proposal.': 'Solo responde a una propuesta la parte que la recibió.',
  'Only the party who was asked answers.': 'Solo responde la parte a la que se preguntó.',
  'Only the person who does this, or the mediator, can say that it is done.':
    'Solo quien hace esto, o el mediador, puede decir que está hecho.',
  'Only the person whose part it is marks it.': 'Solo lo marca la persona a quien corresponde.',
  'Only the two parties sign.': 'Solo firman las dos partes.',
  'Only whoever made a proposal withdraws it.': 'Solo retira una propuesta quien la hizo.',
  'Read the agreement to the end first.': 'Lea primero el acuerdo hasta el final.',
  'Say for whom it is.': 'Diga para quién es.',
  'Say who came once the session is over.': 'Diga quién asistió cuando la sesión haya terminado.',
  'Say who comes.': 'Diga quién asiste.',
  'Sign only what you decide yourself. You can ask for a private word with your mediator.':
    'Firme solo lo que decida usted. Puede pedir hablar en privado con su mediador.',
  'Signing is paused until your mediator has spoken with you.':
    'La firma está en pausa hasta que su mediador hable con usted.',
  'Somebody feels unsafe about this session. Speak with them alone before you go on.':
    'Alguien no se siente seguro con esta sesión. Hable a solas con esa persona antes de seguir.',
  'Somebody in the same case has this name, or one that looks like it. Add a middle name or an initial.':
    'Alguien del mismo caso tiene este nombre, o uno parecido. Añada otro nombre o una inicial.',
  'The actions have changed. Look at the newest ones.': 'Las tareas han cambiado. Mire las más nuevas.',
  'The last day is before the first one.': 'El último día es anterior al primero.',
  'The lawyers do not read this version.': 'Los abogados no leen esta versión.',
  'The offered times have changed. Look at the newest ones.': 'Las horas ofrecidas han cambiado. Mire las más nuevas.',
  'The old or the new time is less than 24 hours away. Say why the session moves. Everybody who comes reads it.':
    'Faltan menos de 24 horas para la hora antigua o la nueva. Diga por qué cambia la sesión. Lo leen todos los que asisten.',
  'The parties and the mediator make proposals.': 'Las propuestas las hacen las partes y el mediador.',
  'The session is less than 24 hours away. Say why you ask to move it.':
    'Faltan menos de 24 horas para la sesión. Diga por qué pide cambiarla.',
  'The time for this proposal is over.': 'El plazo de esta propuesta ha terminado.',
  'The time to think can only become longer.': 'El tiempo para pensar solo se puede alargar.',
  'The time to think is not over yet.': 'El tiempo para pensar todavía no ha terminado.',
  'The time to think was not over on this day.': 'En este día el tiempo para pensar no había terminado.',
  'The two sides do not meet. Give each side a link that the other side never had.':
    'Los dos lados no se encuentran. Dé a cada lado un enlace que el otro nunca haya tenido.',
  'The two sides do not meet. Give each side a place of its own.':
    'Los dos lados no se encuentran. Dé a cada lado un lugar propio.',
  'There are figures already, so the currency stays.': 'Ya hay cifras, así que la moneda se mantiene.',
  'There are proposals about this topic, so it stays.': 'Hay propuestas sobre este tema, así que se mantiene.',
  'There is a newer version of the agreement. Read that one first.':
    'Hay una versión más nueva del acuerdo. Léala primero.',
  'There is a newer version. Open the lawyer round for that one.':
    'Hay una versión más nueva. Abra la ronda de abogados para esa.',
  'There is no draft to share.': 'No hay ningún borrador que compartir.',
  'There is no parenting schedule to read yet.': 'Todavía no hay un calendario de crianza que leer.',
  'These figures are marked as complete. Change that first.':
    'Estas cifras están marcadas como completas. Cambie eso primero.',
  'These figures are not marked as complete.': 'Estas cifras no están marcadas como completas.',
  'Enter a date or a year.': 'Escriba una fecha o un año.',
  'Enter a year from 1900 on.': 'Escriba un año a partir de 1900.',
  'The separation cannot come before the wedding.': 'La separación no puede ser anterior a la boda.',
  'This day is in the future.': 'Este día está en el futuro.',
  'This draft is empty.': 'Este borrador está vacío.',
  'This draft is gone. You offered or discarded it in another window.':
    'Este borrador ya no está. Lo ofreció o lo descartó en otra ventana.',
  'This lawyer round is closed.': 'Esta ronda de abogados está cerrada.',
  'This party has signed already.': 'Esta parte ya ha firmado.',
  'This proposal is not agreed.': 'Esta propuesta no está acordada.',
  'This proposal is not open any more. Look at the newest one.':
    'Esta propuesta ya no está abierta. Mire la más nueva.',
  'This session has its time already.': 'Esta sesión ya tiene su hora.',
  'This session has no time yet.': 'Esta sesión todavía no tiene hora.',
  'This session has not begun yet.': 'Esta sesión todavía no ha empezado.',
  'This session is % already. Times are offered before that.':
    'Esta sesión ya está %. Las horas se ofrecen antes de eso.',
  'This session is % and cannot become %.': 'Esta sesión está % y no puede pasar a estar %.',
  'This session is %.': 'Esta sesión está %.',
  'This session is over.': 'Esta sesión ha terminado.',
  'This time has passed. Choose one to come.': 'Esta hora ya ha pasado. Elija una que esté por venir.',
  'This time is no longer available, or the session already has a time.':
    'Esta hora ya no está disponible, o la sesión ya tiene hora.',
  'This time was not offered.': 'Esta hora no se ha ofrecido.',
  'This topic is agreed. The mediator can take it up again.': 'Este tema está acordado. El mediador puede retomarlo.',
  'This topic is parked. The mediator can take it up again.':
    'Este tema quedó para más adelante. El mediador puede retomarlo.',
  'This version does not name this party. Release it again first.':
    'Esta versión no nombra a esta parte. Publíquela primero de nuevo.',
  'This version does not name you. Your mediator can release it again.':
    'Esta versión no le nombra a usted. Su mediador puede compartirla de nuevo.',
  'Write your full name as it is shown.': 'Escriba su nombre completo tal como se muestra.',
  'You are done with this lawyer round.': 'Usted ya ha terminado con esta ronda de abogados.',
  'You have another appointment at this time.': 'Usted tiene otra cita a esta hora.',
  'You have already asked. The mediator will answer.': 'Ya lo ha pedido. El mediador responderá.',
  'You have answered this already.': 'Usted ya ha respondido a esto.',
  'You have signed this version already.': 'Usted ya ha firmado esta versión.',
  cancelled: 'cancelada',
  completed: 'celebrada',
  'no show': 'sin asistencia',
  proposed: 'propuesta',
  scheduled: 'programada',
};
