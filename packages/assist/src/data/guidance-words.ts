import type { Role } from '@mediation/api-client';
import type { Language } from '../guidance/passages.ts';
import type { Boundary } from './boundaries.ts';

interface GuidanceWords {
  disclaimer: string;
  /** Said after it to parties. */
  adviser: string;
  /** For a question that no passage answers. */
  unknown: Record<Role, string>;
  boundary: Record<Boundary, string>;
  /** After the safety answer, when the rest of the question stays open. */
  elsewhere: string;
  /** Where rules, forms and amounts are found. */
  note: string;
}

export const guidanceWords: Record<Language, GuidanceWords> = {
  en: {
    disclaimer:
      'This answer comes from a computer program. It is general information about the process and not legal advice.',
    adviser: 'Your lawyer can advise you.',
    unknown: {
      divorcee:
        'I can help with the steps, the documents, sessions, the agreement and this site. I do not know that one. If it is about your case, your mediator does: write to them in your private channel.',
      lawyer:
        'I can help with the process, documents, drafts and this site. I do not know that one. If it is about the case, write to the mediator in your client’s private channel.',
      mediator:
        'I can help with running a case here, with sessions, documents and drafts. I do not know that one. A colleague, or an admin of this platform, may.',
      admin:
        'I can help with people, organizations, settings and reports here. I do not know that one. Whoever runs the server for you may.',
    },
    boundary: {
      law: 'That depends on the law where you live, and I do not want to guess. A lawyer can tell you, or the information desk of the court. I can help with how mediation works here.',
      tax: 'That is a question about tax, and the rules differ from place to place and from year to year. A tax adviser or the tax office can tell you. I can help with how mediation works here.',
      health:
        'That is a question for a doctor or a pharmacist, and I do not want to guess. I can help with how mediation works here.',
      verdict:
        'I cannot say who is right or what a court would decide, and nobody can promise it. In mediation the two of you decide. A lawyer can tell each of you how such a question is usually looked at.',
      private:
        'What somebody wrote or keeps in private stays private, and I cannot show or open it. If you worry about what is going on, your mediator can be told in private.',
      task: 'I only help with the mediation here: the steps, documents, sessions, the agreement and this site. That one I cannot do for you.',
    },
    elsewhere: 'If you asked about something else, please ask it again in other words.',
    note: 'We do not search the web from here. An official website of the courts or the government where you live has current rules, forms and amounts.',
  },
  es: {
    disclaimer:
      'Esta respuesta viene de un programa de ordenador. Es información general sobre el proceso y no asesoramiento legal.',
    adviser: 'Su abogado puede aconsejarle.',
    unknown: {
      divorcee:
        'Puedo ayudarle con los pasos, los documentos, las sesiones, el acuerdo y este sitio. Eso no lo sé. Si es sobre su caso, su mediador sí: escríbale en su canal privado.',
      lawyer:
        'Puedo ayudarle con el proceso, los documentos, los borradores y este sitio. Eso no lo sé. Si es sobre el caso, escriba al mediador en el canal privado de su cliente.',
      mediator:
        'Puedo ayudarle a llevar un caso aquí: sesiones, documentos y borradores. Eso no lo sé. Quizás lo sepa un colega o la administración de la plataforma.',
      admin:
        'Puedo ayudarle con las personas, las organizaciones, los ajustes y los informes. Eso no lo sé. Quizás lo sepa quien administra el servidor.',
    },
    boundary: {
      law: 'Eso depende de la ley del lugar donde vive, y no quiero adivinar. Se lo puede decir un abogado o la oficina de información del juzgado. Puedo ayudarle con cómo funciona aquí la mediación.',
      tax: 'Es una pregunta de impuestos, y las reglas cambian según el lugar y el año. Se lo puede decir un asesor fiscal o la oficina de impuestos. Puedo ayudarle con cómo funciona aquí la mediación.',
      health:
        'Es una pregunta para un médico o un farmacéutico, y no quiero adivinar. Puedo ayudarle con cómo funciona aquí la mediación.',
      verdict:
        'No puedo decir quién tiene razón ni qué decidiría un juzgado, y nadie puede prometerlo. En la mediación deciden ustedes dos. Un abogado puede decir a cada uno cómo se suele ver una pregunta así.',
      private:
        'Lo que alguien escribió o guarda en privado sigue siendo privado, y no puedo mostrarlo ni abrirlo. Si le preocupa lo que pasa, puede contárselo en privado a su mediador.',
      task: 'Solo ayudo con la mediación aquí: los pasos, los documentos, las sesiones, el acuerdo y este sitio. Eso no puedo hacerlo por usted.',
    },
    elsewhere: 'Si preguntó por otra cosa, pregúntela otra vez con otras palabras, por favor.',
    note: 'Desde aquí no buscamos en internet. Un sitio oficial de los juzgados o del gobierno del lugar donde vive tiene las reglas, los formularios y los importes actuales.',
  },
};

/** Passages that a role may begin with, as suggestions when nothing fits. */
export const beginnings: Record<Role, readonly string[]> = {
  divorcee: ['process-seven-steps', 'document-list', 'session-prepare'],
  lawyer: ['lawyer-what-you-see', 'agreement-lawyer-round', 'process-seven-steps'],
  mediator: ['mediator-review-queue', 'mediator-moving-to-the-next-step', 'what-each-person-sees'],
  admin: ['admin-people-and-accounts', 'admin-retention', 'what-each-role-may-do'],
};
