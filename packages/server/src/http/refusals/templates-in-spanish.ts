/** The Spanish of what is refused about templates. */
export const templatesInSpanish: Record<string, string> = {
  'A field in this letter has only one brace.': 'Un campo de esta carta tiene una sola llave.',
  'A saved version does not change.': 'Una versión guardada no cambia.',
  'An office keeps up to 200 clauses. Remove one first.': 'Una oficina guarda hasta 200 cláusulas. Quite una antes.',
  'Close each bracket, and open none inside another.': 'Cierre cada corchete y no abra uno dentro de otro.',
  'Write the clause in one language at least.': 'Escriba la cláusula al menos en un idioma.',
  'Another template has this name.': 'Otra plantilla tiene este nombre.',
  'Choose a PDF with fields, or a letter as a DOCX.': 'Elija un PDF con campos o una carta en DOCX.',
  'Choose a file of at most % MB.': 'Elija un archivo de como máximo % MB.',
  'Choose a file of the same kind: a PDF for a form, a DOCX for a letter.':
    'Elija un archivo del mismo tipo: un PDF para un formulario, un DOCX para una carta.',
  'The field “%” has no such choice.': 'El campo «%» no tiene esa opción.',
  'The field “%” holds a value or a text, not both.': 'El campo «%» lleva un valor o un texto, no los dos.',
  'The field “%” is named twice.': 'El campo «%» aparece dos veces.',
  'The field “%” is no text, so it cannot hold this value.':
    'El campo «%» no es de texto, así que no puede llevar este valor.',
  'The file has no field with the name “%”.': 'El archivo no tiene ningún campo con el nombre «%».',
  'There is a newer version of this template. Look at it first.':
    'Hay una versión más nueva de esta plantilla. Mírela primero.',
  'These are not fields we know: %.': 'No conocemos estos campos: %.',
  'This PDF has no fields to fill in. It was printed or flattened. Ask for the form as a fillable PDF.':
    'Este PDF no tiene campos para rellenar. Se imprimió o se aplanó. Pida el formulario como PDF rellenable.',
  'This PDF is encrypted. Save it without a password or other protection, then send it again.':
    'Este PDF está cifrado. Guárdelo sin contraseña ni otra protección y envíelo de nuevo.',
  'This form has more than % fields.': 'Este formulario tiene más de % campos.',
  'This form has more than % pages.': 'Este formulario tiene más de % páginas.',
  'This is an XFA form, which only one program can fill in. Ask the court for a PDF with ordinary fields.':
    'Este es un formulario XFA, que solo un programa puede rellenar. Pida al juzgado un PDF con campos corrientes.',
  'This letter has no fields. Write the name of a field in braces where its value goes.':
    'Esta carta no tiene campos. Escriba entre llaves el nombre de un campo donde va su valor.',
  'This letter is locked with a password, or in an old format. Save it as a DOCX without one.':
    'Esta carta está protegida con contraseña o en un formato antiguo. Guárdela como DOCX sin contraseña.',
  'This letter is too large.': 'Esta carta es demasiado grande.',
  'This template has been used. Retire it instead.': 'Esta plantilla ya se ha usado. Retírela en su lugar.',
  'This template is retired. Choose another one.': 'Esta plantilla está retirada. Elija otra.',
  'Two fields of this form have the name “%”, so nobody could tell them apart.':
    'Dos campos de este formulario se llaman «%», así que nadie podría distinguirlos.',
  'We could not read this PDF. Save it again and send that.':
    'No hemos podido leer este PDF. Guárdelo de nuevo y envíe ese.',
  'We could not read this letter. Save it as a DOCX again and send that.':
    'No hemos podido leer esta carta. Guárdela de nuevo como DOCX y envíe esa.',
  '% is not a field we know.': '% no es un campo que conozcamos.',
};
