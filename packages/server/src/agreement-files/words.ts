import { type ClauseLanguage, signingHeadings } from '@mediation/agreement';
import type { ClauseState, DocumentKind, DraftDuty, Figure, StatementFigure, YearlyDay } from '@mediation/api-client';

/** The words that a file adds to those of the parties. */
export interface FileWords {
  documents: Record<DocumentKind, string>;
  /** The name of a version's file, without its ending. */
  fileName: (subject: string, document: string, number: number) => string;
  version: (number: number, released: string) => string;
  replaces: (number: number, signed: string) => string;
  between: (names: string) => string;
  case: (reference: string) => string;
  fingerprint: (hash: string) => string;
  /** Above what the organization says that the document is in law. */
  status: string;
  pageWords: { page: string; of: string };
  clauses: string;
  /** What is said about a clause that was not agreed at the release. */
  notAgreed: Record<Exclude<ClauseState, 'agreed'>, string>;
  both: string;
  due: Record<DraftDuty['repeats'], (day: string) => string>;
  open: string;
  notCounted: string;
  struck: (point: string, by: string, reason: string) => string;
  signatures: string;
  onScreen: (at: string) => string;
  onPaper: (day: string, recorded: string) => string;
  /** What somebody chose when they signed on screen, in the words that they read. */
  freely: (chosen: string) => string;
  decidesFreely: string;
  notSigned: (names: string) => string;
  toSign: string;
  signHead: [string, string, string];
  witness: string;
  witnessHead: [string, string, string];
  figures: string;
  categories: Record<Figure['category'], string>;
  together: string;
  /** An amount that comes in or goes out in another rhythm than by month. */
  rhythms: Record<Exclude<StatementFigure['rhythm'], 'monthly'>, string>;
  totals: string;
  worth: string;
  monthly: string;
  unsettled: (labels: string) => string;
  schedule: string;
  priority: string;
  /** Which of two rules that overlap counts. */
  wins: (winner: string, loser: string) => string;
  pattern: (from: string, nights: number, shares: string) => string;
  nights: (count: number, name: string) => string;
  nightsWithEach: string;
  yearOfNights: string;
  /** The nights of a parent among those of a year, with their share. */
  nightsOfYear: (nights: number, of: number, share: string) => string;
  holidays: string;
  exceptions: string;
  spanHead: [string, string, string];
  span: (from: string, until: string, isYearly: boolean) => string;
  /** The days of a rule that moves from year to year: so many days after a day, negative before it. */
  moving: (day: string, offset: number, nights: number) => string;
  movingDay: (day: YearlyDay, weekday: string, month: string) => string;
  /** The first dates of a rule that moves. */
  firstDates: (name: string, dates: string) => string;
  fromTo: (from: string, until: string) => string;
  ownHandover: Record<'start' | 'middle' | 'end', (name: string, placeAndTime: string) => string>;
  oddEven: (odd: string, even: string) => string;
  half: (first: string) => string;
  halfOddEven: (odd: string, even: string) => string;
  schoolHolidays: string;
  schoolHoliday: (name: string, first: string, last: string) => string;
  patternPauses: string;
  handover: string;
  schoolDays: (placeAndTime: string) => string;
  otherDays: (placeAndTime: string) => string;
  zone: (zone: string) => string;
}

const plural = (count: number, one: string, other: string) => `${count} ${count === 1 ? one : other}`;
const enNth = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', [-1]: 'last' } as const;
const esNth = { 1: 'primer', 2: 'segundo', 3: 'tercer', 4: 'cuarto', [-1]: 'último' } as const;

