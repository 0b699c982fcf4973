import { newPerson } from '../../../testing/people.ts';

/** Somebody with a name of their own, because all tests share one inbox. */
export async function newAsker(role: 'divorcee' | 'lawyer' = 'divorcee') {
  const name = `Peter ${crypto.randomUUID().slice(0, 8)}`;
  return newPerson(role, name);
}
