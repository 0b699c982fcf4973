import type * as z from 'zod/mini';
import { toJSONSchema } from 'zod/mini';
import { fallbackReason } from './fallback-reason.ts';
import { fetchOnly } from './fetch-only.ts';
import { onlyJson } from './only-json.ts';
import type { LanguageModelSettings } from './settings.ts';

/** What is asked of the model: instructions of ours, data of people, and the shape of the answer. */
export interface ModelCall<Output> {
  instructions: string;
  prompt: string;
  schema: z.ZodMiniType<Output>;
  signal: AbortSignal;
}

/** Asks the model once. Rejects when there is no answer of the wanted shape. */
export type CallModel = <Output>(call: ModelCall<Output>) => Promise<Output>;

/**
 * Opens the model of these settings. The libraries are loaded only here. A server that does not accept a JSON schema
 * (HTTP 400) gets the schema in the instructions, from then on at once.
 */
export async function openModel({ baseUrl, model, apiKey }: LanguageModelSettings, maxRetries = 1): Promise<CallModel> {
  const { Output, extractJsonMiddleware, generateText, wrapLanguageModel } = await import('ai');
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const [strict, loose] = [true, false].map((supportsStructuredOutputs) => {
    const provider = createOpenAICompatible({
      name: 'language-model',
      baseURL: baseUrl,
      ...(apiKey && { apiKey }),
      fetch: fetchOnly(baseUrl),
      supportsStructuredOutputs,
    });
    return wrapLanguageModel({ model: provider(model), middleware: extractJsonMiddleware({ transform: onlyJson }) });
  });
  let acceptsSchemas = true;

  async function ask<Output>({ instructions, prompt, schema, signal }: ModelCall<Output>, withSchema: boolean) {
    const shape = `\nAnswer with JSON of this schema alone:\n${JSON.stringify(toJSONSchema(schema))}`;
    const result = await generateText({
      model: (withSchema ? strict : loose)!,
      instructions: withSchema ? instructions : instructions + shape,
      prompt,
      output: Output.object({ schema }),
      temperature: 0,
      maxRetries,
      abortSignal: signal,
    });
    return result.output;
  }

  return async (call) => {
    if (!acceptsSchemas) return ask(call, false);
    try {
      return await ask(call, true);
    } catch (error) {
      if (fallbackReason(error) !== 'http_400') throw error;
      const output = await ask(call, false);
      acceptsSchemas = false;
      return output;
    }
  };
}