const en: FileWords = {
  documents: {
    memorandum: 'Memorandum of Understanding',
    finances: 'Open Financial Statement',
    parenting: 'Parenting Plan',
  },
  fileName: (subject, document, number) => `${subject} – ${document} – version ${number}`,
  version: (number, released) => `Version ${number}, released ${released}`,
  replaces: (number, signed) =>
    `Once both parties have signed this version, it replaces version ${number}, signed by both on ${signed}.`,
  between: (names) => `Between ${names}`,
  case: (reference) => `Case ${reference}`,
  fingerprint: (hash) => `Fingerprint of the words (SHA-256): ${hash}`,
  status: 'Legal status',
  pageWords: { page: 'Page', of: 'of' },
  clauses: 'Clauses',
  notAgreed: {
    draft: 'Not agreed at the release: a draft.',
    discussing: 'Not agreed at the release: still being discussed.',
    parked: 'Not agreed at the release: parked.',
  },
  both: 'Both',
  due: {
    none: (day) => `By ${day}.`,
    weekly: (day) => `By ${day}, and then every week.`,
    fortnightly: (day) => `By ${day}, and then every two weeks.`,
    monthly: (day) => `By ${day}, and then every month.`,
    quarterly: (day) => `By ${day}, and then every three months.`,
    yearly: (day) => `By ${day}, and then every year.`,
  },
  open: 'Stays open',
  notCounted: 'Not counted as open',
  struck: (point, by, reason) => `“${point}”. ${by}: ${reason}`,
  signatures: signingHeadings.en.signatures,
  onScreen: (at) => `Signed on screen on ${at}`,
  onPaper: (day, recorded) => `Signed on paper on ${day}. The mediator recorded it on ${recorded}`,
  freely: (chosen) => `Chosen when signing: “${chosen}”`,
  decidesFreely: 'I was not pressed. I decide this myself.',
  notSigned: (names) => `Not signed yet: ${names}`,
  toSign: 'To sign these words on paper, write the date and sign:',
  signHead: ['Name', 'Date', 'Signature'],
  witness: 'For a witness or a notary, where one is needed:',
  witnessHead: ['Name and office', 'Place and date', 'Signature and seal'],
  figures: 'Annex: figures',
  categories: {
    owns: 'What they own',
    owes: 'What they owe',
    comes_in: 'What comes in each month',
    goes_out: 'What goes out each month',
  },
  together: 'Together',
  rhythms: {
    weekly: 'Every week',
    fortnightly: 'Every two weeks',
    quarterly: 'Every three months',
    yearly: 'Every year',
  },
  totals: 'Totals',
  worth: 'Owns, less owes',
  monthly: 'Left each month',
  unsettled: (labels) => `Not in the totals, because both wrote different amounts or shares: ${labels}.`,
  schedule: 'Annex: schedule of the children',
  priority: 'Where rules overlap, exceptions win over holidays, and holidays win over the regular pattern.',
  wins: (winner, loser) => `Where “${winner}” and “${loser}” overlap, “${winner}” wins.`,
  pattern: (from, nights, shares) => `From ${from}, repeated every ${nights} nights: ${shares}.`,
  nights: (count, name) => `${count} ${count === 1 ? 'night' : 'nights'} with ${name}`,
  nightsWithEach: 'Nights with each',
  yearOfNights: 'Year',
  nightsOfYear: (nights, of, share) => `${nights} of ${of}, ${share}`,
  holidays: 'Holidays',
  exceptions: 'Exceptions',
  spanHead: ['What', 'When', 'With whom'],
  span: (from, until, isYearly) => `${from} to the handover on ${until}${isYearly ? ', every year' : ''}`,
  moving: (day, offset, nights) => {
    const from =
      offset === 0 ? day : `${plural(Math.abs(offset), 'day', 'days')} ${offset < 0 ? 'before' : 'after'} ${day}`;
    return `From ${from} to the handover ${plural(nights, 'day', 'days')} later, every year`;
  },
  movingDay: (day, weekday, month) =>
    day.kind === 'easter' ? 'Easter Sunday' : `the ${enNth[day.nth]} ${weekday} of ${month}`,
  firstDates: (name, dates) => `“${name}”, first dates: ${dates}.`,
  fromTo: (from, until) => `${from} to ${until}`,
  ownHandover: {
    start: (name, it) => `“${name}” begins at: ${it}.`,
    middle: (name, it) => `The halves of “${name}” change at: ${it}.`,
    end: (name, it) => `“${name}” ends at: ${it}.`,
  },
  oddEven: (odd, even) => `${odd} in odd years, ${even} in even years`,
  half: (first) => `Half each, ${first} first`,
  halfOddEven: (odd, even) => `Half each, ${odd} first in odd years, ${even} in even years`,
  schoolHolidays: 'School holidays',
  schoolHoliday: (name, first, last) => (first === last ? `${name}: ${first}` : `${name}: ${first} to ${last}`),
  patternPauses: 'The regular pattern pauses on these days.',
  handover: 'Handover',
  schoolDays: (it) => `On school days: ${it}`,
  otherDays: (it) => `On other days: ${it}`,
  zone: (zone) => `Times are in the time zone ${zone}.`,
};

