import { type ClauseLanguage, signingHeadings } from '@mediation/agreement';
import type { Browser, Recognition } from '@mediation/api-client';

/** The words of the page at the end that says how each signature came about. */
export interface CertificateWords {
  title: string;
  about: string;
  party: string;
  who: (name: string) => string;
  recognized: Record<Recognition, string>;
  signed: (at: string) => string;
  onPaper: (day: string, recorded: string) => string;
  read: string;
  browser: (name: string) => string;
  browsers: Record<Browser, string>;
  consented: (words: string, wording: number) => string;
  /** What people agreed to, by the number of the wording. */
  consents: Record<number, string>;
  audit: (hash: string) => string;
  mediator: string;
  attests: string;
  advice: string;
  advised: (client: string) => string;
  noAddress: string;
}

const browserNames = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
};

const en: CertificateWords = {
  title: signingHeadings.en.certificate,
  about: 'This page says how each signature came about. It is no part of what was agreed.',
  party: 'Party',
  who: (name) => `Name as signed: ${name}`,
  recognized: {
    passkey: 'Recognized by a passkey',
    code_app: 'Recognized by a code of their app, beside the password',
    recovery_code: 'Recognized by a recovery code, in place of their second step',
    password: 'Recognized by the password, with a code from an e-mail where e-mail is safe',
    paper: 'Signed on paper, as recorded by the mediator',
    earlier: 'How this person was recognized was not kept at that time',
  },
  signed: (at) => `Time by the clock of the server: ${at}`,
  onPaper: (day, recorded) => `Day on the paper: ${day}. Recorded, by the clock of the server: ${recorded}`,
  read: 'Confirmed to have read it to the end before signing',
  browser: (name) => `Kind of browser: ${name}`,
  browsers: { ...browserNames, other: 'another one' },
  consented: (words, wording) => `Agreed when signing (wording ${wording}): “${words}”`,
  consents: { 1: 'I agree to sign electronically. I know that I can sign on paper instead.' },
  audit: (hash) => `Entry in the audit log (SHA-256): ${hash}`,
  mediator: 'Attested by the mediator',
  attests: '“I mediated this agreement. Both parties signed this version after their time to think.”',
  advice: 'Legal advice',
  advised: (client) => `A lawyer attests that they advised ${client} about this version of the agreement.`,
  noAddress: 'No network address is kept with a signature.',
};

const es: CertificateWords = {
  title: signingHeadings.es.certificate,
  about: 'Esta página dice cómo se hizo cada firma. No forma parte de lo acordado.',
  party: 'Parte',
  who: (name) => `Nombre con el que firmó: ${name}`,
  recognized: {
    passkey: 'Identidad comprobada con una llave de acceso',
    code_app: 'Identidad comprobada con un código de su aplicación, además de la contraseña',
    recovery_code: 'Identidad comprobada con un código de recuperación, en lugar de su segundo paso',
    password: 'Identidad comprobada con la contraseña, y con un código por correo electrónico si este es seguro',
    paper: 'Firmado en papel, según el registro de la mediación',
    earlier: 'En aquel momento no se guardaba cómo se comprobó la identidad',
  },
  signed: (at) => `Hora según el reloj del servidor: ${at}`,
  onPaper: (day, recorded) => `Día en el papel: ${day}. Registrado, según el reloj del servidor: ${recorded}`,
  read: 'Confirmó que lo leyó hasta el final antes de firmar',
  browser: (name) => `Tipo de navegador: ${name}`,
  browsers: { ...browserNames, other: 'otro' },
  consented: (words, wording) => `Aceptado al firmar (texto ${wording}): «${words}»`,
  consents: { 1: 'Acepto firmar electrónicamente. Sé que también puedo firmar en papel.' },
  audit: (hash) => `Entrada del registro de auditoría (SHA-256): ${hash}`,
  mediator: 'Declaración de la mediación',
  attests: '«He mediado en este acuerdo. Ambas partes firmaron esta versión después de su tiempo para pensar.»',
  advice: 'Asesoramiento legal',
  advised: (client) => `Un abogado declara que asesoró a ${client} sobre esta versión del acuerdo.`,
  noAddress: 'Con una firma no se guarda ninguna dirección de red.',
};

export const certificateWords: Record<ClauseLanguage, CertificateWords> = { en, es };
