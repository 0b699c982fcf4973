import type { SafetyContacts } from '../engine.ts';
import type { Language } from '../guidance/passages.ts';

/** For organizations that have set no contacts: valid everywhere, but less specific. */
export const defaultContacts: Record<Language, SafetyContacts> = {
  en: {
    emergency: 'the local emergency number (112 in Europe, 999 in the UK, 911 in North America)',
    violence_line: 'a local helpline for domestic violence',
    crisis_line: 'a local crisis line',
  },
  es: {
    emergency: 'el número de emergencias de su zona (112 en Europa, 911 en América)',
    violence_line: 'una línea de ayuda contra la violencia',
    crisis_line: 'una línea de crisis',
  },
};

/** The placeholders of safety contacts. */
export const contactNames = Object.keys(defaultContacts.en);
