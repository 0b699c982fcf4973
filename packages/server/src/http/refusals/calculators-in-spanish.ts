/** The Spanish of what is refused about calculators of support. */
export const calculatorsInSpanish: Record<string, string> = {
  'Add your table first. This calculator reads it.': 'Añada primero su tabla. Esta calculadora la lee.',
  'Enter a number that this calculator can take.': 'Escriba un número que esta calculadora admita.',
  'Line % does not have as many columns as the first line.': 'La línea % no tiene tantas columnas como la primera.',
  'Line %: the income must be higher than in the line before.':
    'Línea %: los ingresos deben ser más altos que en la línea anterior.',
  'Line %: “%” is not a number.': 'Línea %: «%» no es un número.',
  'Something that this calculator needs is missing.': 'Falta algo que esta calculadora necesita.',
  'The first line must be: income,1,2,3 – one column for each number of children.':
    'La primera línea debe ser: income,1,2,3 – una columna por cada número de hijos.',
  'This calculator counts in %, and this case does not.': 'Esta calculadora cuenta en %, y este caso no.',
  'This calculator failed. Choose another one.': 'Esta calculadora ha fallado. Elija otra.',
  'This calculator is switched off. Choose another one.': 'Esta calculadora está desactivada. Elija otra.',
  'This table has no lines below its first one.': 'Esta tabla no tiene líneas debajo de la primera.',
  'This table is too large. It may have % lines and % columns of children.':
    'Esta tabla es demasiado grande. Puede tener % líneas y % columnas de hijos.',
};
