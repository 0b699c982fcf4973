import { undrawnIn } from '@mediation/agreement';
import type { ChatMessage } from '@mediation/api-client';
import { type Block, heading, paragraph, soft } from '../../agreement-files/content.ts';
import { localeOf, paperOf } from '../../agreement-files/formats.ts';
import { writePdf } from '../../agreement-files/write-pdf.ts';
import type { ExportedChannel, ExportedContent, ExportedMessage } from './exported-content.ts';

interface ExportWords {
  messages: string;
  shared: string;
  with: (party: string) => string;
  count: (count: number, zone: string) => string;
  fingerprint: (hash: string) => string;
  roles: Record<ChatMessage['sender_role'], string>;
  document: (name: string, hash: string | null) => string;
  redacted: (by: string | null, at: string) => string;
  reasons: Record<NonNullable<ChatMessage['redacted_reason']>, string>;
  named: string;
  page: string;
  of: string;
}

const words: Record<'en' | 'es', ExportWords> = {
  en: {
    messages: 'Messages',
    shared: 'Everyone in the case',
    with: (party) => `Private channel of ${party}`,
    count: (count, zone) => `${count} messages, oldest first. Times are in ${zone}.`,
    fingerprint: (hash) => `SHA-256 of the content: ${hash}`,
    roles: { divorcee: 'Party', lawyer: 'Lawyer', mediator: 'Mediator', admin: 'Admin', assistant: 'Assistant' },
    document: (name, hash) => (hash === null ? `Document: ${name}` : `Document: ${name}, SHA-256 ${hash}`),
    redacted: (by, at) => (by === null ? `Taken back, ${at}.` : `Taken back by ${by}, ${at}.`),
    reasons: {
      mistake: 'Reason: sent by mistake.',
      private_information: 'Reason: private information.',
      abusive: 'Reason: hurtful words.',
      other: '',
    },
    named: 'A letter or picture that no font of this PDF has is named by its code, like [U+1F9FF]. The JSON has them.',
    page: 'Page',
    of: 'of',
  },
  es: {
    messages: 'Mensajes',
    shared: 'Todas las personas del caso',
    with: (party) => `Canal privado de ${party}`,
    count: (count, zone) => `${count} mensajes, del más antiguo al más reciente. Las horas son de ${zone}.`,
    fingerprint: (hash) => `SHA-256 del contenido: ${hash}`,
    roles: {
      divorcee: 'Parte',
      lawyer: 'Asesoría legal',
      mediator: 'Mediación',
      admin: 'Administración',
      assistant: 'Asistente',
    },
    document: (name, hash) => (hash === null ? `Documento: ${name}` : `Documento: ${name}, SHA-256 ${hash}`),
    redacted: (by, at) => (by === null ? `Retirado el ${at}.` : `Retirado por ${by} el ${at}.`),
    reasons: {
      mistake: 'Motivo: enviado por error.',
      private_information: 'Motivo: información privada.',
      abusive: 'Motivo: palabras hirientes.',
      other: '',
    },
    named:
      'Una letra o imagen que ninguna fuente de este PDF tiene se indica por su código, como [U+1F9FF]. El JSON las contiene.',
    page: 'Página',
    of: 'de',
  },
};

interface Options {
  sha256: string;
  language: string;
  timeZone: string;
}

/** Writes the messages of a channel as a PDF, each with its author and its time with the zone. */
export async function writeChannelPdf(
  content: ExportedContent,
  about: ExportedChannel,
  { sha256, language, timeZone }: Options,
): Promise<Uint8Array> {
  const locale = language.startsWith('es') ? 'es' : 'en';
  const say = words[locale];
  const dates = language.includes('-') ? language : localeOf(locale, about.locale);
  const format = new Intl.DateTimeFormat(dates, { dateStyle: 'medium', timeStyle: 'long', timeZone });
  const at = (time: string) => format.format(new Date(time));
  const isNamed = content.messages.some(({ text, author }) => undrawnIn(author + text).length > 0);
  const title =
    content.case === null ? say.messages : `${say.messages} · ${content.case.title} · ${content.case.reference}`;
  const blocks: Block[] = [
    heading(1, title),
    soft(about.party === null ? say.shared : say.with(about.party)),
    soft(say.count(content.messages.length, timeZone)),
    soft(say.fingerprint(sha256)),
    ...(isNamed ? [soft(say.named)] : []),
    ...content.messages.flatMap((message) => [
      soft(`${message.author}, ${say.roles[message.role]} · ${at(message.sent_at)}`),
      ...bodyOf(message),
    ]),
  ];
  return writePdf({
    language: locale,
    paper: paperOf(about.locale),
    title,
    dated: new Date(content.messages.at(-1)?.sent_at ?? 0),
    brand: { name: about.organization ?? '', color: about.color ?? '', logo: undefined },
    blocks,
    footer: say.fingerprint(sha256),
    pageWords: { page: say.page, of: say.of },
  });

  function bodyOf({ text, document, redacted }: ExportedMessage): Block[] {
    if (redacted !== null)
      return [
        paragraph(`${say.redacted(redacted.by, at(redacted.at))} ${say.reasons[redacted.reason ?? 'other']}`.trim()),
      ];
    return [paragraph(text), ...(document === null ? [] : [soft(say.document(document.file_name, document.sha256))])];
  }
}
