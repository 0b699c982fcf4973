import { analyzeMessages } from '../jobs/analyze-messages.ts';
import { type Engines, builtInEngines } from '../language-model/engines.ts';
import type { TestServer } from '../testing.ts';

/** Runs the analysis of messages until nothing is due, as the scheduler does. */
export async function analyze({ owner }: TestServer, engines: Engines = builtInEngines()) {
  const isDue = () => owner`select from private.due_analyses where due_at < now() + interval '30 seconds'`;
  while ((await isDue()).length > 0) await analyzeMessages(owner, engines);
}
