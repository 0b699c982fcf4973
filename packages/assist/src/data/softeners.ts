import type { Language } from '../guidance/passages.ts';

/** What people are told beside a draft. */
interface RephraseWords {
  /** Tips for a draft that only its writer can make calmer. */
  tips: readonly string[];
  /** Why a draft about harm is not rephrased. */
  refusal: string;
  /** What to do about rude words that stay, and about "you never". */
  rude: string;
  habit: string;
}

export const rephraseWords: Record<Language, RephraseWords> = {
  en: {
    tips: [
      'Say what happened and when, without a word about the person.',
      'Say what you need, and ask for one thing.',
      'Keep it to one topic.',
    ],
    refusal:
      'We can’t rephrase this. It may be about harm to somebody, and softer words would hide that. Write to your mediator in the private channel, or ask for a call. If danger seems immediate, call {emergency}. If you are in despair, or somebody may hurt themselves, call {crisis_line}.',
    rude: 'Leave out words about the person. Say what happened, and what you need.',
    habit: 'Name one event and its date instead of “always” or “never”.',
  },
  es: {
    tips: [
      'Diga qué pasó y cuándo, sin una palabra sobre la persona.',
      'Diga qué necesita y pida una sola cosa.',
      'Quédese en un solo tema.',
    ],
    refusal:
      'No podemos reformular esto. Puede tratarse de un daño a alguien, y unas palabras más suaves lo ocultarían. Escriba a su mediador o mediadora por el canal privado, o pida una llamada. Si el peligro parece inmediato, pida ayuda ahora: {emergency}. Si siente desesperación, o alguien puede hacerse daño, llame a {crisis_line}.',
    rude: 'Deje fuera las palabras sobre la persona. Diga qué pasó y qué necesita.',
    habit: 'Nombre un hecho y su fecha en lugar de «siempre» o «nunca».',
  },
};
