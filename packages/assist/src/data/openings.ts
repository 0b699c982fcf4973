import type { PhrasingGoal } from '@mediation/api-client';
import type { Language } from '../guidance/passages.ts';

/** What is offered for a goal: whole sentences to begin with, and what to say when the draft cannot meet it. */
interface GoalWords {
  openings: readonly string[];
  unmet: string;
}

export const goalWords: Record<Language, Record<PhrasingGoal, GoalWords>> = {
  en: {
    calm: {
      openings: ['I would like us to find a way that works for both of us.', 'Here is how I see it.'],
      unmet: 'Write what this is about first.',
    },
    short: {
      openings: [],
      unmet: 'We found nothing to leave out without losing something you say.',
    },
    request: {
      openings: ['I have a request.', 'I would like to ask for something.'],
      unmet: 'This message asks for nothing yet. Add what you need, from whom and by when.',
    },
    boundary: {
      openings: ['I want to keep our messages to one topic.', 'I am happy to talk about this with our mediator.'],
      unmet: 'This message does not say where your limit is. Add what you will do and what you will not do.',
    },
  },
  es: {
    calm: {
      openings: ['Me gustaría que encontráramos una solución que sirva para los dos.', 'Así lo veo yo.'],
      unmet: 'Escriba primero de qué se trata.',
    },
    short: {
      openings: [],
      unmet: 'No encontramos nada que quitar sin perder algo de lo que usted dice.',
    },
    request: {
      openings: ['Tengo una petición.', 'Quiero pedir algo.'],
      unmet: 'Este mensaje todavía no pide nada. Añada qué necesita, de quién y para cuándo.',
    },
    boundary: {
      openings: ['Quiero que nuestros mensajes traten de un solo tema.', 'Prefiero hablar de esto en la mediación.'],
      unmet: 'Este mensaje no dice dónde está su límite. Añada qué hará y qué no hará.',
    },
  },
};

/** Why nothing is offered, whatever the goal. */
export const noPhrasing: Record<Language, { grave: string; unknown: string }> = {
  en: {
    grave: 'Leave words about harm or danger as they are. Your mediator can help you in the private channel.',
    unknown: 'We can help with messages in English and Spanish only.',
  },
  es: {
    grave:
      'Deje como están las palabras sobre daño o peligro. Su mediador o mediadora puede ayudarle en el canal privado.',
    unknown: 'Solo podemos ayudar con mensajes en inglés y en español.',
  },
};
