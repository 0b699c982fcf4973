import type { Failure } from '@mediation/api-client';
import { agreementInSpanish } from './agreement-in-spanish.ts';
import { calculatorsInSpanish } from './calculators-in-spanish.ts';
import { casesInSpanish } from './cases-in-spanish.ts';
import { requestsInSpanish } from './requests-in-spanish.ts';
import { templatesInSpanish } from './templates-in-spanish.ts';

const spanish = {
  ...casesInSpanish,
  ...agreementInSpanish,
  ...requestsInSpanish,
  ...templatesInSpanish,
  ...calculatorsInSpanish,
};

/** What Spanish readers are told where a refusal has no Spanish words of its own. */
const byFailure: Record<Failure, string> = {
  invalid: 'Revise los campos marcados.',
  unknown_field: 'La solicitud tiene un campo que no existe.',
  unauthenticated: 'Inicie sesión para continuar.',
  second_factor: 'Dé su segundo factor para entrar.',
  confirm_first: 'Confirme primero que es usted.',
  factor_first: 'Confirme primero con su segundo paso.',
  forbidden: 'Usted no puede hacer esto.',
  factor_due: 'Configure primero un segundo paso para entrar.',
  not_found: 'No se encuentra.',
  wrong_method: 'Esta dirección no admite este método.',
  conflict: 'Esto ha cambiado entretanto. Mire lo más nuevo e inténtelo de nuevo.',
  too_large: 'Esto es demasiado grande para enviarlo.',
  unsupported_type: 'Este tipo de archivo no se admite.',
  too_many: 'Demasiados intentos. Espere unos minutos e inténtelo de nuevo.',
  unavailable: 'Esto no funciona ahora. Inténtelo de nuevo en un momento.',
  unexpected: 'Algo ha fallado por nuestra parte. Inténtelo de nuevo.',
};

/** The refusals that hold a name or a number, as patterns, the longest first. */
const patterns = Object.keys(spanish)
  .filter((it) => it.includes('%'))
  .toSorted((a, b) => b.length - a.length)
  .map((key) => {
    const parts = key.split('%').map((it) => it.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
    return { key, pattern: new RegExp(`^${parts.join('(.+?)')}$`, 's') };
  });

/** The Spanish of a refusal; undefined where there is none. */
export function inSpanish(message: string): string | undefined {
  if (Object.hasOwn(spanish, message)) return spanish[message];
  for (const { key, pattern } of patterns) {
    const values = pattern.exec(message)?.slice(1);
    if (values) return values.reduce((text, value) => text.replace('%', () => valueInSpanish(value)), spanish[key]!);
  }
  return undefined;
}

/** A value inside a refusal: states and kinds are words of ours, names are not. */
const valueInSpanish = (value: string): string =>
  inSpanish(value) ??
  value
    .split(', ')
    .map((it) => spanish[it] ?? it)
    .join(', ');

/** Whether a browser asks for Spanish first. */
export const readsSpanish = (languages: string | undefined): boolean =>
  languages?.trim().toLowerCase().startsWith('es') ?? false;

/** Words a refusal for a reader, by the languages that their browser asks for. */
export const refusalFor =
  (languages: string | undefined) =>
  (message: string, code: Failure): string =>
    readsSpanish(languages) ? (inSpanish(message) ?? byFailure[code]) : message;
