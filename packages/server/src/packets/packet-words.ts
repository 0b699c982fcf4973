import type { ClauseLanguage } from '@mediation/agreement';
import type { PacketProblem } from '@mediation/api-client';

/** The words of a packet for filing. */
export interface PacketWords {
  title: string;
  made: (day: string) => string;
  /** A signed document in the contents. */
  signed: (document: string, number: number) => string;
  signedOn: (day: string) => string;
  sentBy: (file: string, name: string) => string;
  sealed: string;
  copies: string;
  inZip: string;
  fingerprint: (file: string, hash: string) => string;
  contents: string;
  head: [string, string, string];
  leftOut: string;
  problems: Record<PacketProblem, string>;
  pageOf: (page: number, of: number) => string;
  /** The names in the ZIP. */
  files: { packet: string; sealed: string; documents: string; manifest: string };
  manifest: string[];
}

const en: PacketWords = {
  title: 'Packet for filing',
  made: (day) => `Put together on ${day}`,
  signed: (document, number) => `${document}, version ${number}, with its certificate`,
  signedOn: (day) => `Signed by both parties, the second on ${day}.`,
  sentBy: (file, name) => `${file}, from ${name}`,
  sealed: 'Signed documents and their sealed files',
  copies:
    'The pages in this packet are copies. A page number was added in a corner of each, and nothing else was changed. This file itself has no seal.',
  inZip:
    'Each signed document also has a sealed file of its own. A PDF reader shows whether it was changed. These files are only in the ZIP of this packet, byte for byte:',
  fingerprint: (file, hash) => `${file}. Fingerprint of the file (SHA-256): ${hash}`,
  contents: 'Contents',
  head: ['What', 'From page', 'Pages'],
  leftOut: 'Not in this packet',
  problems: {
    locked: 'It is locked with a password.',
    unreadable: 'It could not be opened.',
    missing: 'It no longer exists.',
  },
  pageOf: (page, of) => `Packet, page ${page} of ${of}`,
  files: { packet: 'Packet', sealed: 'Sealed files', documents: 'Documents', manifest: 'Manifest' },
  manifest: [
    'The files of this packet with their fingerprints (SHA-256).',
    'Those in “Sealed files” are the signed documents, byte for byte.',
  ],
};

const es: PacketWords = {
  title: 'Documentación para presentar',
  made: (day) => `Reunida el ${day}`,
  signed: (document, number) => `${document}, versión ${number}, con su certificado`,
  signedOn: (day) => `Firmado por ambas partes, la segunda el ${day}.`,
  sentBy: (file, name) => `${file}, de ${name}`,
  sealed: 'Documentos firmados y sus archivos sellados',
  copies:
    'Las páginas de esta documentación son copias. En una esquina de cada una se añadió un número de página, y no se cambió nada más. Este archivo no lleva sello.',
  inZip:
    'Cada documento firmado tiene además su propio archivo sellado. Un lector de PDF muestra si se cambió. Estos archivos están solo en el ZIP de esta documentación, byte por byte:',
  fingerprint: (file, hash) => `${file}. Código de verificación del archivo (SHA-256): ${hash}`,
  contents: 'Contenido',
  head: ['Qué', 'Desde la página', 'Páginas'],
  leftOut: 'No está en esta documentación',
  problems: {
    locked: 'Está protegido con contraseña.',
    unreadable: 'No se pudo abrir.',
    missing: 'Ya no existe.',
  },
  pageOf: (page, of) => `Documentación, página ${page} de ${of}`,
  files: {
    packet: 'Documentación',
    sealed: 'Archivos sellados',
    documents: 'Documentos',
    manifest: 'Lista de archivos',
  },
  manifest: [
    'Los archivos de esta documentación con sus códigos de verificación (SHA-256).',
    'Los de «Archivos sellados» son los documentos firmados, byte por byte.',
  ],
};

/** The words of a packet by its language. */
export const packetWords: Record<ClauseLanguage, PacketWords> = { en, es };
