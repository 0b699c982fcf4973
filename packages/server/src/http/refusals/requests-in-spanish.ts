/** The refusals of signing in, of fields, files and requests, by their English words. */
export const requestsInSpanish: Record<string, string> = {
  'A batch cannot carry another one.': 'Un grupo de lecturas no puede llevar otro dentro.',
  'A batch carries at most % reads.': 'Un grupo lleva como máximo % lecturas.',
  'A batch carries only calls that answer JSON.': 'Un grupo solo lleva llamadas que responden JSON.',
  'Begin anew with a fresh code.': 'Empiece de nuevo con un código reciente.',
  'Confirm first that it is you.': 'Confirme primero que es usted.',
  'Confirm first with your second step.': 'Confirme primero con su segundo paso.',
  'Enter the code.': 'Escriba el código.',
  'Give the number to call, like 112.': 'Indique el número al que llamar, por ejemplo 112.',
  'Give your second factor to sign in.': 'Dé su segundo factor para entrar.',
  'Set up a second factor first.': 'Configure primero un segundo factor.',
  'Enter a name.': 'Escriba un nombre.',
  'Give your email and your password first, and then the passkey.':
    'Dé primero su correo y su contraseña, y después la llave de acceso.',
  'Give the password, a code or a passkey.': 'Dé la contraseña, un código o una llave de acceso.',
  'This passkey belongs to another account.': 'Esta llave de acceso es de otra cuenta.',
  'Set up a second step for signing in first.': 'Configure primero un segundo paso para entrar.',
  'A second admin has to confirm this.': 'Tiene que confirmarlo un segundo administrador.',
  'Ask another admin to do this for you.': 'Pida a otro administrador que lo haga por usted.',
  'Nothing waits for a confirmation.': 'No hay nada que espere una confirmación.',
  'Somebody has begun this already.': 'Alguien ya lo ha empezado.',
  'This person has no second step.': 'Esta persona no tiene un segundo paso.',
  'This passkey does not belong here, or it took too long. Try again.':
    'Esta llave de acceso no es de aquí, o ha tardado demasiado. Inténtelo de nuevo.',
  'This passkey is not known here. It may have been removed.':
    'Aquí no se conoce esta llave de acceso. Puede que se haya quitado.',
  'You have twenty passkeys. Remove one first.': 'Usted tiene veinte llaves de acceso. Quite una primero.',
  'There is no app to remove.': 'No hay ninguna aplicación que quitar.',
  'This code has been used. Wait for the next one.': 'Este código ya se ha usado. Espere al siguiente.',
  'This code is not right. Look whether the clock of your device is right.':
    'Este código no es correcto. Mire si el reloj de su dispositivo va bien.',
  'This code is too long.': 'Este código es demasiado largo.',
  'This recovery code is not right, or it has been used.':
    'Este código de recuperación no es correcto, o ya se ha usado.',
  'This took too long. Begin again with your password.':
    'Esto ha tardado demasiado. Empiece de nuevo con su contraseña.',
  'You have an app for codes. Remove it first.': 'Usted tiene una aplicación de códigos. Quítela primero.',
  'A date does not exist.': 'Una fecha no existe.',
  'A number is too large.': 'Un número es demasiado grande.',
  'A value has the wrong format.': 'Un valor no tiene la forma correcta.',
  'A value is not allowed here.': 'Un valor no se admite aquí.',
  'A value is too long.': 'Un valor es demasiado largo.',
  'Check the marked fields.': 'Revise los campos marcados.',
  'Choose a PNG, a JPEG or a WebP for the logo.': 'Elija un PNG, un JPEG o un WebP para el logotipo.',
  'Choose a logo of at most % MB.': 'Elija un logotipo de % MB como máximo.',
  'Choose a reason.': 'Elija un motivo.',
  'Choose a stronger password.': 'Elija una contraseña más segura.',
  'Choose a time zone from the list.': 'Elija una zona horaria de la lista.',
  'Choose an end that is not the beginning.': 'Elija un final que no sea el principio.',
  'Choose one of the offered values.': 'Elija uno de los valores ofrecidos.',
  'Confirm your email address first. We sent you a link.':
    'Confirme primero su dirección de correo. Le hemos enviado un enlace.',
  'Enter a colour as #rrggbb.': 'Escriba un color como #rrggbb.',
  'Enter a date, like 2026-04-17.': 'Escriba una fecha, como 2026-04-17.',
  'Enter a text, or choose messages.': 'Escriba un texto o elija mensajes.',
  'Enter a time, like 21:30.': 'Escriba una hora, como 21:30.',
  'Enter an address that begins with https://.': 'Escriba una dirección que empiece por https://.',
  'Enter an email address, like name@example.org.': 'Escriba una dirección de correo, como nombre@example.org.',
  'Enter your email address and your password.': 'Escriba su dirección de correo y su contraseña.',
  'Fill this in.': 'Rellene esto.',
  'Keep %: it stands for a fact of the platform.': 'Conserve %: representa un dato de la plataforma.',
  'Not found.': 'No se encuentra.',
  'Nothing is known for %. Leave it out.': 'No se sabe nada de %. Déjelo fuera.',
  'Only exact counts are supported.': 'Solo se admiten recuentos exactos.',
  'Regular expressions are not supported. Use ilike.': 'No se admiten expresiones regulares. Use ilike.',
  'Send JSON, with the content type application/json.': 'Envíe JSON, con el tipo de contenido application/json.',
  'Send a PDF, a JPG or a PNG.': 'Envíe un PDF, un JPG o un PNG.',
  'Send a form, with the content type multipart/form-data.':
    'Envíe un formulario, con el tipo de contenido multipart/form-data.',
  'Send one file, and each field once.': 'Envíe un solo archivo, y cada campo una vez.',
  'Send one file, in the field “file”.': 'Envíe un solo archivo, en el campo «file».',
  'Sign in to continue.': 'Inicie sesión para continuar.',
  'Somebody changed this in the meantime. Look at the newest version, then make your change again.':
    'Alguien ha cambiado esto entretanto. Mire la versión más nueva y haga su cambio de nuevo.',
  'Someone else changed this at the same time. Try again.':
    'Otra persona ha cambiado esto al mismo tiempo. Inténtelo de nuevo.',
  'Something went wrong on our side. Try again.': 'Algo ha fallado por nuestra parte. Inténtelo de nuevo.',
  'The Idempotency-Key must be a UUID.': 'La Idempotency-Key debe ser un UUID.',
  'The audit log is only ever added to.': 'Al registro de auditoría solo se le añade.',
  'The email address or the password is wrong.': 'La dirección de correo o la contraseña no es correcta.',
  'The file arrived incomplete. Send it again.': 'El archivo llegó incompleto. Envíelo de nuevo.',
  'The name of this file must end in %, to fit what it is.':
    'El nombre de este archivo debe terminar en %, según lo que es.',
  'The name of this file must end in % or %, to fit what it is.':
    'El nombre de este archivo debe terminar en % o %, según lo que es.',
  'The request is not valid JSON.': 'La petición no es JSON válido.',
  'The request must be one JSON object, nested no deeper than 32 levels.':
    'La petición debe ser un objeto JSON, con 32 niveles como máximo.',
  'The text contains a character that we cannot store.': 'El texto contiene un carácter que no podemos guardar.',
  'There is an account with this e-mail address. Sign in instead.':
    'Ya hay una cuenta con esta dirección de correo. Inicie sesión.',
  'This PDF is incomplete.': 'Este PDF está incompleto.',
  'This PDF is locked with a password. Save it without one, then send it again.':
    'Este PDF está protegido con una contraseña. Guárdelo sin ella y envíelo de nuevo.',
  'This account has no profile.': 'Esta cuenta no tiene perfil.',
  'This address does not support this method.': 'Esta dirección no admite este método.',
  'This already exists.': 'Esto ya existe.',
  'This code is not right, or it has been used.': 'Este código no es correcto, o ya se ha usado.',
  'This file cannot be read, or it is not what its name says. Open it, save it anew and send that.':
    'Este archivo no se puede leer, o no es lo que dice su nombre. Ábralo, guárdelo de nuevo y envíe ese.',
  'This file is empty.': 'Este archivo está vacío.',
  'This file is larger than % MB.': 'Este archivo supera los % MB.',
  'This file may contain a virus, so we did not keep it. Try another copy.':
    'Este archivo puede contener un virus, así que no lo hemos guardado. Pruebe con otra copia.',
  'This form shows its content in one program only. Print it to PDF and send that.':
    'Este formulario solo muestra su contenido en un programa. Imprímalo como PDF y envíe ese.',
  'This has already been done. Reload the page to see the result.':
    'Esto ya se ha hecho. Vuelva a cargar la página para ver el resultado.',
  'This has the wrong form.': 'Esto no tiene la forma correcta.',
  'This is not the address of a logo.': 'Esta no es la dirección de un logotipo.',
  'This is not the password that you chose.': 'Esta no es la contraseña que usted eligió.',
  'This is not your current password.': 'Esta no es su contraseña actual.',
  'This is taking too long. Try again in a moment.': 'Esto tarda demasiado. Inténtelo de nuevo en un momento.',
  'This is too easy to guess. Do not use your name, your e-mail address or the word for this service.':
    'Es demasiado fácil de adivinar. No use su nombre, su dirección de correo ni la palabra de este servicio.',
  'This is too large to send.': 'Esto es demasiado grande para enviarlo.',
  'This is your password already. Choose another one.': 'Esta ya es su contraseña. Elija otra.',
  'This key was used for another request.': 'Esta clave se usó para otra petición.',
  'This link has been used or has expired. Ask for a new one.':
    'Este enlace se ha usado o ha caducado. Pida uno nuevo.',
  'This link has been used or has expired. Register again.':
    'Este enlace se ha usado o ha caducado. Regístrese de nuevo.',
  'This page does not exist. Begin at the first one.': 'Esta página no existe. Empiece por la primera.',
  'This password was in a data leak. Choose another one.':
    'Esta contraseña apareció en una filtración de datos. Elija otra.',
  'This password is too common. Choose another one.': 'Esta contraseña es demasiado común. Elija otra.',
  'This picture is incomplete.': 'Esta imagen está incompleta.',
  'This refers to something that no longer exists.': 'Esto se refiere a algo que ya no existe.',
  'This request comes from another site.': 'Esta petición viene de otro sitio.',
  'Too many attempts. Try again in % minutes.': 'Demasiados intentos. Inténtelo de nuevo dentro de % minutos.',
  'Too many nested tables: use two levels at most.': 'Demasiadas tablas anidadas: use dos niveles como máximo.',
  'Too many tries. Wait a few minutes.': 'Demasiados intentos. Espere unos minutos.',
  'Use % at most.': 'Use % como máximo.',
  'Use % characters at most.': 'Use % caracteres como máximo.',
  'Use % characters or more.': 'Use % caracteres o más.',
  'Use % or more.': 'Use % o más.',
  'Use small letters, digits and single hyphens.': 'Use letras minúsculas, cifras y guiones sueltos.',
  'We cannot check files for viruses right now. Try again in a few minutes.':
    'Ahora no podemos comprobar si hay virus en los archivos. Inténtelo de nuevo en unos minutos.',
  'We cannot open documents right now. Try again in a moment.':
    'Ahora no podemos abrir documentos. Inténtelo de nuevo en un momento.',
  'We cannot reach our database right now. Try again in a moment.':
    'Ahora no podemos acceder a nuestra base de datos. Inténtelo de nuevo en un momento.',
  'We cannot reach the sign-in service. Try again in a moment.':
    'No podemos acceder al servicio de inicio de sesión. Inténtelo de nuevo en un momento.',
  'We cannot receive documents right now. Try again in a few minutes.':
    'Ahora no podemos recibir documentos. Inténtelo de nuevo en unos minutos.',
  'We could not read this picture. Save it again, or make it smaller.':
    'No hemos podido leer esta imagen. Guárdela de nuevo o redúzcala.',
  'We could not read this picture. Save it again, then send it.':
    'No hemos podido leer esta imagen. Guárdela de nuevo y envíela.',
  'We could not sign you in.': 'No hemos podido iniciar su sesión.',
  'We sent you an email. Follow its link to confirm your address.':
    'Le hemos enviado un correo. Siga su enlace para confirmar su dirección.',
  'You are not signed in.': 'No ha iniciado sesión.',
  'You cannot sign in right now. Try again in a moment.':
    'Ahora no puede iniciar sesión. Inténtelo de nuevo en un momento.',
  'You may not do this.': 'Usted no puede hacer esto.',
  'Your session has ended. Sign in again.': 'Su sesión ha terminado. Inicie sesión de nuevo.',
  'Another message was sent with this client_nonce. Use a new one.':
    'Se envió otro mensaje con este client_nonce. Use uno nuevo.',
  'This call has no field “%”.': 'Esta llamada no tiene el campo «%».',
  'The request has a field that this call does not know.': 'La solicitud tiene un campo que esta llamada no conoce.',
  'There is no space left for documents. Tell the people who run the platform, and try again later.':
    'No queda espacio para documentos. Avise a quienes llevan la plataforma e inténtelo más tarde.',
};
