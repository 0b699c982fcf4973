import type { Demonstration, Role } from '@mediation/api-client';

/** Whom a story names: the account registers when it first does something. */
export interface Player {
  email: string;
  name: string;
  role: Role;
  language?: 'es';
}

/** Every account of the demonstration has this password, so the demonstration only runs on a loopback address. */
export const demoPassword = 'Demo-2026!';

/** The accounts that somebody who looks around signs in with. Everybody else in the cases has the same password. */
export const people = {
  ruth: { email: 'mediator@demo.example', name: 'Ruth Lindqvist', role: 'mediator' },
  jonas: { email: 'mediator-2@demo.example', name: 'Jonas Feld', role: 'mediator' },
  maya: { email: 'party-a@demo.example', name: 'Maya Okafor', role: 'divorcee' },
  daniel: { email: 'party-b@demo.example', name: 'Daniel Okafor', role: 'divorcee' },
  tomas: { email: 'lawyer-a@demo.example', name: 'Tomas Herrera', role: 'lawyer' },
  priya: { email: 'lawyer-b@demo.example', name: 'Priya Nair', role: 'lawyer' },
  alex: { email: 'admin@demo.example', name: 'Alex Morgan', role: 'admin' },
  helen: { email: 'other-mediator@demo.example', name: 'Helen Marsh', role: 'mediator' },
  sami: { email: 'other-party@demo.example', name: 'Sami Haddad', role: 'divorcee' },
  nadia: { email: 'office-admin@demo.example', name: 'Nadia Rahman', role: 'admin' },
  ines: { email: 'mediator-3@demo.example', name: 'Inés Barros', role: 'mediator' },
} as const satisfies Record<string, Player>;

export type DemoName = keyof typeof people;

const places: Record<string, DemoName[]> = {
  'Okafor family': ['maya', 'daniel', 'tomas', 'priya'],
  'Hearthside Family Mediation': ['ruth', 'jonas', 'ines', 'nadia'],
  'Alder & Quay Mediation': ['helen', 'sami'],
  'Mediation Platform': ['alex'],
};

/** The accounts as the sign-in page of a demonstration shows them. */
export const demonstration: Demonstration = {
  password: demoPassword,
  accounts: Object.entries(places).flatMap(([place, names]) => names.map((name) => ({ ...people[name], place }))),
};

/** The console text about the accounts. */
export const demoAccounts = `Demonstration accounts, all with the password ${demoPassword}\n${Object.values(people)
  .map(({ email, name, role }) => `  ${email.padEnd(30)}${name}, ${role}`)
  .join('\n')}\n`;
