import { createApiClient, type Role, type User } from '@mediation/api-client';

export const password = 'Quiet-Morning-7';

/** Creates a person with an account and a client of their own. */
export async function newPerson(role: Role, name = 'Maya Okafor') {
  const email = `${crypto.randomUUID()}@test.example`;
  const guest = createApiClient({ baseUrl: '', token: () => null });
  const session = await guest.register({ email, name, password, role });
  if (!('token' in session)) throw new Error('This server asks for a confirmation by mail.');
  return { ...session, email, name, api: createApiClient({ baseUrl: '', token: () => session.token }) };
}

/** Signs in somebody whom the setup of the tests made. */
export async function signIn(email: string, theirPassword: string): Promise<Person> {
  const guest = createApiClient({ baseUrl: '', token: () => null });
  const session = await guest.login({ email, password: theirPassword });
  return {
    ...session,
    email,
    name: session.user.name,
    api: createApiClient({ baseUrl: '', token: () => session.token }),
  };
}

export type Person = Awaited<ReturnType<typeof newPerson>>;

/** Creates a mediator with a case that nobody has joined. */
export async function newCase(title = 'Reyes family') {
  const mediator = await newPerson('mediator', 'Ruth Lindqvist');
  const { case: opened } = await mediator.api.createCase({ title, personalInfo: client });
  return { mediator, caseId: opened.id };
}

export const client = {
  name: 'Ada Reyes',
  email: 'ada@test.example',
  phone: '+44 117 496 0233',
  dateOfBirth: '1986-04-17',
  address: '12 Orchard Row',
};

/** Stores a sign-in session in the browser, as signing in does. */
export function remember({ token, user }: { token: string; user: User }) {
  localStorage.setItem('auth_token', token);
  localStorage.setItem('user', JSON.stringify(user));
}
