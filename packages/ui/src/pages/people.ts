/** Somebody of the reference screens. */
export interface Person {
  name: string;
  role: string;
  email: string;
}

export const maya: Person = { name: 'Maya Okafor', role: 'Divorcee', email: 'maya.okafor@example.org' };
export const ruth: Person = { name: 'Ruth Lindqvist', role: 'Mediator', email: 'ruth.lindqvist@example.org' };

/** Whose menu it is, as the `SideMenu` says it: "maya.okafor · divorcee". */
export const accountOf = ({ email, role }: Person): string => `${email.split('@')[0]} · ${role.toLowerCase()}`;

/** The way from two threads to one agreement. */
export const stepNames = [
  'Intake',
  'Document upload',
  'Mediator review',
  'First session',
  'Negotiation sessions',
  'Agreement draft',
  'Final agreement',
];
