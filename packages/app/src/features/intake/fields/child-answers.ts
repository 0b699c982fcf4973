import type { ChildAnswer } from '../form/answers.ts';

/** A child with nothing said about it. */
export const newChild: ChildAnswer = { first_name: '', month: '', year: '', others: {} };

/** A child as it is typed, from how it is kept. */
export function childFrom({ first_name, born, ...others }: Record<string, unknown>): ChildAnswer {
  const [year = '', month = ''] = typeof born === 'string' ? born.split('-') : [];
  return { first_name: typeof first_name === 'string' ? first_name : '', month, year, others };
}

/** When a child was born, once the year is one: "2017-02" or "2017". */
export const bornIn = ({ month, year }: ChildAnswer) =>
  /^\d{4}$/.test(year) ? [year, month].filter(Boolean).join('-') : undefined;

/** Children as they are kept, without the rows in which nothing is said. */
export const keptChildren = (children: ChildAnswer[]) =>
  children
    .map((child) => {
      const first_name = child.first_name.trim();
      const born = bornIn(child);
      return { ...child.others, ...(first_name !== '' && { first_name }), ...(born !== undefined && { born }) };
    })
    .filter((it) => Object.keys(it).length > 0);
