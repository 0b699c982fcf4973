import type { AnalysisOptions } from '../analysis/analyze-channel.ts';
import { analyzeMessages } from '../jobs/analyze-messages.ts';
import { refineInsights } from '../jobs/refine-insights.ts';
import { type Engines, builtInEngines } from '../language-model/engines.ts';
import type { TestServer } from '../testing.ts';

/** Runs the analysis of messages until nothing is due, as the scheduler does. */
export async function analyze(
  { owner }: TestServer,
  engines: Engines = builtInEngines(),
  options?: AnalysisOptions,
): Promise<void> {
  const isDue = () => owner`select from private.due_analyses where due_at < now() + interval '30 seconds'`;
  while ((await isDue()).length > 0) await analyzeMessages(owner, engines, options);
}

/** Asks the language model about every look that waits for it, as the scheduler does. */
export async function refine({ owner }: TestServer, engines: Engines): Promise<void> {
  const isDue = () => owner`select from private.due_refinements`;
  while ((await isDue()).length > 0) await refineInsights(owner, engines);
}