const es: FileWords = {
  documents: {
    memorandum: 'Memorando de entendimiento',
    finances: 'Declaración financiera abierta',
    parenting: 'Plan de crianza',
  },
  fileName: (subject, document, number) => `${subject} – ${document} – versión ${number}`,
  version: (number, released) => `Versión ${number}, compartida el ${released}`,
  replaces: (number, signed) =>
    `Cuando ambas partes hayan firmado esta versión, reemplaza a la versión ${number}, firmada por ambas el ${signed}.`,
  between: (names) => `Entre ${names}`,
  case: (reference) => `Caso ${reference}`,
  fingerprint: (hash) => `Código de verificación de las palabras (SHA-256): ${hash}`,
  status: 'Situación jurídica',
  pageWords: { page: 'Página', of: 'de' },
  clauses: 'Cláusulas',
  notAgreed: {
    draft: 'Sin acordar al compartirse: un borrador.',
    discussing: 'Sin acordar al compartirse: todavía en conversación.',
    parked: 'Sin acordar al compartirse: aplazada.',
  },
  both: 'Ambas partes',
  due: {
    none: (day) => `Hasta el ${day}.`,
    weekly: (day) => `Hasta el ${day}, y después cada semana.`,
    fortnightly: (day) => `Hasta el ${day}, y después cada dos semanas.`,
    monthly: (day) => `Hasta el ${day}, y después cada mes.`,
    quarterly: (day) => `Hasta el ${day}, y después cada tres meses.`,
    yearly: (day) => `Hasta el ${day}, y después cada año.`,
  },
  open: 'Queda abierto',
  notCounted: 'No se cuenta como abierto',
  struck: (point, by, reason) => `«${point}». ${by}: ${reason}`,
  signatures: signingHeadings.es.signatures,
  onScreen: (at) => `Firmado en pantalla el ${at}`,
  onPaper: (day, recorded) => `Firmado en papel el ${day}. La mediación lo registró el ${recorded}`,
  freely: (chosen) => `Elegido al firmar: «${chosen}»`,
  decidesFreely: 'Nadie me presionó. Lo decido yo.',
  notSigned: (names) => `Todavía sin firmar: ${names}`,
  toSign: 'Para firmar estas palabras en papel, escriba la fecha y firme:',
  signHead: ['Nombre', 'Fecha', 'Firma'],
  witness: 'Para un testigo o una notaría, si hace falta:',
  witnessHead: ['Nombre y cargo', 'Lugar y fecha', 'Firma y sello'],
  figures: 'Anexo: cifras',
  categories: {
    owns: 'Lo que poseen',
    owes: 'Lo que deben',
    comes_in: 'Lo que entra cada mes',
    goes_out: 'Lo que sale cada mes',
  },
  together: 'En común',
  rhythms: {
    weekly: 'Cada semana',
    fortnightly: 'Cada dos semanas',
    quarterly: 'Cada tres meses',
    yearly: 'Cada año',
  },
  totals: 'Totales',
  worth: 'Lo que posee, menos lo que debe',
  monthly: 'Lo que queda cada mes',
  unsettled: (labels) =>
    `Fuera de los totales, porque ambas partes escribieron importes o proporciones distintos: ${labels}.`,
  schedule: 'Anexo: calendario de los hijos',
  priority:
    'Donde las reglas coinciden, las excepciones prevalecen sobre las vacaciones y los festivos, y estos sobre el patrón habitual.',
  wins: (winner, loser) => `Donde coinciden «${winner}» y «${loser}», prevalece «${winner}».`,
  pattern: (from, nights, shares) => `Desde el ${from}, repetido cada ${nights} noches: ${shares}.`,
  nights: (count, name) => `${count} ${count === 1 ? 'noche' : 'noches'} con ${name}`,
  nightsWithEach: 'Noches con cada uno',
  yearOfNights: 'Año',
  nightsOfYear: (nights, of, share) => `${nights} de ${of}, ${share}`,
  holidays: 'Vacaciones y festivos',
  exceptions: 'Excepciones',
  spanHead: ['Qué', 'Cuándo', 'Con quién'],
  span: (from, until, isYearly) => `${from} hasta la entrega del ${until}${isYearly ? ', cada año' : ''}`,
  moving: (day, offset, nights) => {
    const from =
      offset === 0 ? day : `${plural(Math.abs(offset), 'día', 'días')} ${offset < 0 ? 'antes' : 'después'} de ${day}`;
    return `Desde ${from} hasta la entrega ${plural(nights, 'día', 'días')} después, cada año`.replace(
      'de el ',
      'del ',
    );
  },
  movingDay: (day, weekday, month) =>
    day.kind === 'easter' ? 'el Domingo de Pascua' : `el ${esNth[day.nth]} ${weekday} de ${month}`,
  firstDates: (name, dates) => `«${name}», primeras fechas: ${dates}.`,
  fromTo: (from, until) => `${from} a ${until}`,
  ownHandover: {
    start: (name, it) => `«${name}» empieza a esta hora: ${it}.`,
    middle: (name, it) => `Las mitades de «${name}» cambian a esta hora: ${it}.`,
    end: (name, it) => `«${name}» termina a esta hora: ${it}.`,
  },
  oddEven: (odd, even) => `${odd} en años impares, ${even} en años pares`,
  half: (first) => `Una mitad cada uno, primero ${first}`,
  halfOddEven: (odd, even) => `Una mitad cada uno, primero ${odd} en años impares y ${even} en años pares`,
  schoolHolidays: 'Vacaciones escolares',
  schoolHoliday: (name, first, last) => (first === last ? `${name}: ${first}` : `${name}: ${first} a ${last}`),
  patternPauses: 'El patrón habitual se interrumpe en estos días.',
  handover: 'Entrega',
  schoolDays: (it) => `En días de colegio: ${it}`,
  otherDays: (it) => `En otros días: ${it}`,
  zone: (zone) => `Las horas son de la zona horaria ${zone}.`,
};

/** The words of a file by its language. */
export const fileWords: Record<ClauseLanguage, FileWords> = { en, es };
