// Guards packages/app/src/features/assistant/** packages/app/src/shared/** packages/app/src/backend/**
import { Role } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { languages, speak } from '../../language.ts';
import { newPerson } from '../../testing/people.ts';
import { assistantWords } from './assistant-words.ts';
import { loadAssistant } from './load-assistant.ts';

const isLanguage = (name: string): name is keyof typeof languages => Object.hasOwn(languages, name);

test.for(
  Role.options.flatMap((role) =>
    Object.keys(languages)
      .filter(isLanguage)
      .map((language) => ({ role, language })),
  ),
)(
  'the assistant answers every suggested question of a $role in $language from a cited text',
  async ({ role, language }) => {
    await loadAssistant();
    const i18n = await speak(language);
    const { api } = await newPerson(role);
    for (const suggested of assistantWords[role].questions) {
      const question = i18n._(suggested);
      const { confidence, citations } = await api.askLegalGuidance({ question, context: { language } });
      expect([question, confidence, citations.length]).toEqual([
        question,
        expect.not.stringMatching('low') as string,
        expect.any(Number),
      ]);
      expect(citations.length).toBeGreaterThan(0);
    }
  },
);
