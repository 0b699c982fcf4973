const coins =
  '(?:€|\\$|£|euros?|dollars?|pounds|quid|bucks|pesos?|varos|pavos|lucas|dolares|soles|libras|usd|us\\$|eur|gbp|mxn|cop|ars|k\\b(?! ?m\\b))';
const hundreds =
  '(?:hundred|thousand|grand|cien|cientos?|doscient[oa]s|trescient[oa]s|cuatrocient[oa]s|quinient[oa]s|mil)';

const sums = [
  /[€$£]\s?\d|\b(?:us\$|usd|eur|gbp|mxn)\s?\d/,
  new RegExp(`\\d[\\d.,]{0,15}(?: (?:thousand|million|mil|millones(?: de)?))?\\s?${coins}(?![a-z])`),
  new RegExp(
    `\\b(?:a|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|eighty|ninety|dos|tres|cuatro|cinco|seis|diez|veinte|treinta|cuarenta|cincuenta|sesenta|ochenta|noventa|${hundreds})(?: ${hundreds})?(?: de)? (?:euros?|dollars?|pounds|quid|bucks|grand|pesos?|dolares|soles)\\b`,
  ),
  /^(?=.*\b(?:money|owe[sd]?|due|bill|rent|deb[oe]s?|deuda|pag[a-z]+|cuenta)\b).*\b(?:it's|its|is|was|son|eran|como|unos) \d{2,6}\b(?![/:]|\s?(?:days|weeks|months|years|dias|semanas|meses|anos|am|pm|%))/,
  /\b(?:wants?|needs?|asks? for|pay|paid|owes?|owed|costs?|rent|price|spent|transferred|pag(?:o|ue|a|ar|as|ues|aste)|deb(?:o|es?)|cuesta|costo|renta|alquiler|transferi) (?:[a-z]{1,12} ){0,3}\d{2,6}(?:[.,]\d{1,3})?(?![\d:/%]|\s?(?:days|hours|weeks|months|dias|horas|semanas|meses|times|veces|pm|am|percent|%))/,
];

/** Whether a sentence names a sum of money. */
export const namesMoney = (said: string): boolean => sums.some((it) => it.test(said));
