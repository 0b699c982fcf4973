import type { Requirement } from './requirement.ts';
import { notApplicable, requirements } from './requirements.ts';
import { type TaggedTest, taggedTests } from './tagged-tests.ts';

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The tests of one file in one phrase. */
const validationMessage = (tests: readonly TaggedTest[]) =>
  [...Map.groupBy(tests, ({ file }) => file)].map(
    ([file, these]) => `\`${file.split('/').at(-1)}\`: ${these.map(({ title }) => title).join('; ')}`,
  );

/** The evidence of a requirement on the page: tests, other measures and gaps. */
const evidence = ({ id, by, open }: Requirement, tests: Map<string, TaggedTest[]>) =>
  [...validationMessage(tests.get(id) ?? []), ...(by ? [by] : []), ...(open ? [`**Open:** ${open}`] : [])].join('<br>');

/** Writes the security page, from the requirements and the tags of the tests. */
export function securityPage(tests = taggedTests()): string {
  const tested = requirements.filter(({ id }) => tests.has(id)).length;
  const open = requirements.filter((it) => it.open);
  return `# Security

Made by \`npm run security\` from the tests; do not edit it. A line \`// ASVS 7.4.1\` above a test
says which requirement it holds. The numbers are those of the OWASP Application Security Verification Standard 5.0, levels 1
and 2, the words are ours.

## What is promised

People here can be in danger from each other. The wall between the parties of a case, and between organizations, comes before
everything else.

- Who may do what is decided by the database alone, for each row, on every way to it: the API, the table API and realtime.
  [access.md](access.md) says it for every table and every kind of person; tests hold the database to it.
- Every policy is broken in every way by \`npm run mutants\`, and a test notices each time.
- What one party tells in private changes no byte of what the others are answered or receive (\`wall.test.ts\`).
- A session that ended, a role that was taken and a place in a case that was lost count with the next request, and close
  what was being listened to.
- What was acknowledged is there after the process is killed.

## What is not held yet

${open.map(({ id, asks, open: what }) => `- ${id}, ${asks[0]!.toLowerCase()}${asks.slice(1)}: ${what}`).join('\n')}

And beside the standard: a kill in the middle of writing is tried twice and not fifty times; what is told in private is looked
for in answers, mails, events and logs, not on every screen; no run through all pages counts what the content security policy
refused; and nobody outside of the project has tested any of this yet.

## Requirements

${requirements.length} requirements apply; tests hold ${tested} of them, whole or in part. The others say what holds them, or who has to.

| ASVS | level | asks for | held by |
| ---- | :---: | -------- | ------- |
${requirements.map((it) => row([it.id, String(it.level), it.asks, evidence(it, tests)])).join('\n')}

## What does not apply

| ASVS | why |
| ---- | --- |
${notApplicable.map(row).join('\n')}
`;
}
