import type { AiEngine, EngineSettings } from '@mediation/assist';
import { assistedEngine } from './assisted-engine.ts';
import type { KnownValue } from './known-values.ts';
import type { LanguageModel } from './language-model.ts';
import type { LanguageModelSettings } from './settings.ts';

/** An open language model and where it is. */
export interface OpenLanguageModel {
  model: LanguageModel;
  settings: LanguageModelSettings;
}

interface Parts {
  embedded: AiEngine;
  engineSettings: EngineSettings;
  languageModel?: OpenLanguageModel | undefined;
}

/** One call and what is known about it. */
interface Call {
  /** Whether the organization lets its texts leave the private network. */
  mayLeave: boolean;
  /** Reads what identifies people in the case. */
  readKnown: () => Promise<KnownValue[]>;
}

/** Chooses the engine of a call: with the language model where there is one and the text may go there. */
export function createEngines({ embedded, engineSettings, languageModel }: Parts) {
  const assisted = ({ model, settings }: OpenLanguageModel, known: readonly KnownValue[]) =>
    assistedEngine({ embedded, model, settings, engineSettings, known });
  return {
    async forCall({ mayLeave, readKnown }: Call): Promise<AiEngine> {
      if (!languageModel || !(languageModel.settings.isPrivate || mayLeave)) return embedded;
      return assisted(languageModel, languageModel.settings.redacts ? await readKnown() : []);
    },
    embedded,
    /** The engine with the language model, for its health; undefined when there is none. */
    withModel: languageModel && assisted(languageModel, []),
  };
}

export type Engines = ReturnType<typeof createEngines>;
