import { pathToFileURL } from 'node:url';
import { exampleCalculators, type SupportCalculator } from '@mediation/agreement';
import { SupportCalculatorFacts } from '@mediation/api-client';
import * as z from 'zod/mini';
import { SettingError } from './setting-error.ts';

const Module = z.object({
  default: z.object({
    ...SupportCalculatorFacts.shape,
    calculate: z.custom<SupportCalculator['calculate']>((it) => typeof it === 'function', 'must be a function'),
  }),
});

/** Loads the calculators that an operator names. Throws `SettingError` for a file that is none, and for an id that is taken. */
export async function loadCalculators(paths: readonly string[]): Promise<SupportCalculator[]> {
  const loaded = await Promise.all(paths.map(loadCalculator));
  const ids = [...exampleCalculators, ...loaded].map(({ id }) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) throw new SettingError(`Two calculators of SUPPORT_CALCULATORS have the id ${twice}.`);
  return loaded;
}

async function loadCalculator(path: string): Promise<SupportCalculator> {
  const found: unknown = await import(pathToFileURL(path).href).catch((error: Error) => {
    throw new SettingError(`The file ${path} of SUPPORT_CALCULATORS cannot be loaded: ${error.message}`);
  });
  const module = Module.safeParse(found);
  if (module.success) return module.data.default;
  const [issue] = module.error.issues;
  throw new SettingError(
    `The file ${path} of SUPPORT_CALCULATORS is not a calculator: its ${issue?.path.join('.')} ${issue?.message}.`,
  );
}
