import { createApiClient, type Role, type User } from '@mediation/api-client';
import { commands } from 'vitest/browser';
import { password, type SignedIn } from './account.ts';

export { client, password } from './account.ts';

/** Creates a person with an account and a client of their own. */
export const newPerson = async (role: Role, name = 'Maya Okafor') => withClient(await commands.person(role, name));

/** Signs in somebody whom the setup of the tests made. */
export async function signIn(email: string): Promise<Person> {
  const guest = createApiClient({ baseUrl: '', token: () => null });
  const session = await guest.login({ email, password });
  return withClient({ ...session, email, name: session.user.name });
}

const withClient = (person: SignedIn) => ({
  ...person,
  api: createApiClient({ baseUrl: '', token: () => person.token }),
});

export type Person = Awaited<ReturnType<typeof newPerson>>;

/** Creates a mediator with a case that nobody has joined. */
export async function newCase(title = 'Reyes family') {
  const { mediator, caseId } = await commands.openCase(title);
  return { mediator: withClient(mediator), caseId };
}

/** Stores a sign-in session in the browser, as signing in does. */
export function remember({ token, user }: { token: string; user: User }) {
  localStorage.setItem('auth_token', token);
  localStorage.setItem('user', JSON.stringify(user));
}

/** Creates an admin of the organization that mediators belong to. */
export async function newOfficeAdmin(name = 'Nadia Rahman') {
  const [{ api }, { email, user }] = [await newPerson('admin'), await newPerson('mediator', name)];
  const { version } = (await api.getUser({ userId: user.id })).user;
  await api.changeRole({ userId: user.id, role: 'admin', version: version!, current_password: password });
  return signIn(email);
}
