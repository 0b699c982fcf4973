export { checkedValues, firstValues, offeredValue, usedInputs } from './calculators/calculator-values.ts';
export { type Shown, offeredInputs } from './calculators/offered-inputs.ts';
export { exampleCalculators } from './calculators/example-calculators.ts';
export type { SupportCalculator } from './calculators/support-calculator.ts';
export { readSupportTable, supportTableLimits, type TableProblem, type TableRow } from './calculators/support-table.ts';
export type { ClauseTopic } from './clauses/catalog.ts';
export { completenessOf, type Subject } from './clauses/completeness.ts';
export { questionsOf, withAnswers } from './clauses/questions.ts';
export { clausesOf, type LibraryClause } from './clauses/library.ts';
export { changedWords, type WordRun } from './compare/changed-words.ts';
export { type ComparedFiles, compareFiles } from './compare/compare-files.ts';
export { type ComparedRule, type ComparedSchedule, compareSchedules } from './compare/compare-schedules.ts';
export { type ComparedFigure, compareStatements } from './compare/compare-statements.ts';
export {
  type ComparedClause,
  type ComparedDuty,
  compareVersions,
  foldUnchanged,
  type WrittenClause,
} from './compare/compare-versions.ts';
export type { FileLine } from './compare/file-parts.ts';
export { signingHeadings } from './compare/signing-headings.ts';
export { daysToCheckIn } from './contradictions/days-to-check.ts';
export { type ForeignClause, foreignClauses } from './contradictions/foreign-clauses.ts';
export { otherAmountOf } from './contradictions/other-amounts.ts';
export { otherDaysOf } from './contradictions/other-days.ts';
export { otherFactsIn } from './contradictions/other-facts.ts';
export { type Figure, otherFiguresIn } from './contradictions/other-figures.ts';
export { otherNightsIn } from './contradictions/other-nights.ts';
export { otherSumsIn } from './contradictions/other-shares.ts';
export { otherTimeIn } from './contradictions/other-time.ts';
export { type OpenFigures, otherWorthIn } from './contradictions/other-worth.ts';
export { drawnRanges } from './letters/drawn-ranges.ts';
export { drawnText, undrawnIn } from './letters/undrawn.ts';
export { visibleText } from './letters/visible-text.ts';
export { hasBlank } from './linter/blanks.ts';
export { otherDaysIn } from './linter/days.ts';
export { firstPersonIn, withName } from './linter/first-person.ts';
export { type ClauseLanguage, languageOf, otherLanguageIn, otherLanguageOf } from './linter/language.ts';
export { lint, placesIn } from './linter/lint.ts';
export type { Fill, Mark, Reason } from './linter/mark.ts';
export { type FilledField, filledFields } from './merge/filled-fields.ts';
export { firstMapping, type MappingProblem, mappingProblem, ticked, tickingKeys } from './merge/mapping.ts';
export { type MergedValues, type MergeFormats, type MergeSource, mergeValues } from './merge/merge-values.ts';
export { type CompiledSchedule, compile, startOf } from './parenting/compile.ts';
export type { Night } from './parenting/night.ts';
export { addDays, addMonths, dayNumber, dayOf, weekdayOf } from './parenting/day.ts';
export { firstPersonLines } from './parenting/first-person-lines.ts';
export type { Handover } from './parenting/handovers.ts';
export { instantOf } from './parenting/instant.ts';
export { firstDatesOf } from './parenting/occurrences.ts';
export { otherHandoversIn } from './parenting/other-handovers.ts';
export { cycleOf, type Preset, presetOf } from './parenting/patterns.ts';
export type { Problem } from './parenting/problems.ts';
export { makeEarlier, makeLonger, makeWin, removeRule } from './parenting/settle.ts';
export { type AgendaStretch, stretchesOf } from './parenting/stretches.ts';
export { type NumberedRule, otherThan, rulesOf, type Tier } from './parenting/tiers.ts';
export type { Period, Stretch } from './parenting/totals.ts';
export { asWeekday, offsetOf } from './parenting/yearly-day.ts';
export { knownFacts } from './recitals/known-facts.ts';
export { type RecitalGap, recitalGaps } from './recitals/recital-gaps.ts';
export { type RecitalProblem, recitalProblems } from './recitals/recital-problems.ts';
export { keepsFigures } from './translation/figures.ts';
export { type DividedRow, type Division, divisionOf, type Group, type Sums } from './money/division.ts';
export { type FirstYear, firstYearOf } from './money/first-year.ts';
export { monthlyOf, timesAYear } from './money/monthly.ts';
export { type MoneyRow, rowsOf } from './money/rows.ts';
export { type JointTotal, type Term, type Total, type Totals, totalsOf } from './money/totals.ts';
