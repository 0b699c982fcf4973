import { type Actor, type TableAccess, actors } from './access.ts';

const titles: Record<Actor, string> = {
  mediator: 'Mediator',
  a: 'Party',
  b: 'Other party',
  lawyerA: 'Party’s lawyer',
  lawyerB: 'Other’s lawyer, not confirmed',
  former: 'Former lawyer',
  colleague: 'Mediator, same organization',
  outsider: 'Mediator elsewhere',
  otherParty: 'Party of another case',
  admin: 'Admin of the platform',
  officeAdmin: 'Admin of the organization',
  otherAdmin: 'Admin elsewhere',
  guest: 'Signed out',
};

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Writes the access page: who may do what to every table, from the data that the tests verify. */
export function accessTable(all: readonly TableAccess[]): string {
  const right = (what: string, who: readonly Actor[]) =>
    row([what, ...actors.map((it) => (who.includes(it) ? 'yes' : ' '))]);
  const sections = all.map(({ table, about, rows, adds }) =>
    [
      `## ${table}\n\n${about}\n`,
      row(['', ...actors.map((it) => titles[it])]),
      row(['---', ...actors.map(() => ':-:')]),
      ...rows.flatMap(({ rows: kind, reads, changes = [], deletes = [] }) => [
        right(`read ${kind}`, reads),
        ...changes.map(({ what, who }) => right(what, who)),
        ...(deletes.length > 0 ? [right(`delete ${kind}`, deletes)] : []),
      ]),
      ...adds.map(({ row: kind, who }) => right(`add ${kind}`, who)),
    ].join('\n'),
  );
  return `# Who may do what

Made by \`npm run access\` from the data that the tests hold the database to; do not edit it. An
empty cell is a refusal. What is in no row, nobody may write or delete directly. What a call does for a person, such as signing, a
function of the database decides; its test stands beside its handler.

${sections.join('\n\n')}\n`;
}
