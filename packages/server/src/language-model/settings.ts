import { SettingError } from '../settings/setting-error.ts';
import { isPrivateHost } from './private-host.ts';

/** When names and numbers are replaced by tokens: for every host, for public hosts, or for none. */
export const redactions = ['always', 'public', 'never'] as const;

/** The language model of an operator, behind an OpenAI-compatible address. */
export interface LanguageModelSettings {
  /** Without a slash at its end. */
  baseUrl: string;
  model: string;
  apiKey: string | undefined;
  /** Whether the model is on this machine or a private network. */
  isPrivate: boolean;
  /** Whether names and numbers are replaced by tokens before a text is sent. */
  redacts: boolean;
}

interface Given {
  AI_LLM_BASE_URL?: string | undefined;
  AI_LLM_MODEL?: string | undefined;
  AI_LLM_API_KEY?: string | undefined;
  AI_LLM_REDACT: (typeof redactions)[number];
}

/** Reads the language model from the settings; undefined when there is none. */
export function languageModelFrom(given: Given): LanguageModelSettings | undefined {
  const { AI_LLM_BASE_URL: address, AI_LLM_MODEL: model, AI_LLM_API_KEY: apiKey } = given;
  if (!address !== !model) throw new SettingError('AI_LLM_BASE_URL and AI_LLM_MODEL need each other.');
  if (!address || !model) {
    if (apiKey) throw new SettingError('AI_LLM_API_KEY needs AI_LLM_BASE_URL and AI_LLM_MODEL beside it.');
    return undefined;
  }
  const { protocol, hostname, username, password, search, hash } = new URL(address);
  if (username || password || search || hash)
    throw new SettingError('AI_LLM_BASE_URL must be an address without a password, a query or a fragment.');
  const isPrivate = isPrivateHost(hostname);
  if (!isPrivate && protocol !== 'https:')
    throw new SettingError('AI_LLM_BASE_URL must begin with https:// unless the model is on a private network.');
  return {
    baseUrl: address.replace(/\/+$/, ''),
    model,
    apiKey,
    isPrivate,
    redacts: given.AI_LLM_REDACT === 'always' || (given.AI_LLM_REDACT === 'public' && !isPrivate),
  };
}
