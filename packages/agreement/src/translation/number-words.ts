import type { ClauseLanguage } from '../linter/language.ts';

const counted = (words: string, first: number, step = 1): [string, number][] =>
  words.split(' ').map((it, at) => [it, first + at * step]);
const each = (words: string, value: number): [string, number][] => words.split(' ').map((it) => [it, value]);

const valuesOf: Record<ClauseLanguage, ReadonlyMap<string, number>> = {
  en: new Map([
    ...counted('zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen', 0),
    ...counted('sixteen seventeen eighteen nineteen', 16),
    ...counted('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
    ...counted('first second third', 1),
    ...each('both twice fortnight fortnightly alternate alternating', 2),
    ...each('hundred', 100),
    ...each('thousand', 1000),
  ]),
  es: new Map([
    ...counted('cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince', 0),
    ...counted('dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro', 16),
    ...counted('veinticinco veintiseis veintisiete veintiocho veintinueve', 25),
    ...counted('treinta cuarenta cincuenta sesenta setenta ochenta noventa', 30, 10),
    ...counted('ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos', 100, 100),
    ...counted('doscientas trescientas cuatrocientas quinientas seiscientas setecientas ochocientas', 200, 100),
    ...each('un una primero primer primera primeros primeras', 1),
    ...each('segundo segunda segundos segundas ambos ambas quincena quincenal quincenales alterno alterna', 2),
    ...each('alternos alternas', 2),
    ...each('tercero tercer tercera terceros terceras tercio tercios', 3),
    ...each('veintiun veintiuna', 21),
    ...each('cien', 100),
    ...each('novecientos novecientas', 900),
    ...each('mil', 1000),
  ]),
};

const joins: Record<ClauseLanguage, string> = { en: 'and', es: 'y' };

/** The numbers that words without accents name: "three hundred and fifty" is 350. */
export function wordNumbers(text: string, language: ClauseLanguage): number[] {
  const values = valuesOf[language];
  const found: number[] = [];
  let [whole, current]: [number, number | null] = [0, null];
  const close = () => {
    if (current !== null || whole > 0) found.push(whole + (current ?? 0));
    [whole, current] = [0, null];
  };
  for (const word of text.match(/\p{L}+|[^\p{L}\s-]/gu) ?? []) {
    const value = values.get(word);
    if (value === 1000) [whole, current] = [whole + (current ?? 1) * 1000, null];
    else if (value === 100) current = (current ?? 1) * 100;
    else if (value !== undefined) current = (current ?? 0) + value;
    else if (word !== joins[language] || current === null) close();
  }
  close();
  return found;
}
