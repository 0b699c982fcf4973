import { describe, expect, test } from 'vitest';
import draftThresholds from '../src/data/models/draft-thresholds.json' with { type: 'json' };
import thresholds from '../src/data/models/thresholds.json' with { type: 'json' };
import { isNoPersons } from '../training/corpus.ts';
import { inBrowser } from '../training/cross-validate.ts';
import { judgeUnseen } from '../training/judge-unseen.ts';
import { measure } from '../training/measure.ts';

const judged = judgeUnseen().filter(({ message }) => !isNoPersons(message));

describe.for(['en', 'es'] as const)(
  'the models that ship, judging voices that no model was trained on, in %s',
  (language) => {
    const ofLanguage = judged.filter(({ message }) => message.language === language);
    const found = measure(ofLanguage, thresholds[language]);
    const inDrafts = measure(inBrowser(ofLanguage), draftThresholds[language]);

    test('recognize grave messages with few false alarms', () => {
      expect(found.area).toBeGreaterThanOrEqual(0.95);
      expect(found.recall.share).toBeGreaterThanOrEqual(0.84);
      expect(found.falseAlarms.share).toBeLessThanOrEqual(0.07);
    });
    test('name an acceptable tone, the intensity and the indicators', () => {
      expect(found.tone.share).toBeGreaterThanOrEqual(0.71);
      expect(found.intensity).toBeLessThanOrEqual(1.5);
      expect(found.indicators).toBeGreaterThanOrEqual(0.65);
    });
    test('recognize grave messages and an acceptable tone in a browser', () => {
      expect(inDrafts.recall.share).toBeGreaterThanOrEqual(0.79);
      expect(inDrafts.tone.share).toBeGreaterThanOrEqual(0.68);
    });
  },
);
