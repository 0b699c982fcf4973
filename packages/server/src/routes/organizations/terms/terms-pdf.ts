import { termsKinds, type Terms, type TermsLanguage, type TermsPart } from '@mediation/api-client';
import { type Block, heading, list, paragraph, soft } from '../../../agreement-files/content.ts';
import { formatsOf, paperOf } from '../../../agreement-files/formats.ts';
import { writePdf } from '../../../agreement-files/write-pdf.ts';
import { logoOf } from '../../../agreement-files/kept-file.ts';
import type { Sql } from '../../../database/database.ts';
import type { Storage } from '../../../files/storage.ts';

/** The organization as its terms show it. */
export interface TermsOffice {
  organization_id: string;
  organization: string;
  color: string;
  logo_url: string | null;
  locale: string;
  time_zone: string;
}

/** What a PDF of terms says; without a number it is a draft. */
export interface WrittenTerms {
  parts: Terms;
  number: number | null;
  hash: string | null;
  published_at: string | null;
  signatures: { name: string; role: 'divorcee' | 'mediator'; signed_at: string }[];
}

const words = {
  en: {
    title: 'How we will work together',
    version: (number: number, day: string) => `Version ${number}, published ${day}.`,
    draft: 'A draft. Nobody has been asked to sign it.',
    signatures: 'Signatures',
    signed: (moment: string) => `Signed on screen, ${moment}.`,
    roles: { divorcee: 'Party', mediator: 'Mediator' },
    nobody: 'Nobody has signed yet.',
    page: 'Page',
    of: 'of',
    file: 'how-we-will-work-together',
  },
  es: {
    title: 'Cómo vamos a trabajar juntos',
    version: (number: number, day: string) => `Versión ${number}, emitida el ${day}.`,
    draft: 'Un borrador. A nadie se le ha pedido que lo firme.',
    signatures: 'Firmas',
    signed: (moment: string) => `Firmado en pantalla, ${moment}.`,
    roles: { divorcee: 'Parte', mediator: 'Mediación' },
    nobody: 'Todavía no ha firmado nadie.',
    page: 'Página',
    of: 'de',
    file: 'como-vamos-a-trabajar-juntos',
  },
};

/** The name of the file. */
export const termsFileName = (language: TermsLanguage, number: number | null) =>
  `${words[language].file}${number === null ? '' : `-${number}`}.pdf`;

/** The brand, paper and time zone of an organization; undefined for people who do not read it. */
export async function officeOf(sql: Sql, organizationId: string): Promise<TermsOffice | undefined> {
  const [office] = await sql<TermsOffice>`
    select o.id as organization_id, o.display_name as organization, o.primary_color as color, o.logo_url, s.locale, s.time_zone
    from organizations o join organization_settings s on s.organization_id = o.id where o.id = ${organizationId}`;
  return office;
}

/** Writes terms as a PDF in the organization's brand, with who signed them. */
export async function writeTermsPdf(
  storage: Storage,
  office: TermsOffice,
  { parts, number, hash, published_at, signatures }: WrittenTerms,
  language: TermsLanguage,
): Promise<Uint8Array> {
  const say = words[language];
  const { day, moment } = formatsOf(language, office.time_zone, office.locale);
  const times = [published_at, ...signatures.map((it) => it.signed_at)].map((it) => Date.parse(it ?? '1970-01-01'));
  const status = number === null || published_at === null ? say.draft : say.version(number, day(published_at));
  const signed = signatures.flatMap((it) => [
    heading(3, it.name),
    soft(say.roles[it.role]),
    paragraph(say.signed(moment(it.signed_at))),
  ]);
  return writePdf({
    language,
    paper: paperOf(office.locale),
    title: say.title,
    dated: new Date(Math.max(...times)),
    brand: { name: office.organization, color: office.color, logo: await logoOf(storage, office) },
    footer: hash === null ? say.draft : `${say.title} ${number} · ${hash}`,
    pageWords: { page: say.page, of: say.of },
    blocks: [
      heading(1, say.title),
      soft(status),
      ...shownParts(parts[language]).flatMap(partBlocks),
      ...(number === null
        ? []
        : [heading(2, say.signatures), ...(signed.length > 0 ? signed : [paragraph(say.nobody)])]),
    ],
  });
}

/** The parts that have words, in their order. */
const shownParts = (parts: TermsPart[]) =>
  parts.filter(({ text }) => text !== '').toSorted((a, b) => termsKinds.indexOf(a.kind) - termsKinds.indexOf(b.kind));

const partBlocks = ({ title, summary, text }: TermsPart, at: number): Block[] => [
  heading(2, `${at + 1}. ${title}`),
  soft(summary),
  ...text.split(/\n{2,}/).flatMap((piece) => {
    const lines = piece.split('\n');
    const isItem = (line: string) => line.startsWith('- ');
    const said = lines.filter((line) => !isItem(line)).join('\n');
    return [
      ...(said === '' ? [] : [paragraph(said)]),
      ...list(lines.filter((line) => isItem(line)).map((line) => line.slice(2))),
    ];
  }),
];
