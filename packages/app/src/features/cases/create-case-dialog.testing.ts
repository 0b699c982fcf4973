import { page } from 'vitest/browser';
import { client } from '../../testing/people.ts';

/** A field of the form. */
export const field = (name: string) => page.getByLabelText(name, { exact: true });

/** Fills in the first step. */
export async function fill() {
  await field('Client full name').fill(client.name);
  await field('Email').fill(client.email);
  await field('Phone').fill(client.phone);
  await field('Date of birth').fill(client.dateOfBirth);
  await field('Address').fill(client.address);
}
