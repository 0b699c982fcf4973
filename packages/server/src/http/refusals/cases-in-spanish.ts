/** The refusals about cases, people, documents and messages, by their English words. `%` stands for a name or a number. */
export const casesInSpanish: Record<string, string> = {
  'A case of this person must still be kept, so not everything can be erased. Answer that a part is done.':
    'Un caso de esta persona debe conservarse todavía, así que no se puede borrar todo. Responda que una parte está hecha.',
  'A case of this person is on legal hold. Nothing can be erased before it is lifted.':
    'Un caso de esta persona tiene una retención legal. No se puede borrar nada antes de que se levante.',
  'Write an explanation.': 'Escriba una explicación.',
  'Ask another admin to answer your own request.': 'Pida a otra persona administradora que responda a su petición.',
  'A comment is for nobody who cannot read the document.':
    'Un comentario no puede dirigirse a quien no puede leer el documento.',
  'A document comes with its file.': 'Un documento se envía con su archivo.',
  'A mediator belongs to an organization. Choose one.': 'Un mediador pertenece a una organización. Elija una.',
  'A new version is for everybody who reads the one before. Change who reads that one first.':
    'Una versión nueva es para todos los que leen la anterior. Cambie primero quién lee aquella.',
  'A newer version of this document is there, or was asked for.':
    'Ya hay una versión más nueva de este documento, o se ha pedido.',
  'A party gets 10 questions at most.': 'Una parte recibe 10 preguntas como máximo.',
  'A party has not joined yet.': 'Una parte todavía no se ha unido.',
  'A party has something left to do.': 'A una parte le queda algo por hacer.',
  'A report covers 20 years at most.': 'Un informe abarca 20 años como máximo.',
  'An admin cannot be a party in a case. Use an account of your own for that.':
    'Un administrador no puede ser parte en un caso. Use para eso una cuenta propia.',
  'An intake has not been sent yet.': 'Todavía falta enviar un cuestionario inicial.',
  'Answer every question first.': 'Responda primero a todas las preguntas.',
  'Ask another admin to close your own account.': 'Pida a otro administrador que cierre su cuenta.',
  'Assistance is switched off for this case. Everything else still works.':
    'La asistencia está desactivada en este caso. Todo lo demás funciona.',
  'Assistance is switched off for your organization. Everything else still works.':
    'La asistencia está desactivada en su organización. Todo lo demás funciona.',
  'Both parties have to join first.': 'Primero tienen que unirse las dos partes.',
  'Choose a mediator of the organization of this case.': 'Elija un mediador de la organización de este caso.',
  'Choose a party who has joined the case.': 'Elija una parte que se haya unido al caso.',
  'Choose an end to come, within a year.': 'Elija un final que esté por venir, en el plazo de un año.',
  'Choose one of your documents.': 'Elija uno de sus documentos.',
  'Choose who should mediate.': 'Elija quién debe mediar.',
  'Documents are not settled yet.': 'Los documentos todavía no están resueltos.',
  'Invite the party first, then their lawyer.': 'Invite primero a la parte y después a su abogado.',
  'It is not due on this day.': 'No vence en este día.',
  'Mail is not a safe way to reach this person.': 'El correo no es una vía segura para llegar a esta persona.',
  'No lawyer takes part in this case.': 'Ningún abogado participa en este caso.',
  'No one else reads this channel. Ask the assistant instead.': 'Nadie más lee este canal. Pregunte al asistente.',
  'Messages to everybody are paused until the mediator goes on. Private channels are open.':
    'Los mensajes para todos están en pausa hasta que el mediador continúe. Los canales privados están abiertos.',
  'The parties do not write to each other here now. Write to your mediator in the private channel.':
    'Por ahora las partes no se escriben aquí. Escriba a su mediador en el canal privado.',
  'This case is paused. Nothing new is offered until the mediator goes on.':
    'Este caso está en pausa. No se ofrece nada nuevo hasta que el mediador continúe.',
  'A published version does not change.': 'Una versión emitida no cambia.',
  'Each part needs its title, its line and its words in both languages, or none of them.':
    'Cada parte necesita su título, su frase y su texto en los dos idiomas, o ninguno de ellos.',
  'Each part is there once.': 'Cada parte aparece una sola vez.',
  'Nothing has changed since the last version.': 'No ha cambiado nada desde la última versión.',
  'Only the parties and the mediator sign.': 'Solo firman las partes y el mediador.',
  'There is a newer version. Read that one first.': 'Hay una versión más nueva. Léala primero.',
  'You decided that the parties do not meet. Choose separate rooms or one party alone, or write why they meet.':
    'Usted decidió que las partes no se reúnan. Elija salas separadas o una sola parte, o escriba por qué se reúnen.',
  'Nothing keeps the parties of this session apart.': 'Nada impide que las partes se reúnan en esta sesión.',
  'Something is missing before the first session. Add it, or write why you start without it.':
    'Falta algo antes de la primera sesión. Añádalo, o escriba por qué empieza sin ello.',
  'Nothing is missing any more.': 'Ya no falta nada.',
  'Say how you adapt.': 'Diga cómo lo adapta.',
  'Write who sends the invoices: the legal name and the address.':
    'Escriba quién envía las facturas: el nombre legal y la dirección.',
  'Enter a rate.': 'Escriba una tarifa.',
  'Write what the tax is called.': 'Escriba cómo se llama el impuesto.',
  'Each income is higher than the one before, and the last band has none.':
    'Cada ingreso es mayor que el anterior, y el último tramo no tiene ninguno.',
  'Only {number} and {amount} can stand in braces.': 'Entre llaves solo pueden ir {number} y {amount}.',
  'Your office does not use fees here.': 'Su oficina no usa honorarios aquí.',
  'Both shares together are 100 percent.': 'Las dos partes juntas suman el 100 por ciento.',
  'A case has 500 lines of time at most.': 'Un caso tiene como máximo 500 líneas de tiempo.',
  'Choose a session that was held.': 'Elija una sesión que se haya celebrado.',
  'Write what it was for.': 'Escriba para qué fue.',
  'This time is in an invoice, which keeps its figures.': 'Este tiempo está en una factura, que conserva sus cifras.',
  'Choose an income band first.': 'Elija primero un tramo de ingresos.',
  'Both parties have to be in the case first.': 'Antes, las dos partes tienen que estar en el caso.',
  'There is nothing to invoice.': 'No hay nada que facturar.',
  'The amount has changed in the meantime. Look at it, then send the invoices.':
    'El importe ha cambiado mientras tanto. Mírelo y envíe después las facturas.',
  'This invoice is cancelled.': 'Esta factura está anulada.',
  'That is more than is still open.': 'Es más de lo que queda pendiente.',
  'Choose a day up to today.': 'Elija un día hasta hoy.',
  'This invoice is paid.': 'Esta factura está pagada.',
  'A reminder was sent today.': 'Hoy ya se envió un recordatorio.',
  'Choose a later day.': 'Elija un día posterior.',
  'Choose hours, for messages at certain hours alone.': 'Elija un horario para los mensajes solo a ciertas horas.',
  'Nobody mediates this case yet.': 'Todavía nadie media en este caso.',
  'Only a party who is in the case can be reminded.': 'Solo se puede recordar a una parte que está en el caso.',
  'Only an admin may delete a case.': 'Solo un administrador puede borrar un caso.',
  'Only an admin may do this.': 'Solo un administrador puede hacer esto.',
  'Only an admin of the platform may do this.': 'Solo la administración de la plataforma puede hacer esto.',
  'Only an admin of the platform moves people between organizations, and nobody moves an admin.':
    'Solo la administración de la plataforma cambia a alguien de organización, y a quien administra no lo cambia nadie.',
  'Only an admin of the platform suspends an organization.':
    'Solo la administración de la plataforma suspende una organización.',
  'You have opened this already.': 'Ya lo abrió.',
  'Open the messages first, with a reason.': 'Abra primero los mensajes, con un motivo.',
  'Only mediators have contacts.': 'Solo los mediadores tienen contactos.',
  'Only the mediator answers an intake.': 'Solo el mediador responde a un cuestionario inicial.',
  'Only the mediator can mark a request as done.': 'Solo el mediador puede dar por hecha una petición.',
  'Only the mediator may do this.': 'Solo el mediador puede hacer esto.',
  'Only the mediator of the case invites people.': 'Solo el mediador del caso invita a personas.',
  'Only the mediator of the case reminds people.': 'Solo el mediador del caso envía recordatorios.',
  'Only the mediator of the case reviews documents.': 'Solo el mediador del caso revisa documentos.',
  'Only the mediator of the case takes out a summary.': 'Solo el mediador del caso puede sacar un resumen.',
  'Only the mediator takes a case to its next step.': 'Solo el mediador lleva un caso a su paso siguiente.',
  'Only the person who sent a document reads what was taken out of it.':
    'Solo quien envió un documento lee qué se le quitó.',
  'Only the person who sent a document can change it.': 'Solo quien envió un documento puede cambiarlo.',
  'Only the person who sent a document can remove it.': 'Solo quien envió un documento puede quitarlo.',
  'Only the person who wrote a message, or the mediator, can take it back.':
    'Solo quien escribió un mensaje, o el mediador, puede retirarlo.',
  'Reports are for mediators and admins.': 'Los informes son para mediadores y administradores.',
  'Somebody else has this place now.': 'Ahora otra persona ocupa este lugar.',
  'Somebody is looking at this request already.': 'Alguien ya está mirando esta petición.',
  'Someone has already joined as this party.': 'Alguien ya se ha unido como esta parte.',
  'Something is still missing for the next step.': 'Todavía falta algo para el paso siguiente.',
  'The account of this person is closed.': 'La cuenta de esta persona está cerrada.',
  'The document to replace does not exist.': 'El documento que se quiere sustituir no existe.',
  'The messages of this case must stay as they are.': 'Los mensajes de este caso deben quedar como están.',
  'The review is not complete.': 'La revisión no está completa.',
  'There is a newer message. Read it first.': 'Hay un mensaje más nuevo. Léalo primero.',
  'There is a newer version of this document already.': 'Ya hay una versión más nueva de este documento.',
  'There is a newer version of this document. Change that one.':
    'Hay una versión más nueva de este documento. Cambie esa.',
  'There is an intake for this person already.': 'Ya hay un cuestionario inicial de esta persona.',
  'There is no question to send.': 'No hay ninguna pregunta que enviar.',
  'These are one entry already.': 'Ya son una sola entrada.',
  'These two people have accounts of their own, so their entries stay apart.':
    'Estas dos personas tienen cuentas propias, así que sus entradas siguen separadas.',
  'This account is closed already.': 'Esta cuenta ya está cerrada.',
  'This account is closed.': 'Esta cuenta está cerrada.',
  'This case holds %. Close it instead.': 'Este caso contiene %. En lugar de borrarlo, ciérrelo.',
  'This case holds proposals. Close it instead.': 'Este caso contiene propuestas. En lugar de borrarlo, ciérrelo.',
  'This case is closed.': 'Este caso está cerrado.',
  'This case is closed. It takes no more documents.': 'Este caso está cerrado. Ya no admite documentos.',
  'This case is closed. Reopen it first.': 'Este caso está cerrado. Ábralo primero de nuevo.',
  'This case is held already.': 'Este caso ya tiene una retención legal.',
  'This case is kept as it is. Nothing can be removed from it now.':
    'Este caso se conserva como está. Ahora no se puede quitar nada de él.',
  'This case is not closed.': 'Este caso no está cerrado.',
  'This case is not held.': 'Este caso no tiene una retención legal.',
  'This case is not open, so nobody is waited for.': 'Este caso no está abierto, así que no se espera a nadie.',
  'This case is on hold.': 'Este caso está en pausa.',
  'This case is on legal hold, so its messages must stay as they are.':
    'Este caso tiene una retención legal, así que sus mensajes deben quedar como están.',
  'This case is on legal hold.': 'Este caso tiene una retención legal.',
  'This decision can no longer be undone.': 'Esta decisión ya no se puede deshacer.',
  'This document has already been added.': 'Este documento ya se ha añadido.',
  'This document has fewer pages.': 'Este documento tiene menos páginas.',
  'This document is not for the people who read this channel. Change who reads it first.':
    'Este documento no es para las personas que leen este canal. Cambie primero quién lo lee.',
  'This document may harm a computer, so nobody can open it.':
    'Este documento puede dañar un ordenador, así que nadie puede abrirlo.',
  'This document no longer exists. Ask for it again.': 'Este documento ya no existe. Pídalo de nuevo.',
  'This document was reviewed already.': 'Este documento ya se ha revisado.',
  'This document was reviewed as what it is. Send a new version instead.':
    'Este documento se ha revisado como lo que es. Envíe una versión nueva.',
  'This document was reviewed. Send a newer version instead.':
    'Este documento se ha revisado. Envíe una versión más nueva.',
  'This intake does not wait for an answer.': 'Este cuestionario inicial no espera una respuesta.',
  'This intake has already been started. Look at it, then make your change again.':
    'Este cuestionario inicial ya se ha empezado. Mírelo y haga su cambio de nuevo.',
  'This intake has been sent.': 'Este cuestionario inicial ya se ha enviado.',
  'This intake has been sent. Your mediator can return it to you.':
    'Este cuestionario inicial ya se ha enviado. Su mediador puede devolvérselo.',
  'This invitation does not exist.': 'Esta invitación no existe.',
  'This invitation has been used or withdrawn.': 'Esta invitación ya se ha usado o se ha retirado.',
  'This invitation has been used, withdrawn or has expired.':
    'Esta invitación se ha usado, se ha retirado o ha caducado.',
  'This invitation has expired.': 'Esta invitación ha caducado.',
  'This invitation is for another e-mail address.': 'Esta invitación es para otra dirección de correo.',
  'This is not the next step of the case.': 'Este no es el paso siguiente del caso.',
  'This is the last admin. Make somebody else an admin first.':
    'Es el último administrador. Nombre primero a otra persona.',
  'This mediator has another part in the case, and so cannot mediate it.':
    'Este mediador tiene otro papel en el caso y por eso no puede mediarlo.',
  'This mediator has open cases. Assign them to somebody else first.':
    'Este mediador tiene casos abiertos. Asígnelos primero a otra persona.',
  'This mediator has the case already.': 'Este mediador ya tiene el caso.',
  'This organization is paused, so nothing new can begin in it. Ask an admin.':
    'Esta organización está en pausa, así que no puede empezar nada nuevo en ella. Pregunte a un administrador.',
  'This organization is suspended: everything can be read, and nothing changed. Ask an admin.':
    'Esta organización está suspendida: se puede leer todo, y no se puede cambiar nada. Pregunte a un administrador.',
  'This document was sent back. Choose another one.': 'Este documento fue devuelto. Elija otro.',
  'This person already has this role.': 'Esta persona ya tiene esta función.',
  'This person does not wait for an answer.': 'Esta persona no espera una respuesta.',
  'This person is already invited to another place in this case.':
    'Esta persona ya está invitada a otro lugar de este caso.',
  'This person is in the case already.': 'Esta persona ya está en el caso.',
  'This person is not a party of an open case.': 'Esta persona no es parte de un caso abierto.',
  'This person is not in the case any more.': 'Esta persona ya no está en el caso.',
  'This person is or was a party in a case, and so cannot be an admin.':
    'Esta persona es o fue parte en un caso, así que no puede ser administrador.',
  'This person is or was on the other side of this case, so they cannot join this side. Invite somebody else.':
    'Esta persona está o estuvo en el otro lado de este caso, así que no puede unirse a este. Invite a otra persona.',
  'This person never joined. Invite them again.': 'Esta persona nunca se unió. Invítela de nuevo.',
  'This place in the case is taken.': 'Este lugar del caso está ocupado.',
  'This question is answered already.': 'Esta pregunta ya está respondida.',
  'This question was sent already.': 'Esta pregunta ya se ha enviado.',
  'There is no enquiry that you could still take back.': 'Ya no hay ninguna consulta que se pueda retirar.',
  'This enquiry was answered already.': 'Esta consulta ya se ha respondido.',
  'This office takes no enquiries now. Choose another one.': 'Esta oficina no admite consultas ahora. Elija otra.',
  'You have asked an office already. Take that back first.':
    'Ya ha preguntado a una oficina. Retire antes esa consulta.',
  'You are in a case already. Write to your mediator.': 'Ya está en un caso. Escriba a quien media en él.',
  'Only a mediator opens a case from an enquiry.': 'Solo quien media abre un caso a partir de una consulta.',
  'There is no request that you could still take back.': 'Ya no hay ninguna petición que se pueda retirar.',
  'The person took this request back.': 'La persona ha retirado esta petición.',
  'This request was answered already.': 'Esta petición ya se ha respondido.',
  'This was answered already.': 'Esto ya se ha respondido.',
  'Type your password to make somebody an admin.': 'Escriba su contraseña para nombrar a un administrador.',
  'You are already in this case.': 'Usted ya está en este caso.',
  'You can see that this document exists, but you cannot open it.':
    'Puede ver que este documento existe, pero no abrirlo.',
  'You cannot remove yourself. Ask an admin to give the case to somebody else.':
    'No puede quitarse a sí mismo. Pida a un administrador que dé el caso a otra persona.',
  'You have opened a case already. It waits for a mediator.': 'Ya ha abierto un caso. Espera a un mediador.',
  'You reminded this person already in the last 24 hours.':
    'Ya envió un recordatorio a esta persona en las últimas 24 horas.',
  'You were on the other side of this case, so you cannot join this side.':
    'Usted estuvo en el otro lado de este caso, así que no puede unirse a este.',
  'Your account has no role.': 'Su cuenta no tiene ninguna función.',
  'You confirmed this lawyer. Ask your mediator to remove them.':
    'Usted confirmó a esta persona. Pida a su mediador que la retire.',
  'Your lawyer has not accepted the invitation yet.': 'Su abogado todavía no ha aceptado la invitación.',
  'an agreement': 'un acuerdo',
  'an intake': 'un cuestionario inicial',
  documents: 'documentos',
  messages: 'mensajes',
  'other records': 'otros registros',
  sessions: 'sesiones',
};
