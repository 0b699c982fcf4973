import { plural, t } from '@lingui/core/macro';
import { i18n } from '@lingui/core';
import type { AnalysisLimit, EngineMark } from '@mediation/api-client';
import { Text } from '@mediation/ui';
import { clockTime } from '../../../words/times/relative-time.ts';
import { fallbackText } from './fallback-text.ts';
import type { Finding } from './risk/findings.ts';
import { limitNames } from './risk/risk-words.ts';

interface Result {
  engine: Pick<EngineMark, 'name' | 'version' | 'fallback_reason'>;
  limits: readonly AnalysisLimit[];
}

/** The engine and version of a result, why no language model made it, and what it cannot say. */
export const originText = ({ engine: { name, version, fallback_reason: reason }, limits }: Result) =>
  [
    t`Made by AI: ${nameOf(name)} ${version}.`,
    ...(reason === undefined ? [] : [fallbackText(reason)]),
    ...limits.map((it) => i18n._(limitNames[it])),
  ].join(' ');

const nameOf = (name: string) => (name === 'Built-in analysis' ? t`Built-in analysis` : name);

/** The same for a finding; if it holds grave signs alone, it says so. */
export const findingOrigin = ({ metadata, content }: Finding) =>
  [
    originText({ engine: metadata, limits: content.limits }),
    ...(metadata.safety_only ? [t`Somebody has not said yes to AI, so it looks for grave signs alone.`] : []),
  ].join(' ');

/** The origin of a result, below it. */
export function OriginLine({ children }: { children: string }) {
  return (
    <Text size="tiny" tone="soft">
      {children}
    </Text>
  );
}

/** "Last 5 messages, 09:47". */
export const sourceText = (count: number, at: string) =>
  [count > 0 ? plural(count, { one: 'Last message', other: 'Last # messages' }) : '', clockTime(at)]
    .filter(Boolean)
    .join(', ');
