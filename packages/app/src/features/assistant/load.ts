import { speakAtLength } from '../../language.ts';

/** The panel together with its words. */
export async function assistant() {
  const [{ AssistantPanel }] = await Promise.all([import('./assistant-panel.tsx'), speakAtLength()]);
  return AssistantPanel;
}
