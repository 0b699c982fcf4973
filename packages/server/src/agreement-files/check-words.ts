import type { ClauseLanguage } from '@mediation/agreement';

/** The words of the page that checks a file. */
export interface CheckWords {
  fileName: string;
  title: string;
  about: (document: string, reference: string) => string;
  choose: string;
  /** The newest release or signature that the page knows. */
  until: (at: string) => string;
  verdicts: {
    signed: (number: number) => string;
    partly: (number: number) => string;
    unsigned: (number: number) => string;
    no: string;
  };
  released: (at: string) => string;
  signers: (names: string) => string;
  same: string;
  /** The fingerprint of the certificate in use. */
  seal: (fingerprint: string) => string;
  replaced: string;
  no: string[];
  unreadable: string;
  fingerprint: string;
}

const en: CheckWords = {
  fileName: 'Check a file',
  title: 'Check a file of your agreement',
  about: (document, reference) =>
    `This page tells you whether a PDF or DOCX is the ${document} of case ${reference}, unchanged, and who signed it. It works without the internet. Your file stays on this device.`,
  choose: 'Choose the PDF or DOCX',
  until: (at) => `This page knows the files up to ${at}. For newer ones, download the page again.`,
  verdicts: {
    signed: (number) => `Yes. This is version ${number}, signed by both parties.`,
    partly: (number) => `This is version ${number}. One party had signed it when this file was made.`,
    unsigned: (number) => `This is version ${number}. Nobody had signed it when this file was made.`,
    no: 'No. This is none of the files that this page knows.',
  },
  released: (at) => `Released on ${at}.`,
  signers: (names) => `Signed by ${names}.`,
  same: 'Nothing in this file was changed.',
  seal: (fingerprint) =>
    `A PDF also carries a seal. PDF readers show in their signature panel whether anything was changed since it was made; most say that they do not know the issuer. The certificate of the seal has this fingerprint (SHA-256): ${fingerprint}.`,
  replaced: 'There is a newer version.',
  no: [
    'It was changed, it belongs to something else, or it is newer than this page.',
    'Saving a file again in another program changes it. Check the file as you downloaded it.',
  ],
  unreadable: 'We could not read this file. Choose it again.',
  fingerprint: 'Fingerprint (SHA-256):',
};

const es: CheckWords = {
  fileName: 'Comprobar un archivo',
  title: 'Comprobar un archivo de su acuerdo',
  about: (document, reference) =>
    `Esta página le dice si un PDF o DOCX es el documento «${document}» del caso ${reference}, sin cambios, y quién lo firmó. Funciona sin internet. Su archivo no sale de este dispositivo.`,
  choose: 'Elija el PDF o DOCX',
  until: (at) => `Esta página conoce los archivos hasta el ${at}. Para los más nuevos, descargue la página otra vez.`,
  verdicts: {
    signed: (number) => `Sí. Es la versión ${number}, firmada por ambas partes.`,
    partly: (number) => `Es la versión ${number}. Una de las partes la había firmado cuando se hizo este archivo.`,
    unsigned: (number) => `Es la versión ${number}. Nadie la había firmado cuando se hizo este archivo.`,
    no: 'No. No es ninguno de los archivos que conoce esta página.',
  },
  released: (at) => `Compartida el ${at}.`,
  signers: (names) => `Firmada por ${names}.`,
  same: 'Nada ha cambiado en este archivo.',
  seal: (fingerprint) =>
    `Un PDF lleva además un sello. Los lectores de PDF muestran en su panel de firmas si algo ha cambiado desde que se hizo; la mayoría dice que no conoce al emisor. El certificado del sello tiene este código de verificación (SHA-256): ${fingerprint}.`,
  replaced: 'Hay una versión más nueva.',
  no: [
    'Se cambió, es de otra cosa o es más nuevo que esta página.',
    'Guardar un archivo otra vez con otro programa lo cambia. Compruebe el archivo tal como lo descargó.',
  ],
  unreadable: 'No hemos podido leer este archivo. Elíjalo otra vez.',
  fingerprint: 'Código de verificación (SHA-256):',
};

/** The words of the page by its language. */
export const checkWords: Record<ClauseLanguage, CheckWords> = { en, es };
