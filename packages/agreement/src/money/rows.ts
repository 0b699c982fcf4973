import type { StatementFigure } from '@mediation/api-client';

/** A line of both statements beside each other. */
export interface MoneyRow<F> {
  label: string;
  /** The figures of a joint line: one, or one of each party under the same name. Undefined for own figures. */
  joint?: F[];
  /** The figure of each party, in the order of the parties. */
  own: (F | undefined)[];
}

/** The lines of one category: what is joint first, then own figures, beside each other where their names are the same. */
export function rowsOf<F extends StatementFigure>(
  figures: readonly F[],
  category: F['category'],
  parties: readonly string[],
): MoneyRow<F>[] {
  const here = figures.filter((it) => it.category === category);
  const joint = jointFigures(here).map((it) => ({ label: it[0]!.label, joint: it, own: [] }));
  const own: MoneyRow<F>[] = [];
  for (const figure of here.filter(({ is_joint }) => !is_joint)) {
    const place = parties.indexOf(figure.participant_id);
    const row = own.find((it) => nameOf(it) === nameOf(figure) && it.own[place] === undefined);
    if (row) row.own[place] = figure;
    else own.push({ label: figure.label, own: parties.map((_, at) => (at === place ? figure : undefined)) });
  }
  return [...joint, ...own];
}

/** The joint figures, with those together that both parties entered under one name. */
export function jointFigures<F extends StatementFigure>(figures: readonly F[]): F[][] {
  const found: F[][] = [];
  for (const figure of figures.filter(({ is_joint }) => is_joint)) {
    const other = found.find(
      ([first, second]) =>
        second === undefined &&
        first!.category === figure.category &&
        nameOf(first!) === nameOf(figure) &&
        first!.participant_id !== figure.participant_id,
    );
    if (other) other.push(figure);
    else found.push([figure]);
  }
  return found;
}

const nameOf = ({ label }: { label: string }) => label.trim().toLocaleLowerCase();
