import { limits } from '@mediation/api-client';
import { longTime } from './long-time.ts';
import type { MailTexts } from './mail-facts.ts';

const hours = (ms: number) => Math.round(ms / 3_600_000);
const minutes = (ms: number) => Math.round(ms / 60_000);

const notifications = {
  case_update: 'Hay novedades para usted.',
  document_uploaded: 'Se añadió un documento que usted puede ver.',
  document_reviewed: 'Alguien ha mirado un documento suyo.',
  session_scheduled: 'Hay novedades sobre una cita.',
  session_reminder: 'Tiene una cita pronto.',
  message: 'Le espera un mensaje.',
  user_invited: 'Tiene una invitación.',
} as const;

const changes = {
  proposed: 'Se ofrecieron horas para una cita.',
  scheduled: 'Su cita está fijada.',
  moved: 'Su cita ha cambiado de hora.',
  cancelled: 'Su cita no tendrá lugar.',
} as const;

/** The mails in Spanish. */
export const mailsInSpanish: MailTexts = {
  hello: 'Hola:',
  templates: {
    invitation: ({ path }, siteUrl) => ({
      subject: 'Tiene una invitación',
      lines: [
        'Alguien le invita a un espacio privado en línea.',
        'Este enlace muestra quién le invita y por qué. Allí puede decir sí o no.',
        siteUrl + path,
        `El enlace sirve durante ${hours(limits.invitation) / 24} días. Es solo para usted.`,
      ],
    }),

    admin_invitation: ({ path }, siteUrl) => ({
      subject: 'Tiene una invitación',
      lines: [
        'Le han invitado a unirse a su equipo en línea.',
        'Siga este enlace para empezar.',
        siteUrl + path,
        `El enlace sirve durante ${hours(limits.invitation) / 24} días. Es solo para usted.`,
      ],
    }),

    password_reset: ({ token_hash }, siteUrl) => ({
      subject: 'Elija una contraseña nueva',
      lines: [
        'Alguien pidió una contraseña nueva para su cuenta.',
        'Si fue usted, siga este enlace.',
        `${siteUrl}/reset?token_hash=${token_hash}&type=recovery`,
        `El enlace sirve una sola vez, durante ${minutes(limits.passwordReset)} minutos. Si no fue usted, no haga nada: su contraseña no cambia.`,
      ],
    }),

    confirm_registration: ({ token }, siteUrl) => ({
      subject: 'Confirme su dirección de correo',
      lines: [
        'Alguien se registró con esta dirección de correo.',
        'Si fue usted, siga este enlace y escriba su contraseña.',
        `${siteUrl}/confirm-email?token=${token}`,
        `El enlace sirve durante ${hours(limits.registration)} horas. Si no fue usted, no haga nada: no hay ninguna cuenta.`,
      ],
    }),

    account_exists: (_, siteUrl) => ({
      subject: 'Sobre su cuenta',
      lines: [
        'Alguien intentó registrarse con esta dirección de correo. Usted ya tiene una cuenta.',
        'Si fue usted, inicie sesión. Si olvidó su contraseña, allí puede elegir una nueva.',
        `${siteUrl}/signin`,
        'Si no fue usted, no haga nada: su cuenta sigue igual.',
      ],
    }),

    session_reminder: ({ starts_at, time_zone }, siteUrl) => ({
      subject: 'Su cita',
      lines: [
        `Tiene una cita el ${longTime(starts_at, time_zone, 'es')}.`,
        'Inicie sesión para ver dónde es o para pedir otra hora.',
        siteUrl,
      ],
    }),

    session_changed: ({ change, starts_at, time_zone }, siteUrl) => ({
      subject: 'Su cita',
      lines: [
        changes[change],
        ...(starts_at && time_zone && change !== 'cancelled' ? [`Es el ${longTime(starts_at, time_zone, 'es')}.`] : []),
        'Inicie sesión para ver más.',
        siteUrl,
      ],
    }),

    notification: ({ type }, siteUrl) => ({
      subject: 'Hay novedades para usted',
      lines: [notifications[type], 'Inicie sesión para verlo.', siteUrl],
    }),

    account_approved: (_, siteUrl) => ({
      subject: 'Su cuenta está lista',
      lines: ['Su cuenta ha sido aprobada. Ya puede iniciar sesión.', siteUrl],
    }),

    account_refused: (_, siteUrl) => ({
      subject: 'Sobre su cuenta',
      lines: [
        'No pudimos aprobar el rol que usted pidió. Su cuenta sigue como estaba.',
        'Si cree que es un error, inicie sesión y escriba al equipo de ayuda.',
        siteUrl,
      ],
    }),
  },
};
