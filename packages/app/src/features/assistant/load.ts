import { speakAtLength } from '../../language.ts';

/** The panel together with its words. */
export async function assistant() {
  const [module] = await Promise.all([import('./assistant-panel.tsx'), speakAtLength()]);
  return module;
}
