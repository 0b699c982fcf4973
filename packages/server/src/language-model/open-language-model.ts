import type { Log } from '../operations/log.ts';
import type { OpenLanguageModel } from './engines.ts';
import { type CallRecord, createLanguageModel } from './language-model.ts';
import { openModel } from './open-model.ts';
import type { LanguageModelSettings } from './settings.ts';

/** Opens the language model of the settings, if there is one. Calls are logged by hash, size and time, without texts. */
export async function openLanguageModel(
  settings: LanguageModelSettings | undefined,
  log: Log,
): Promise<OpenLanguageModel | undefined> {
  if (!settings) return undefined;
  const record = (call: CallRecord) =>
    call.reason === undefined || call.reason === 'aborted'
      ? log.debug(call, 'language model')
      : log.warn(call, 'language model');
  return { settings, model: createLanguageModel(await openModel(settings), { record }) };
}
