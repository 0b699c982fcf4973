import { dictionary } from '@zxcvbn-ts/language-common';
import { invalidFields } from '../http/invalid-fields.ts';

const common = new Set(dictionary['passwords-common'].map((it) => it.toLowerCase()));

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

/**
 * Rejects easily guessed passwords: common ones, the person's name and address, the name of this service, and near
 * copies of them. It requires no mixture of characters.
 */
export function rejectGuessable(password: string, person?: { email: string; name: string }): void {
  const copies = copiesOf(password);
  const known = new Set([...ofThisService, ...(person ? wordsOf(person) : [])]);
  if (copies.some((it) => known.has(it)))
    throw refusal('This is too easy to guess. Do not use your name, your e-mail address or the word for this service.');
  if (copies.some((it) => common.has(it))) throw refusal('This password is too common. Choose another one.');
}

function wordsOf({ email, name }: { email: string; name: string }): string[] {
  const address = email.toLowerCase();
  const names = name.normalize('NFC').toLowerCase().split(/\s+/);
  return [address, address.split('@')[0]!, ...names, names.join(''), names.join(' ')].filter((it) => it.length > 2);
}

const refusal = (message: string) => invalidFields({ path: 'password', message });
