import type { User } from '@mediation/api-client';

/** The password of everybody. */
export const password = 'correct horse';

/** A person's account and sign-in session. */
export interface SignedIn {
  token: string;
  user: User;
  email: string;
  name: string;
}

/** The personal details of a client in an intake. */
export const client = {
  name: 'Ada Reyes',
  email: 'ada@test.example',
  phone: '+44 117 496 0233',
  dateOfBirth: '1986-04-17',
  address: '12 Orchard Row',
};
