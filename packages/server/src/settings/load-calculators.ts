import { pathToFileURL } from 'node:url';
import type { SupportCalculator } from '@mediation/agreement';
import * as z from 'zod/mini';
import { SettingError } from './setting-error.ts';

const Module = z.object({
  default: z.object({
    name: z.string().check(z.minLength(1)),
    source: z.string().check(z.minLength(1)),
    reviewed_on: z.iso.date(),
    calculate: z.custom<SupportCalculator['calculate']>((it) => typeof it === 'function', 'must be a function'),
  }),
});

/** Loads the calculators that an operator names. Throws `SettingError` for a file that is none. */
export function loadCalculators(paths: readonly string[]): Promise<SupportCalculator[]> {
  return Promise.all(paths.map(loadCalculator));
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
