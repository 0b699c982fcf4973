import type { Language } from '../guidance/passages.ts';

/**
 * Recommendations to the mediator, by key. The contacts are settings; `R-EMERG+CHILD` means `R-EMERG` and `R-CHILD`.
 */
export const recommendations: Record<string, Record<Language, string>> = {
  'R-LOOK': {
    en: 'Something in this message may be grave. Read it as a whole, and what was said before it. If it worries you, speak with the possibly affected person alone, by a channel they call safe. If danger seems immediate, call {emergency}; where somebody may hurt themselves, give {crisis_line}.',
    es: 'Algo en este mensaje puede ser grave. Léalo entero, y lo que se dijo antes. Si le preocupa, hable a solas con la persona que puede estar afectada, por un canal que ella considere seguro. Si el peligro parece inmediato, pida ayuda ahora: {emergency}. Si alguien puede hacerse daño, dé {crisis_line}.',
  },
  'R-EMERG': {
    en: 'This text may describe or contain a threat to life. If danger seems immediate, call {emergency}. Pause joint contact in this case. Speak with the possibly affected person alone, by a channel they call safe. Do not quote this finding to the other party. Follow your organization’s safeguarding procedure.',
    es: 'Este texto puede describir o contener una amenaza para la vida. Si el peligro parece inmediato, pida ayuda ahora: {emergency}. Detenga el contacto conjunto en este caso. Hable a solas con la persona que puede estar afectada, por un canal que ella considere seguro. No cite este hallazgo a la otra parte. Siga el procedimiento de protección de su organización.',
  },
  'R-CRISIS': {
    en: 'Stay in contact. Ask directly and calmly about thoughts of suicide. Give {crisis_line}, and call {emergency} if a plan or a means is named. Think of the safety of both parties.',
    es: 'Mantenga el contacto. Pregunte con calma y de forma directa por ideas de suicidio. Dé {crisis_line}. Si se nombra un plan o un medio, pida ayuda ahora: {emergency}. Piense en la seguridad de ambas partes.',
  },
  'R-MED': {
    en: 'Advise a medical check after any pressure to the neck, even if it was long ago or left no marks.',
    es: 'Aconseje una revisión médica después de cualquier presión en el cuello, aunque fuera hace tiempo o no dejara marcas.',
  },
  'R-SPEC': {
    en: 'Speak with the affected person alone and let them set the pace. Offer {violence_line} and a specialist service. Pause joint contact until you know what they want.',
    es: 'Hable a solas con la persona afectada y deje que ella marque el ritmo. Ofrezca {violence_line} y un servicio especializado. Detenga el contacto conjunto hasta saber qué quiere.',
  },
  'R-SAFE': {
    en: 'Screen each person alone before the next session. Use separate rooms or online sessions and staggered arrival. Keep addresses confidential. Offer {violence_line}.',
    es: 'Hable a solas con cada persona antes de la próxima sesión. Use salas separadas o sesiones en línea y llegadas escalonadas. Mantenga las direcciones en reserva. Ofrezca {violence_line}.',
  },
  'R-DEVICE': {
    en: 'Assume that messages may be read by others. Agree on a safe channel first.',
    es: 'Cuente con que otras personas puedan leer los mensajes. Acuerde primero un canal seguro.',
  },
  'R-COERC': {
    en: 'Check that consent is free and informed before anything is signed. Balance the power in the room. Suggest independent legal advice, and let nobody sign on the same day.',
    es: 'Compruebe que el consentimiento es libre e informado antes de que se firme nada. Equilibre el poder en la sala. Proponga asesoría legal independiente y no deje que nadie firme el mismo día.',
  },
  'R-LEGAL': {
    en: 'The parties should ask their lawyers about steps at court. A mediator does not enforce orders.',
    es: 'Las partes deben preguntar a sus abogados por los pasos ante el juzgado. Quien media no hace cumplir órdenes.',
  },
  'R-CHILD': {
    en: 'Check whether your child-protection duty applies, and follow your organization’s procedure.',
    es: 'Compruebe si se aplica su deber de protección de menores y siga el procedimiento de su organización.',
  },
  'R-BOUND': {
    en: 'Agree on rules for messages: one topic each, at set times, without words about the person.',
    es: 'Acuerde reglas para los mensajes: un tema en cada uno, a horas fijas y sin palabras sobre la persona.',
  },
  'R-CHILDFOCUS': {
    en: 'Ask both parents to keep the children out of messages and not to make them carry any.',
    es: 'Pida a ambos padres que dejen a los niños fuera de los mensajes y que no les hagan llevar ninguno.',
  },
};
