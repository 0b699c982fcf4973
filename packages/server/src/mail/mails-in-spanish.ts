import { limits } from '@mediation/api-client';
import { longTime } from './long-time.ts';
import type { MailTexts } from './mail-facts.ts';

const hours = (ms: number) => Math.round(ms / 3_600_000);
const minutes = (ms: number) => Math.round(ms / 60_000);

const notifications = {
  case_update: 'Hay una novedad para usted.',
  safety_sign: 'Hay una novedad para usted.',
  document_uploaded: 'Hay un documento nuevo que puede ver.',
  document_reviewed: 'Se ha revisado uno de sus documentos.',
  session_scheduled: 'Hay una novedad sobre una sesión.',
  session_reminder: 'Tiene una sesión pronto.',
  message: 'Tiene un mensaje nuevo.',
  user_invited: 'Tiene una invitación.',
} as const;

const changes = {
  proposed: 'Tiene nuevas horas entre las que elegir para una sesión.',
  scheduled: 'Su sesión está fijada.',
  moved: 'Su sesión ha cambiado de hora.',
  changed: 'Hay un cambio en su sesión.',
  cancelled: 'Su sesión se ha cancelado.',
} as const;

/** The mails in Spanish. */
export const mailsInSpanish: MailTexts = {
  hello: (name) => (name === null ? 'Hola:' : `Hola, ${name}:`),
  trouble: '¿El botón no funciona? Escriba esta dirección:',
  templates: {
    invitation: ({ path }, siteUrl) => ({
      subject: 'Tiene una invitación',
      lines: [
        'Ha recibido una invitación a un espacio privado en línea.',
        'Siga este enlace para ver quién le invita y por qué. Después podrá decir sí o no.',
      ],
      action: { label: 'Ver la invitación', url: siteUrl + path },
      after: [`El enlace sirve durante ${hours(limits.invitation) / 24} días. Por favor, no lo comparta.`],
    }),

    admin_invitation: ({ path }, siteUrl) => ({
      subject: 'Tiene una invitación',
      lines: ['Ha recibido una invitación para unirse a su equipo en línea.', 'Siga este enlace para empezar.'],
      action: { label: 'Empezar', url: siteUrl + path },
      after: [`El enlace sirve durante ${hours(limits.invitation) / 24} días. Por favor, no lo comparta.`],
    }),

    password_reset: ({ token_hash }, siteUrl) => ({
      subject: 'Elija una contraseña nueva',
      lines: ['Hemos recibido una petición de contraseña nueva para su cuenta.', 'Si la hizo usted, siga este enlace.'],
      action: { label: 'Elegir una contraseña nueva', url: `${siteUrl}/reset?token_hash=${token_hash}&type=recovery` },
      after: [
        `El enlace sirve una sola vez, durante ${minutes(limits.passwordReset)} minutos. Si no la pidió usted, puede ignorar este correo. Su contraseña no ha cambiado.`,
      ],
    }),

    confirm_registration: ({ token }, siteUrl) => ({
      subject: 'Confirme su dirección de correo',
      lines: [
        'Hemos recibido un registro con esta dirección de correo.',
        'Si se registró usted, siga este enlace y escriba su contraseña.',
      ],
      action: { label: 'Confirmar la dirección', url: `${siteUrl}/confirm-email?token=${token}` },
      after: [
        `El enlace sirve durante ${hours(limits.registration)} horas. Si no se registró usted, puede ignorar este correo. No se ha creado ninguna cuenta.`,
      ],
    }),

    account_exists: (_, siteUrl) => ({
      subject: 'Sobre su cuenta',
      lines: [
        'Hemos recibido un registro con esta dirección de correo, pero usted ya tiene una cuenta.',
        'Si intentó registrarse usted, inicie sesión. Si olvidó su contraseña, allí puede elegir una nueva.',
      ],
      action: { label: 'Iniciar sesión', url: `${siteUrl}/signin` },
      after: ['Si no fue usted, puede ignorar este correo. Su cuenta no ha cambiado.'],
    }),

    signing_code: ({ code }) => ({
      subject: 'Su código',
      lines: [
        `Su código es ${code}.`,
        `Sirve una sola vez, durante ${minutes(limits.signingCode)} minutos. No lo comparta, por favor.`,
        'Si no lo pidió usted, puede ignorar este correo.',
      ],
    }),

    session_reminder: ({ starts_at, ends_at, time_zone }, siteUrl) => ({
      subject: 'Su sesión',
      lines: [
        `Tiene una sesión el ${longTime(starts_at, time_zone, 'es', ends_at)}.`,
        'Entre en su cuenta para ver dónde es o para pedir otra hora.',
      ],
      action: { label: 'Entrar y ver', url: siteUrl },
    }),

    session_changed: ({ change, starts_at, ends_at, time_zone }, siteUrl) => ({
      subject: 'Su sesión',
      lines: [
        changes[change],
        ...(starts_at && time_zone && change !== 'cancelled'
          ? [`Es el ${longTime(starts_at, time_zone, 'es', ends_at)}.`]
          : []),
        'Entre en su cuenta para ver los detalles.',
      ],
      action: { label: 'Entrar y ver', url: siteUrl },
    }),

    notification: ({ type }, siteUrl) => ({
      subject: 'Tiene un aviso nuevo',
      lines: [notifications[type], 'Entre en su cuenta para verlo.'],
      action: { label: 'Entrar y ver', url: siteUrl },
    }),

    account_approved: (_, siteUrl) => ({
      subject: 'Su cuenta está lista',
      lines: ['Su cuenta ha sido aprobada. Ya puede iniciar sesión.'],
      action: { label: 'Iniciar sesión', url: siteUrl },
    }),

    account_refused: (_, siteUrl) => ({
      subject: 'Sobre su cuenta',
      lines: [
        'No pudimos aprobar el rol que usted pidió. Su cuenta no ha cambiado.',
        'Si cree que es un error, inicie sesión y escriba al equipo de ayuda.',
      ],
      action: { label: 'Iniciar sesión', url: siteUrl },
    }),

    new_device: (_, siteUrl) => ({
      subject: 'Nuevo inicio de sesión en su cuenta',
      lines: [
        'Alguien ha iniciado sesión en su cuenta en un dispositivo que no conocíamos.',
        'Si fue usted, no tiene que hacer nada.',
        'Si no fue usted, inicie sesión, cierre esa sesión y elija una contraseña nueva.',
      ],
      action: { label: 'Entrar y mirar', url: `${siteUrl}/profile?part=sign-in` },
    }),

    factor_removal: (_, siteUrl) => ({
      subject: 'Sobre su cuenta',
      lines: [
        'Nos pidieron quitar el segundo paso con el que usted entra, porque no puede usarlo.',
        'Ocurrirá dentro de tres días como máximo. Después le bastará su contraseña para entrar.',
        'Si usted no lo pidió, inicie sesión y deténgalo en su perfil. Elija allí también una contraseña nueva.',
      ],
      action: { label: 'Iniciar sesión', url: siteUrl },
    }),

    factors_removed: (_, siteUrl) => ({
      subject: 'Sobre su cuenta',
      lines: [
        'Se ha quitado el segundo paso con el que usted entraba, y su sesión se ha cerrado en todos los dispositivos.',
        'Inicie sesión con su contraseña y configure uno nuevo.',
      ],
      action: { label: 'Iniciar sesión', url: siteUrl },
    }),

    data_erased: ({ is_part, backup_days }, siteUrl) => ({
      subject: 'Lo que pidió está hecho',
      lines: [
        `Su cuenta en ${siteUrl} y sus datos se han borrado. Ya no puede iniciar sesión.`,
        ...(is_part
          ? [
              'Los registros en los que se apoyan otras personas se conservan durante un tiempo, sin su nombre. Después también se borran.',
            ]
          : []),
        `Las copias de seguridad desaparecen en ${backup_days} días.`,
        'Este es el último correo que recibe. No hemos guardado su dirección.',
      ],
    }),
  },
};
