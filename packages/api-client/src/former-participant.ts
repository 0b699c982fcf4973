/** The name under which the records of others keep an erased person, by language. The database has the English one. */
export const formerParticipant = { en: 'Former participant', es: 'Participante anterior' } as const;
