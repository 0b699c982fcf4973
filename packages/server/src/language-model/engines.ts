import { type EngineMark, type SafetyContactSettings, limits } from '@mediation/api-client';
import { type AiEngine, type EngineSettings, embeddedEngine, engineMark } from '@mediation/assist';
import { askWithTokens } from './tokens/ask-with-tokens.ts';
import { assistedEngine, modelMark } from './assisted-engine.ts';
import type { KnownValue } from './tokens/known-values.ts';
import type { LanguageModel } from './language-model.ts';
import type { LanguageModelSettings } from './settings.ts';
import { type Translate, translator } from './translate.ts';

/** An open language model and where it is. */
export interface OpenLanguageModel {
  model: LanguageModel;
  settings: LanguageModelSettings;
}

interface Parts {
  embed: (settings: EngineSettings) => AiEngine;
  engineSettings: EngineSettings;
  languageModel?: OpenLanguageModel | undefined;
}

/** Who translates, and the mark of its results. */
interface Translator {
  translate: Translate;
  mark: EngineMark;
}

/** One call and what is known about it. */
interface Call {
  /** Whether the organization lets its texts leave the private network. */
  mayLeave: boolean;
  /** Whom the organization names for danger. */
  contacts: SafetyContactSettings | null;
  /** What the organization's assistant quotes besides the built-in passages. */
  passages?: EngineSettings['passages'];
  /** Reads what identifies people in the case. */
  readKnown: () => Promise<KnownValue[]>;
}

/** The contacts that are set; an empty one is none. */
export const setContacts = (contacts: SafetyContactSettings): NonNullable<EngineSettings['contacts']> => {
  const named = (all: object) => Object.fromEntries(Object.entries(all).filter(([, contact]) => contact));
  return { en: named(contacts.en), es: named(contacts.es) };
};

/** Chooses the engine of a call: with the language model where there is one and the text may go there. */
export function createEngines({ embed, engineSettings: promised, languageModel }: Parts) {
  const embedded = embed(promised);
  const assisted = (
    { model, settings }: OpenLanguageModel,
    parts: { embedded: AiEngine; engineSettings: EngineSettings; known: readonly KnownValue[] },
  ) => assistedEngine({ model, settings, ...parts });
  /** Whether a language model reads texts, of an organization that lets them leave the private network or does not. */
  const asksModel = ({ mayLeave }: Pick<Call, 'mayLeave'>) =>
    languageModel !== undefined && (languageModel.settings.isPrivate || mayLeave);
  return {
    asksModel,
    async forCall({ mayLeave, contacts, passages, readKnown }: Call): Promise<AiEngine> {
      const named = contacts === null ? promised : { ...promised, contacts: setContacts(contacts) };
      const engineSettings = { ...named, passages };
      const ofCall = embed(engineSettings);
      if (!languageModel || !asksModel({ mayLeave })) return ofCall;
      const known = languageModel.settings.redacts ? await readKnown() : [];
      return assisted(languageModel, { embedded: ofCall, engineSettings, known });
    },
    /** The language model as a translator; undefined where none may read the text. The built-in engine translates nothing. */
    async translatorFor({
      mayLeave,
      readKnown,
    }: Pick<Call, 'mayLeave' | 'readKnown'>): Promise<Translator | undefined> {
      if (!languageModel || !asksModel({ mayLeave })) return undefined;
      const { model, settings } = languageModel;
      const ask = askWithTokens(model, settings.redacts ? await readKnown() : undefined);
      return { translate: translator(ask), mark: modelMark(settings, engineMark) };
    },
    embedded,
    /** The engine with the language model, for its health; undefined when there is none. */
    withModel: languageModel && assisted(languageModel, { embedded, engineSettings: promised, known: [] }),
  };
}

export type Engines = ReturnType<typeof createEngines>;

/** The built-in engine with a language model beside it. */
export const enginesWith = (languageModel: OpenLanguageModel | undefined): Engines =>
  createEngines({ embed: embeddedEngine, engineSettings: { promises: limits }, languageModel });

/** The built-in engine alone. */
export const builtInEngines = (): Engines => enginesWith(undefined);
